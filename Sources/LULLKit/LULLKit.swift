// LULLKit: first slice follows.
