"""The lesson "Close battles" (H6): dogs left out, the order of declaring, and fighters of equal strength."""
