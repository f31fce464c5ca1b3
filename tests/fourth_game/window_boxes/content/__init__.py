"""What lies in the box, and what owners bring."""
