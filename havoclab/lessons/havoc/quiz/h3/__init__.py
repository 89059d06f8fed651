"""Questions about setting up and what each may know. Source: H3."""
