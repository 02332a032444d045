/// What ``ScriptedNight`` reads like, and what it is as JSON.
enum StoryFrozen {
    static let story = #"""

        REVENANTS
          A full night, number 42.

          20 square metres of floor, four walls, one door and two pieces of furniture.
          Ines and Tom are in it, careful, with a phone each.
          The mark beside the time is how near the other one is: · far, ░ ▒ ▓ nearer, █
          here.

          0:00         Ines takes a phone.
          0:00         Tom takes the other.
          0:00         Both are ready. The lights go down.

        THE DOLL
          0:00         There is a doll on the floor. There was no doll on the floor.
          0:03   Tom   lays a hand on its head. It is warm.
          0:04   Ines  lays a hand on it too.
          0:04         It opens its eyes.

        THE CURSE
          0:04   Ines  LISTENER. The room goes to milk. In return it can be heard, all
                       of it, down to the nails.
          0:04   Tom   SEER. Every sound goes out, and static comes in. In return the
                       dark has edges.
          0:04         Neither can tell the other what that is like. They have the talk
                       pad, and that is all.

        THE FIRST SEAL: A LETTER
          0:20   Ines  Paper, somewhere on a wall. It stirs as if somebody behind it
                       were breathing.
          0:21   Ines  A pulse in the phone, faint. The paper is to the left.
          0:22   Ines  The pulse climbs into the wrist.
          0:23   Ines  The phone beats like something caught. It is here, on the wall,
                       and there is nothing to see.
          0:23   Ines  “Come.”
          0:24   Tom   Where Ines stands a pale page comes up through the wall, like a
                       face through ice.
          0:25   Tom   peels it off the wall. One of three. The ink is still wet.
          0:40   Ines  More paper, on another wall. It has been waiting longer.
          0:41   Ines  A pulse in the phone, faint. The paper is to the left.
          0:42   Ines  The pulse climbs into the wrist.
          0:43   Ines  It beats so hard that the hand goes numb. A bare wall.
          0:43   Ines  “Come.”
          0:44   Tom   The wall by Ines goes pale, and the pale grows corners.
          0:45   Tom   takes the second. The same hand wrote it, with less time.
          1:00   Ines  The last of it. It stirs before anybody has moved.
          1:01   Ines  A pulse in the phone, faint. The paper is to the left.
          1:02   Ines  The pulse climbs into the wrist.
          1:03   Ines  Here. The pulse has become one long shudder.
          1:04   Tom   The last page shows itself all at once, as if it were tired of
                       hiding.
          1:05   Tom   takes the last. Laid edge to edge, they can be read.
          1:05         “To break the curse, you must find the two pieces of the ancient
                       seal. Only when the seal is restored will the monster lose its
                       power.”
          1:05         Neither of them read it aloud.
          1:05         Where the doll is, something has begun to breathe.
          1:06   Ines  A heartbeat that is neither of theirs. Slow, and not far enough.

        THE SECOND SEAL: A LOCK
          1:17   Tom   Footprints, dark and wet, left and right, from the doll to a
                       wall. None of them come back.
          1:17   Ines  A whisper, from a corner with nobody in it. It is counting.
          1:18   Ines  The whispering is to the right.
          1:18   Tom   At the end of the footprints a lock grows out of the wall, with
                       three rings.
          1:20   Ines  The whisper lets go of a number: four. [4 _ _ _]
          1:21   Ines  Zero, seven, in one breath. [4 0 7 _]
          1:22   Ines  With its mouth at the ear: seven. [4 0 7 7]
          1:23   Ines  “Four, zero, seven, seven.”
          1:24   Tom   turns ring one to 4071.
          1:24   Tom   It does not turn. Two tries are left.
          1:24 ░       It has heard something. It comes to see.
          1:26 ░ Tom   turns ring one to 4770.
          1:26 ░ Tom   It turns, and turns back. One try is left.
          1:27 ▒ Ines  The heartbeat runs now, to the left.
          1:28 ▒ Tom   It does not turn. None is left.
          1:28 ▒       The lock screams. For ten seconds neither of them sees or hears
                       anything at all.
          1:39 █       It stands where the noise was, and listens.
          1:39 █       It is an arm's length from Tom.
          1:39 █ Ines  The heartbeat is so near that it could be one's own.
          1:39 █ Tom   Prints on the floor, wet, appearing one after another, with
                       nobody in them.
          1:40 █       A hand closes on Tom from behind, gently, as one takes a child's.
                       A candle goes out by itself. Two are left.
          1:40 █       No light and no sound, for six seconds.
          1:40 █       It lets go, and walks back to the doll.
          1:50         It lies down by the doll. It does not close its eyes.
          1:50   Ines  The heartbeat draws off.
          1:52   Tom   turns ring one to 4077.
          1:52   Tom   It goes round with a sound of teeth. Beneath it is another ring.
          1:53   Ines  The whisper has moved. It starts again from the beginning.
          2:00   Ines  One, one, one, one, in one breath. [1 1 1 1]
          2:00   Tom   It goes round. The one beneath is older.
          2:10   Ines  It is somewhere else again, and sounds younger.
          2:10   Tom   It goes round. Inside the wall something heavy lets go.
          2:10   Tom   The lock falls open. In it lies half a seal, cold as tap water.

        THE THIRD SEAL: A FREQUENCY
          2:13   Tom   Somewhere on a wall a number has begun to glow.
          2:13   Ines  A dial lies under the thumb, and hiss from one end of it to the
                       other.
          2:20   Tom   The number is 392.
          2:21   Tom   “Three, nine, two.”
          2:22   Tom   holds down the pin of the lock.
          2:24   Ines  Something under the hiss.
          2:25   Ines  A tone, whole and clean.
          2:26   Tom   A click in the wall, and another in the teeth.
          2:30   Tom   A second number, on another wall.
          2:30   Ines  The dial again. In the hiss, five stations. Four of them are
                       lying.
          2:35         There was somebody on that station. For six seconds there is
                       nothing else.
          2:35   Tom   lets go of the pin.
          2:40   Tom   A voice that is nobody's gives advice.
          2:40   Ines  A thread of light shows the way.
          2:40   Tom   reaches out. Too far.
          2:45   Tom   It clicks again.
          2:50   Tom   The last number. It is not as steady as the others.
          2:50   Ines  The dial, for the last lock.
          2:55   Tom   The last click.
          2:55   Tom   Behind the number the wall is hollow. In it lies the other half.

        THE RITUAL
          2:58         A stone has come up through the floor without moving a board.
                       Both phones lean towards it.
          2:58   Ines  The dial once more. There is one station left on it, and it will
                       not hold still.
          3:00   Ines  turns the lights on. Everything stops where it stands.
          3:01   Ines  turns the lights off again.
          3:01         It goes on as if nothing had been.
          3:10         Tom is gone from the room. The house waits 2 minutes.
          3:15         Tom is back.
          3:20   Tom   lays half of the seal on the stone and holds it there.
          3:23   Tom   takes the hand away. The first half stays where it lies, and
                       hums.
          3:25   Tom   lays the other half beside it.
          3:28   Tom   The halves find each other. The join is the shape of a mouth,
                       shut.
          3:28         Everything comes back at once: colour for Ines, sound for Tom.
                       What was walking in the room is gone in the middle of a step.

        THE WAY OUT
          3:28         A ring of light lies on the floor. The house gives them 14
                       seconds and begins to count.
          3:29   Tom   “Run!”
          3:29   Ines  “Run!”
          3:29   Tom   “Run!”
          3:30   Tom   “Here.”

        ESCAPED
          Both stand in the light, and the house stops counting. It took 4 minutes and
          50 seconds. Two candles are still burning.

        THE WIRE
                                    events   poses   frames   bytes   refused
          to Ines, the Listener          0       0        0       0
          from Ines, the Listener        0       0        0       0         0
          to Tom, the Seer               0       0        0       0
          from Tom, the Seer             0       0        0       0         3
          0 frames in 0 bytes. Dropped: 0 events, 0 collaboration, 2 poses, 0 watcher
          frames.

          The same night again: haunt night --seed 42

        """#

    static let json = #"""
        {"t":0,"event":"night","to":"host","seed":42,"length":"full","bots":"careful","room":"sample"}
        {"t":0,"event":"hello","to":"host","from":"listener","name":"Ines"}
        {"t":0,"event":"hello","to":"host","from":"seer","name":"Tom"}
        {"t":0.05,"event":"room","to":"listener","bytes":3}
        {"t":0.05,"event":"room","to":"seer","bytes":3}
        {"t":0.05,"event":"lobby","to":"both","seats":[{"seat":0,"name":"Ines","ready":true,"present":true,"hand":false},{"seat":1,"name":"Tom","ready":true,"present":true,"hand":false}]}
        {"t":0.05,"event":"ready","to":"host","from":"listener","ready":true}
        {"t":0.05,"event":"ready","to":"host","from":"seer","ready":true}
        {"t":0.1,"event":"start_scanning","to":"both","source":"sample"}
        {"t":0.1,"event":"begin_seance","to":"listener","x":0,"z":1,"yaw":0}
        {"t":0.1,"event":"doll_spawn","to":"both","x":0,"y":0,"z":0,"yaw":0.5}
        {"t":3,"event":"doll_touched","to":"host","from":"seer"}
        {"t":3,"event":"lobby","to":"both","seats":[{"seat":0,"name":"Ines","ready":true,"present":true,"hand":false},{"seat":1,"name":"Tom","ready":true,"present":true,"hand":true}]}
        {"t":4,"event":"doll_touched","to":"host","from":"listener"}
        {"t":4.05,"event":"doll_touched","to":"both"}
        {"t":4.05,"event":"role_assignment","to":"listener","role":"listener"}
        {"t":4.05,"event":"role_assignment","to":"seer","role":"seer"}
        {"t":20,"event":"letter_spawn","to":"listener","x":1,"y":1.4,"z":-2.25}
        {"t":23,"event":"say","to":"host","from":"listener","phrase":"come"}
        {"t":24,"event":"letter_spawn","to":"seer","x":1,"y":1.4,"z":-2.25}
        {"t":25,"event":"letter_collected","to":"both","fragments":1}
        {"t":40,"event":"letter_spawn","to":"listener","x":1,"y":1.4,"z":-2.25}
        {"t":43,"event":"say","to":"host","from":"listener","phrase":"come"}
        {"t":44,"event":"letter_spawn","to":"seer","x":1,"y":1.4,"z":-2.25}
        {"t":45,"event":"letter_collected","to":"both","fragments":2}
        {"t":60,"event":"letter_spawn","to":"listener","x":1,"y":1.4,"z":-2.25}
        {"t":63,"event":"say","to":"host","from":"listener","phrase":"come"}
        {"t":64,"event":"letter_spawn","to":"seer","x":1,"y":1.4,"z":-2.25}
        {"t":65,"event":"letter_collected","to":"both","fragments":3}
        {"t":65.05,"event":"mission_revealed","to":"both"}
        {"t":77,"event":"seal1_spawn","to":"seer","x":1,"y":1.4,"z":-2.25,"bend":0.1}
        {"t":77,"event":"emitter_spawn","to":"listener","x":1,"y":1.4,"z":-2.25}
        {"t":80,"event":"clue_digit","to":"listener","ring":1,"digits":"4"}
        {"t":81,"event":"clue_digit","to":"listener","ring":1,"digits":"407"}
        {"t":82,"event":"clue_digit","to":"listener","ring":1,"digits":"4077"}
        {"t":83,"event":"say","to":"host","from":"listener","digits":"4077"}
        {"t":84,"event":"code_entered","to":"host","from":"seer","ring":1,"digits":"4071"}
        {"t":84.05,"event":"code_result","to":"seer","ring":1,"right":false,"tries":2}
        {"t":86,"event":"code_entered","to":"host","from":"seer","ring":1,"digits":"4770"}
        {"t":86.05,"event":"code_result","to":"seer","ring":1,"right":false,"tries":1}
        {"t":88,"event":"code_result","to":"seer","ring":1,"right":false,"tries":0}
        {"t":88,"event":"scare","to":"both","seconds":10,"cause":"code"}
        {"t":90,"event":"refused","to":"seer","refused":"code_entered","reason":"scare"}
        {"t":100,"event":"candle","to":"both","left":2}
        {"t":100,"event":"scare","to":"both","seconds":6,"cause":"revenant"}
        {"t":112,"event":"code_entered","to":"host","from":"seer","ring":1,"digits":"4077"}
        {"t":112.05,"event":"code_result","to":"seer","ring":1,"right":true,"tries":3}
        {"t":113,"event":"emitter_spawn","to":"listener","x":1,"y":1.4,"z":-2.25}
        {"t":113,"event":"clue_digit","to":"listener","ring":2,"digits":""}
        {"t":120,"event":"clue_digit","to":"listener","ring":2,"digits":"1111"}
        {"t":120,"event":"code_result","to":"seer","ring":2,"right":true,"tries":3}
        {"t":130,"event":"emitter_spawn","to":"listener","x":1,"y":1.4,"z":-2.25}
        {"t":130,"event":"code_result","to":"seer","ring":3,"right":true,"tries":3}
        {"t":130,"event":"seal_collected","to":"both","pieces":1}
        {"t":133,"event":"glyph_spawn","to":"seer","tone":1,"x":1,"y":1.4,"z":-2.25,"hertz":392}
        {"t":133,"event":"dial_open","to":"listener","tone":1,"low":100,"high":1000}
        {"t":141,"event":"say","to":"host","from":"seer","digits":"392"}
        {"t":142,"event":"pin","to":"seer","held":true}
        {"t":142,"event":"dial","to":"host","from":"listener","hertz":300}
        {"t":142,"event":"tune","to":"listener","clarity":30}
        {"t":145,"event":"tune","to":"listener","clarity":97}
        {"t":146,"event":"frequency_matched","to":"both"}
        {"t":146,"event":"pin","to":"seer","held":false}
        {"t":150,"event":"glyph_spawn","to":"seer","tone":2,"x":1,"y":1.4,"z":-2.25,"hertz":220}
        {"t":150,"event":"dial_open","to":"listener","tone":2,"low":100,"high":1000}
        {"t":155,"event":"scare","to":"both","seconds":6,"cause":"decoy"}
        {"t":155,"event":"pin","to":"seer","held":false}
        {"t":160,"event":"hint","to":"seer","line":13}
        {"t":160,"event":"hint","to":"listener","line":17}
        {"t":160,"event":"refused","to":"seer","refused":"pin","reason":"out_of_reach"}
        {"t":165,"event":"frequency_matched","to":"both"}
        {"t":170,"event":"glyph_spawn","to":"seer","tone":3,"x":1,"y":1.4,"z":-2.25,"hertz":698}
        {"t":170,"event":"dial_open","to":"listener","tone":3,"low":100,"high":1000}
        {"t":175,"event":"frequency_matched","to":"both"}
        {"t":175,"event":"seal_collected","to":"both","pieces":2}
        {"t":178,"event":"ritual_begin","to":"both","x":1,"y":1.4,"z":-2.25}
        {"t":178,"event":"dial_open","to":"listener","tone":3,"low":100,"high":1000}
        {"t":178,"event":"tune","to":"listener","clarity":80}
        {"t":180,"event":"pause","to":"host","from":"listener","paused":true}
        {"t":180.05,"event":"pause","to":"both","paused":true}
        {"t":181,"event":"pause","to":"host","from":"listener","paused":false}
        {"t":181.05,"event":"pause","to":"both","paused":false}
        {"t":190,"event":"peer_lost","to":"listener","seat":1,"seconds":120}
        {"t":195,"event":"peer_back","to":"listener","seat":1}
        {"t":200,"event":"pin","to":"seer","held":true}
        {"t":203,"event":"seal_placed","to":"both","pieces":1}
        {"t":203,"event":"pin","to":"seer","held":false}
        {"t":205,"event":"pin","to":"seer","held":true}
        {"t":208,"event":"seal_placed","to":"both","pieces":2}
        {"t":208,"event":"senses_restored","to":"both"}
        {"t":208,"event":"escape_countdown","to":"both","seconds":14.5,"x":2,"z":-1,"radius":0.8}
        {"t":209,"event":"say","to":"host","from":"seer","phrase":"run"}
        {"t":209,"event":"say","to":"host","from":"listener","phrase":"run"}
        {"t":209,"event":"say","to":"host","from":"seer","phrase":"run"}
        {"t":210,"event":"say","to":"host","from":"seer","phrase":"run"}
        {"t":210,"event":"say","to":"host","from":"seer","phrase":"here"}
        {"t":300,"event":"wire","to":"host","frames":0,"bytes":0,"refused":3,"dropped":2}
        {"t":300,"event":"night_over","to":"both","result":"escaped","seconds":290.5}

        """#
}
