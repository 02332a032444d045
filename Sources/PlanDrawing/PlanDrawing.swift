// PlanDrawing: first slice follows.
