"""The lesson on the last battle: how it begins, the last dogs, what is laid. Source: H9.1-H9.5."""
