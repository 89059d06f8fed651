"""The lesson "The worked example: a round of recruiting" (H12): each step is predicted before it is seen."""
