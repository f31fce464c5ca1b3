"""Inner names of libraries that we use: a new version that lacks one is found here, by name."""

import ast
import importlib
import inspect

import pytest

from casetta.server import listeners
from casetta.server.http import transport as http_transport
from casetta.server.socket import transport as socket_transport

UVICORN_INTERNALS = {
    "uvicorn.server:Server": (
        "_serve", "config", "lifespan", "main_loop", "on_tick", "server_state", "should_exit",
        "shutdown", "started", "startup",
    ),
    "uvicorn.server:ServerState": ("connections", "tasks"),
    "uvicorn.middleware.proxy_headers:ProxyHeadersMiddleware": ("trusted_hosts",),
    "uvicorn.protocols.http.h11_impl:H11Protocol": (
        "conn", "connection_lost", "connection_made", "data_received", "flow",
        "handle_websocket_upgrade", "headers", "loop", "on_response_complete", "pause_writing",
        "resume_writing", "timeout_keep_alive_task", "transport", "ws_protocol_class",
    ),
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        "close_sent", "close_timeout", "close_timer", "config", "conn", "connection_lost",
        "connection_made", "data_received", "frames", "handle_connect", "handle_ping",
        "handshake_complete", "handshake_initiated", "loop", "queue", "read_paused", "run_asgi",
        "schedule_ping", "scope", "send_keepalive_ping", "shutdown", "start_keepalive",
        "stop_keepalive", "transport", "writable",
    ),
}  # fmt: skip
"""What listeners.py and both transport.py in server/ use of uvicorn besides its interface."""
NUMBA_INTERNALS = {
    "numba.core.caching:UserProvidedCacheLocator": ("get_suitable_cache_subpath",),
    "numba.core.config:": ("CACHE_DIR", "CACHE_LOCATOR_CLASSES"),
    "numba.core.dispatcher:Dispatcher": ("get_call_template",),
    "numba.core.options:DefaultOptions": ("_nrt",),
    "numba.core.types:": ("intp", "unliteral"),
    "numba.np.arrayobj:": ("fix_integer_index",),
}
"""What compiler and numba_backend in kernel/ use of numba besides its interface; no others may."""
OURS = {
    listeners.Listener: "uvicorn.server:Server",
    http_transport.HttpProtocol: "uvicorn.protocols.http.h11_impl:H11Protocol",
    socket_transport.SocketProtocol: (
        "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol"
    ),
}
"""Our subclasses of uvicorn's classes."""
USED = [
    (place, name)
    for place, names in (UVICORN_INTERNALS | NUMBA_INTERNALS).items()
    for name in names
]


@pytest.mark.parametrize(("place", "name"), USED, ids=lambda each: each.rpartition(".")[2])
def test_what_we_use_of_a_library_is_still_there(place, name):
    module, _, holder = place.partition(":")
    owner = importlib.import_module(module)
    owner = getattr(owner, holder) if holder else owner
    source = inspect.getsource(owner)

    assert hasattr(owner, name) or f"self.{name}" in source, (
        f"{module} has no {name} any more: look at what we use of it"
    )


@pytest.mark.parametrize("ours", OURS, ids=lambda each: each.__name__)
def test_all_that_our_protocols_inherit_and_use_is_in_the_list(ours):
    tree = ast.parse(inspect.getsource(ours))
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    used = {node.attr for node in names if ast.unparse(node.value) in ("self", "super()")}
    written = {node.attr for node in names if isinstance(node.ctx, ast.Store)}
    defined = {node.name for node in ast.walk(tree) if hasattr(node, "name")} | set(vars(ours))
    inherited = {name for base in ours.__mro__[1:-1] for name in vars(base)}
    theirs = {
        name
        for name in used
        if name in inherited or not (name in defined or name in written or name.startswith("__"))
    }

    assert theirs - {"__init__"} <= set(UVICORN_INTERNALS[OURS[ours]])
