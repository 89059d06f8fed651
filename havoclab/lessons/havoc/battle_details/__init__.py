"""The lesson "The battle in detail" (H6): who may start and join, what may lie, what a lone fighter may do."""
