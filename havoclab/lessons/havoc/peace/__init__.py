"""The lesson on the Peacekeeper and the years of peace. Source: H5."""
