"""What is said over HTTP and WebSocket: messages, bodies, errors, limits, schemas; no behaviour."""
