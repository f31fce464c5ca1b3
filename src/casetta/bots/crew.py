"""Who does the work: this process, all cores, or a Dask or Ray cluster at an address."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from casetta.contract.errors import Wrong

BATCH = 64
"""Items that are handed out together where answers do not come one by one."""
Item = TypeVar("Item")
Found = TypeVar("Found")


@contextmanager
def at_work(jobs: int, on: str | None) -> Iterator[None]:
    """While this lasts, `each` works on a cluster, if an address of one is given."""
    if on is None:
        yield
        return
    from joblib import parallel_config

    kind, _, address = on.partition("://")
    if kind not in CLUSTERS or not address:
        raise Wrong("unknown-cluster", address=on, known="dask://HOST:PORT, ray://HOST:PORT")
    try:
        leave = CLUSTERS[kind](address)
    except ImportError as error:
        raise Wrong("no-cluster-package", package=str(error.name)) from error
    except (OSError, ConnectionError, TimeoutError) as error:
        raise Wrong("no-cluster", address=on) from error
    try:
        with parallel_config(kind, n_jobs=jobs):
            yield
    finally:
        leave()


def each(
    work: Callable[[Item], Found], items: Iterable[Item], jobs: int, on: str | None
) -> Iterator[Found]:
    """What comes of each item, in their order, as soon as it is there."""
    if jobs == 1 and on is None:
        yield from map(work, items)
        return
    from joblib import Parallel, delayed

    tasks = (delayed(work)(item) for item in items)
    if on is not None and on.startswith("ray"):  # which answers whole lists only
        while batch := list(islice(tasks, BATCH)):
            yield from Parallel(batch_size=1)(batch)
    else:
        yield from Parallel(None if on else jobs, return_as="generator", batch_size=1)(tasks)


def join_dask(address: str) -> Callable[[], Any]:
    """Become a client of a Dask cluster; answers how to leave it."""
    from distributed import Client

    client = Client(f"tcp://{address}")
    return lambda: client.close()


def join_ray(address: str) -> Callable[[], Any]:
    """Become a client of a Ray cluster; answers how to leave it."""
    import ray
    from ray.util.joblib import register_ray

    ray.init(f"ray://{address}")
    register_ray()
    return lambda: ray.shutdown()


CLUSTERS: dict[str, Callable[[str], Callable[[], Any]]] = {"dask": join_dask, "ray": join_ray}
