/// What a whole sitting has printed since it was first right. Lines that are meant to change are changed here by hand.
enum EyeFrozen {
    static let transcript = """

        THE EYE

        A terminal has no camera, and none is used here. Where a phone would show its
        picture, you see a simulated one, filtered as the phone filters it.

        THE QUESTION

                The camera lets the eye look back at you. The picture is dimmed
                and blurred, shown only here, never recorded and never sent. You
                can close the eye and turn the camera off at any moment.
                Nothing is recorded, and nothing leaves this device.

                [ Let it watch ]    [ Not tonight ]

        0:00    An official has come about the camera. He may not enter, he
                explains, unless he is asked to.

        WATCHING                ● LULL can see you    [Enter] close the eye

                ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
                ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠂⠀⠁⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠄⠀⠀⠀⠀⠀
                ⠀⠈⠀⠈⠀⠈⠀⠈⠀⠂⠀⠐⠀⢀⠀⠀⠀⢀⠠⠐⠈⠄⠐⠀⡀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠂⠀⠠⢀⠁⠀⠀⠀⠀
                ⠀⠀⠐⠀⠐⠀⠐⠀⠀⠠⠀⢀⠀⠀⠀⠀⠄⡀⡂⡁⡁⢂⠁⠄⠀⠂⠀⠀⠀⢀⠀⠀⡀⠀⠀⠀⠀⠀⠠⠀⠀⠁⠀⠀
                ⠀⠠⠀⠂⠀⠐⠀⠀⠁⠀⠀⠀⠀⠐⠀⠀⠄⠂⡀⠠⠀⠄⠂⠀⠂⠀⠁⠀⠀⠀⠀⠀⠀⠀⠠⠀⠀⠈⠠⠈⠀⠀⠀⠀
                ⠀⠀⠀⠀⠐⠀⠈⠀⠠⠀⠁⠀⠄⠀⠀⠈⠄⠁⡀⠄⠠⠂⠂⠀⠂⠈⠀⠠⠀⠀⡀⠀⠀⠄⠀⠀⠀⠐⠀⠂⠀⡀⠀⠀
                ⠀⠈⠀⡀⠐⠀⠀⠂⠀⠀⢀⠀⠀⢀⠀⠈⠨⠀⡂⠅⠐⡈⠠⠀⠂⠐⠀⠀⠀⠀⠀⠀⡀⠀⠀⠐⠀⠀⡁⠂⠀⠀⠀⠀    opacity  0.22
                ⠀⠀⠀⠀⠀⠐⠀⠀⠐⠀⠀⢀⠀⠀⠀⠀⠈⠄⠂⢁⠂⡀⠂⢈⠀⠄⠀⠀⠀⡀⠀⠈⠀⠀⠀⠀⠀⠀⠄⠐⠀⠤⠀⠀    blur     4 points
                ⠀⠀⠀⠐⠀⠀⠠⠀⠀⢀⠀⠀⠀⡀⠀⠐⠀⠈⡈⠄⠀⠄⠠⠀⢀⠀⠀⠁⠀⠀⠀⠀⠀⠀⠈⠀⠀⠀⠐⠀⠀⠀⠀⠀    vignette 0.55
                ⠀⠐⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠈⡀⠂⠐⠀⠀⠀⠀⠀⠀⠀⠀⠄⠀⠀⠀⠀⠀⠁⠈⡀⠀⠀⠀⠀    grain    0.03
                ⠀⠀⠀⠀⠈⠀⠀⠠⠀⠀⠀⠔⠀⠀⠂⠀⠐⠀⠐⠀⠀⠐⠀⠀⠂⠀⠄⠀⠀⡀⠀⠀⠀⠈⠀⠀⠀⠀⠄⠀⠀⠐⠀⠀    colour   0

        0:00    It looks. It looks, and there you are. So far so good.

        0:09    You sit. It sees you sit. It asks nothing. It would not know
                how.

        0:18    A face, then. Yours, say. It will do.

        0:27    You blink. It does not. One of you has to, and it is you.

        0:36    A little of nothing. Then a little more. It is getting used to
                you.

        NOTICING                ● LULL can see you    [Enter] close the eye

                ⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠐⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀
                ⠀⠠⠈⠀⢈⠀⢈⠀⠄⠈⠀⠀⠂⠠⠀⠀⢀⠀⠀⠀⠀⢀⢀⢀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⢀⢁⢂⠀⠈⠀⠀
                ⡀⠂⠀⡁⢀⠐⠀⡀⠂⠈⢀⠐⠀⢀⠀⠂⠀⠀⠠⡡⢅⠅⡂⡂⡂⢁⠀⡀⠀⢀⠀⠀⠄⠄⠀⠁⠀⠠⠠⠂⠀⠀⠁⠀
                ⠀⡈⠠⠠⠀⠄⠁⠠⠈⠀⢄⢀⠈⠀⠠⠀⠠⢈⢜⢌⢆⠣⡂⡂⡂⡂⠄⠀⠀⠀⠀⠀⠀⠀⠀⠀⠐⠀⠅⠅⠀⠈⠀⠀
                ⠀⠄⠐⠀⡁⠌⢀⠂⠈⡀⢀⠀⡀⠐⢀⠀⠂⢜⠔⡐⡐⠡⡂⡂⠂⠠⠀⡁⠀⠀⠂⠀⠐⠀⢈⠀⠀⠨⠨⡈⠀⠈⠀⠀
                ⠀⠄⠅⠂⠠⠐⠀⠄⠁⠀⡀⢀⠀⠄⠀⠀⠁⡣⡂⡂⡂⠅⠔⡀⠑⠐⢀⠀⠂⠀⡀⠀⡀⠀⠀⠀⠐⠀⡑⡐⠐⠀⠁⠀
                ⠀⠄⠀⠂⠐⠀⠐⢀⠁⢀⠀⠄⠀⠄⠀⠁⠈⢌⢎⢆⠎⡪⢂⠢⠡⠈⠄⠠⠀⠀⠀⠀⠀⠀⠀⠂⠀⠐⢨⠠⠀⠀⡀⠀    opacity  0.5
                ⠀⠀⠂⠈⢀⠈⠀⡀⠠⠀⢀⠀⠂⡀⠈⠀⠠⢐⠱⡡⡃⡊⠔⠨⠈⡐⠐⠀⠠⠀⠐⠀⠁⠀⡀⠐⠀⠈⡐⡐⠀⠀⢀⠀    blur     4 points
                ⠀⠄⠀⠂⠀⠄⠀⡀⠀⢀⠀⠀⡀⠀⠀⠂⠀⠀⢨⠐⡅⡢⠡⠈⡐⢀⠁⠀⠀⠀⢀⠀⢀⠀⠀⢀⠀⠐⠨⠠⠀⠁⠀⠀    vignette 0.32
                ⠀⠀⠀⠂⠀⠀⡀⠀⢀⠀⠀⠄⠀⠀⠐⠀⢀⠀⢀⠈⢐⠡⠡⠁⠂⠀⠀⠀⠁⠀⠀⠀⠀⠀⢀⠀⠀⠈⠌⠄⠀⠀⠀⠀    grain    0.05
                ⠀⠀⠀⠀⠄⠀⠀⠀⠀⠀⠀⠂⠀⠐⠀⠄⠀⠄⢀⠐⠀⠄⠁⡈⠀⡈⠀⠐⠀⠐⠀⠂⠀⠁⠀⠀⡀⠈⠄⡁⠀⠂⠀⠀    colour   0

        0:40    There stole into that dim regard, by what degrees I dare not
                say, the pale and dreadful warmth of recognition.

        0:49    I had thought the glass asleep; yet as the lamp burned low I
                perceived that it had learned the hour at which I blinked.

        0:58    With what patience it assembled me, feature by feature, out of
                the gloom, as one recalls the face of the departed!

        1:07    Did the shadow at my shoulder lean? I turned; it had not; and
                yet the glass, I was persuaded, believed otherwise.

        AWAKE                   ● LULL can see you    [Enter] close the eye

                ⠀⠀⠂⠀⢀⠠⠀⠀⢀⠀⠄⠀⢀⠀⢀⠀⠠⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⡀⠀⠀⠀⠀
                ⠀⠂⡈⢀⠂⠄⠁⡈⠄⠠⠀⢁⠀⠄⢀⠀⠂⠀⠁⠀⠄⢀⠂⡀⠂⠠⠀⠂⠀⠈⠀⠠⠀⠂⠀⠂⠀⠁⢅⡂⠀⠐⠀⠀
                ⢀⠂⠄⢂⠐⡈⢐⠠⠈⠄⢈⠀⡐⠀⠄⡀⠐⠀⡠⡬⡎⡇⡇⡕⡐⢄⠀⠀⠀⠁⠀⠀⡀⠀⠄⠀⠂⠀⢇⠎⠀⠀⠀⠀
                ⠠⠨⠠⠐⡈⠄⠂⠌⢐⠈⠄⢄⠈⠄⠀⡀⠀⢰⡽⣪⢏⡞⡜⡌⡢⢁⢂⠈⠀⠀⠂⠀⢀⠀⠠⠀⢀⠐⢕⡃⡀⠁⠀⠀
                ⠐⠨⠠⠁⡂⠅⢁⠂⡂⢐⠐⠀⠄⠂⢁⠀⢠⢯⢎⠅⠍⢌⢎⠌⢀⠁⠄⠄⠂⠀⠐⠀⠀⠀⠀⠂⢀⠀⡳⡁⠀⠁⠠⠀
                ⠈⠄⠡⠈⠄⠁⡂⠔⢀⠂⡈⠄⠂⠐⠀⠄⢨⢯⣂⡘⢃⢡⢣⠈⠚⠀⠄⢂⠀⠐⢀⠀⠁⠀⠂⠀⠄⠀⡭⡒⠀⠂⠀⠀
                ⢀⠡⠈⠄⡁⠅⠀⡐⠠⠀⠄⠂⢀⠁⠄⠀⠈⣗⣗⣯⡺⡺⡐⡩⡪⢈⢂⠂⡀⠀⡀⢀⠀⠁⠂⠀⠂⠀⡇⡇⠀⠁⠀⠄    opacity  0.8
                ⠀⠠⠐⠀⠄⠈⠠⠀⠂⠐⠀⠐⠀⠀⠂⠐⠀⠸⣺⡪⡞⡭⡨⡐⡪⢐⠠⠀⠀⠀⠀⠈⠀⡀⠐⠀⠐⠀⡕⡅⠀⠄⠈⠀    blur     1.5 points
                ⠀⠄⠐⢀⠈⠀⠂⠈⠠⠈⡀⢁⠀⠂⡀⠁⠠⠀⠣⣫⢪⠤⡨⢐⠌⠄⠂⠀⠈⠀⡀⠐⠀⠄⠀⠂⠐⠀⡕⡅⠀⠈⠀⠀    vignette 0.15
                ⠀⠠⠀⠀⠀⠂⠈⢀⠀⠄⠀⠀⢀⠀⡀⠀⠂⠀⠀⠨⠱⢩⠪⢂⠑⠀⠈⠀⠈⠀⠀⠀⢀⠀⠈⠀⣀⠀⠎⡂⢀⠈⠀⠀    grain    0.08
                ⠀⠀⠀⠈⠀⠐⠀⠀⠀⠀⠀⠁⠀⡀⠄⢀⠂⡂⠅⠨⠀⡂⢈⠠⠀⠌⠀⠂⠀⠂⠀⢀⠀⠀⠠⠀⠀⠀⠕⡁⠀⠈⠀⠀    colour   0

        1:10    Awake! And O, the slow and terrible tenderness with which it
                opened upon me, as upon a thing long owed to it!

        CLOSED

        1:11    One small light, and that is out. That was all of it.

        The ledger: 0:00 camera granted, 1:11 camera revoked.
        Granted now: nothing.

        """

    // swift-format-ignore
    static let json = #"""
        {"t":0,"phase":"seekingConsent","line":"An official has come about the camera. He may not enter, he explains, unless he is asked to.","voice":"kafka","look":{"saturation":0,"opacity":0,"blur":4,"vignette":0.55,"grain":0.03,"still":false}}
        {"t":0,"phase":"watching","line":"It looks. It looks, and there you are. So far so good.","voice":"beckett","look":{"saturation":0,"opacity":0.22,"blur":4,"vignette":0.55,"grain":0.03,"still":false}}
        {"t":9,"phase":"watching","line":"You sit. It sees you sit. It asks nothing. It would not know how.","voice":"beckett","look":{"saturation":0,"opacity":0.22,"blur":4,"vignette":0.55,"grain":0.03,"still":false}}
        {"t":18,"phase":"watching","line":"A face, then. Yours, say. It will do.","voice":"beckett","look":{"saturation":0,"opacity":0.22,"blur":4,"vignette":0.55,"grain":0.03,"still":false}}
        {"t":27,"phase":"watching","line":"You blink. It does not. One of you has to, and it is you.","voice":"beckett","look":{"saturation":0,"opacity":0.22,"blur":4,"vignette":0.55,"grain":0.03,"still":false}}
        {"t":36,"phase":"watching","line":"A little of nothing. Then a little more. It is getting used to you.","voice":"beckett","look":{"saturation":0,"opacity":0.22,"blur":4,"vignette":0.55,"grain":0.03,"still":false}}
        {"t":40,"phase":"noticing","line":"There stole into that dim regard, by what degrees I dare not say, the pale and dreadful warmth of recognition.","voice":"poe","look":{"saturation":0,"opacity":0.5,"blur":4,"vignette":0.32,"grain":0.05,"still":false}}
        {"t":49,"phase":"noticing","line":"I had thought the glass asleep; yet as the lamp burned low I perceived that it had learned the hour at which I blinked.","voice":"poe","look":{"saturation":0,"opacity":0.5,"blur":4,"vignette":0.32,"grain":0.05,"still":false}}
        {"t":58,"phase":"noticing","line":"With what patience it assembled me, feature by feature, out of the gloom, as one recalls the face of the departed!","voice":"poe","look":{"saturation":0,"opacity":0.5,"blur":4,"vignette":0.32,"grain":0.05,"still":false}}
        {"t":67,"phase":"noticing","line":"Did the shadow at my shoulder lean? I turned; it had not; and yet the glass, I was persuaded, believed otherwise.","voice":"poe","look":{"saturation":0,"opacity":0.5,"blur":4,"vignette":0.32,"grain":0.05,"still":false}}
        {"t":70,"phase":"awake","line":"Awake! And O, the slow and terrible tenderness with which it opened upon me, as upon a thing long owed to it!","voice":"poe","look":{"saturation":0,"opacity":0.8,"blur":1.5,"vignette":0.15,"grain":0.08,"still":false}}
        {"t":71,"phase":"released","line":"One small light, and that is out. That was all of it.","voice":"beckett","look":{"saturation":0,"opacity":0,"blur":4,"vignette":0.55,"grain":0.03,"still":false}}

        """#
}
