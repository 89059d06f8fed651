"""The lesson on setting the table for friends, and on what each of them may know. Source: H1-H3."""
