"""Commands for people who run a server or keep a data folder."""
