"""The WebSocket interface: sessions, connections, the transport below them."""
