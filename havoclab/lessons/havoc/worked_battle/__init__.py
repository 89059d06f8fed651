"""The lesson "The worked example: Sluys" (H12): a whole battle, each step predicted before it is seen."""
