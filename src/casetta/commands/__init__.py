"""The command line, in four groups: play, study, host, develop."""
