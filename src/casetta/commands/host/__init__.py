"""Commands for whoever runs a server or keeps a data folder."""
