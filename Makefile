# Aliases only; everything is done by ./casetta.
.PHONY: play test check
play: ; @./casetta
test: ; @./casetta test
check: ; @./casetta test --quick
