"""Clients of earlier versions of the protocol, as they talked then."""
