"""Where tables are kept: a SQLite file in a data folder; backup, check, export, import."""
