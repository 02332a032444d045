// ArgumentParser: first slice follows.
