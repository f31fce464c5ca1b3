"""The table server: HTTP, WebSocket, rooms, and workers beside the event loop."""
