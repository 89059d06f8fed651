"""The lesson on options: what a table may agree on before it begins. Source: H3.5a, H6.1a-H6.1c, H8.5d, H11."""
