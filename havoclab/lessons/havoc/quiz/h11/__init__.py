"""Questions about the options. Source: H11."""
