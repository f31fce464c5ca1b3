"""What alembic runs: all wanted revisions on the connection that `backup.py` hands over."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
