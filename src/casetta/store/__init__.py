"""Where tables are kept: one interface, in memory or in the SQLite file of a data folder.

`store` has the interface, `memory` and `sqlite` are the two that there are. The other modules
belong to the SQLite file: its form, its writer, migrations, and the commands of an operator.
"""
