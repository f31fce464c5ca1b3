"""What alembic runs: all wanted revisions on the connection that `migrating` hands over."""

from alembic import context

from casetta.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
