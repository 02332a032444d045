// HauntTransport: first slice follows.
