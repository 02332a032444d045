// HauntBots: first slice follows.
