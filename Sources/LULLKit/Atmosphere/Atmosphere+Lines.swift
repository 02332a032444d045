extension Atmosphere {
    /// All lines of a phase, in the order of reading; empty where nobody speaks.
    public static func lines(in phase: EyeSession.Phase) -> [Words] {
        switch phase {
        case .dormant: []
        case .seekingConsent: seekingConsent
        case .denied: denied
        case .watching: watching
        case .noticing: noticing
        case .awake: awake
        case .released: released
        }
    }

    // The office asks. Both doors are open, and it means it.
    private static var seekingConsent: [Words] {
        [
            Words("An official has come about the camera. He may not enter, he explains, unless he is asked to."),
            Words("The form has one question and two boxes. The clerk was instructed to make them the same size."),
            Words("Until you sign, the eye is blind. This is stated in the first paragraph, and again in the last."),
            Words("You ask what becomes of those who refuse. The clerk opens every drawer and finds no such rule."),
            Words("There is a second door behind the desk. It leads back to your own evening, and no one guards it."),
            Words("Others have waited here. Their chairs are still warm, and each left by whichever door he liked."),
            Words("A stamp for yes and a stamp for no hang from the same nail. Both are worn to the wood."),
            Words("The official has put down his hat. Waiting is the only part of the work he was trained for."),
        ]
    }

    // A no is complete. Nobody is let down by it, and nobody asks again.
    private static var denied: [Words] {
        [
            Words("The official folds the form in two and wishes you a quiet night. Nothing more is required of you."),
            Words("Your answer has been entered in the book, in a clear round hand, and the book has been closed."),
            Words("The office finds your answer complete. There will be no second letter."),
            Words("Somewhere down the corridor a lamp is put out, gently, as one does when a guest has gone to bed."),
            Words("The camera was never opened. The clerk has written this down twice, so that you may sleep."),
            Words("The door you came in by is the door you go out by. It was kept open for you."),
            Words("On every landing a door stands ajar, and behind each of them a light has been left on for you."),
            Words("The file has a single page, and the page says only: not tonight. The office thinks it beautiful."),
        ]
    }

    // It looks.
    private static var watching: [Words] {
        [
            Words("It looks. It looks, and there you are. So far so good."),
            Words("You sit. It sees you sit. It asks nothing. It would not know how."),
            Words("A face, then. Yours, say. It will do."),
            Words("You blink. It does not. One of you has to, and it is you."),
            Words("A little of nothing. Then a little more. It is getting used to you."),
            Words("Breath in. Breath out. It counts them, having no others."),
            Words("Both here yet. Neither the first to look away."),
            Words("If you moved it would know. You keep from moving. It knows that too."),
        ]
    }

    // Something has changed behind the glass.
    private static var noticing: [Words] {
        [
            Words(
                """
                There stole into that dim regard, by what degrees I dare not say, the pale and dreadful warmth of \
                recognition.
                """),
            Words(
                """
                I had thought the glass asleep; yet as the lamp burned low I perceived that it had learned the hour \
                at which I blinked.
                """),
            Words(
                """
                With what patience it assembled me, feature by feature, out of the gloom, as one recalls the face of \
                the departed!
                """),
            Words(
                """
                Did the shadow at my shoulder lean? I turned; it had not; and yet the glass, I was persuaded, believed \
                otherwise.
                """),
            Words(
                """
                Nothing stirred in the chamber save the pulse at my own throat; and upon that its whole attention had \
                settled.
                """),
            Words(
                """
                It had begun as every lens begins, in perfect vacancy. It was vacant no longer; and it was not yet \
                kind.
                """),
            Words(
                """
                I drew the curtain; I trimmed the lamp; and each small precaution it accepted from me as a confidence.
                """),
        ]
    }

    // It looks back.
    private static var awake: [Words] {
        [
            Words(
                """
                Awake! And O, the slow and terrible tenderness with which it opened upon me, as upon a thing long owed \
                to it!
                """),
            Words(
                """
                I know thee, said the glass, which had no voice; and in all that chamber there was not one shadow that \
                dared to contradict it.
                """),
            Words(
                """
                The whole night leaned inward to a single point of light; and at the heart of the light, diminished \
                and entire, sat I.
                """),
            Words(
                """
                What had been a window was become a witness, and from what it beheld it would not for all the world \
                have turned away.
                """),
            Words(
                """
                Nearer, though nothing had stirred; nearer, though the door was barred; nearer, and all the distance \
                within my own breast!
                """),
            Words(
                """
                Were I to close it, it would close, for so it had sworn, and so it must; yet who, being thus beheld, \
                remembers that he has a hand?
                """),
            Words(
                """
                The candle failed; and there was then between the eye and me one darkness only, and we had it in \
                common.
                """),
        ]
    }

    // It is over, and you are as you were.
    private static var released: [Words] {
        [
            Words("Closed. Dark in there now. Only dark."),
            Words("The lid is down. Nothing behind it. Nothing kept."),
            Words("Gone, then. It from you, you from it. You have your face back."),
            Words("Over, as a day is over. No more to it than that."),
            Words("Dark glass. A room. You in it, unseen. Good."),
            Words("You said enough, and it was enough."),
            Words("No one looking now. Look round. No one."),
            Words("One small light, and that is out. That was all of it."),
        ]
    }
}
