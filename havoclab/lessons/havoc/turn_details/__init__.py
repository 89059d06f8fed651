"""The lesson "A turn in detail" (H4): what dogs may do while recruiting, and what happens when cards run out."""
