"""Chunks on many machines: a Dask scheduler by its address, or one started here with some workers (``taku[cluster]``)."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from game.lab.deals import OtherVersion
from game.lab.study import made_with

PATIENCE = 20
"""Seconds that a scheduler and its first worker may take to answer."""
RETRIES = 3
"""How often a chunk whose worker has died is given to another."""
QUIET = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "500ms",
    "distributed.admin.system-monitor.interval": "5s",
    "distributed.admin.system-monitor.gil.enabled": False,
    "distributed.worker.memory.monitor-interval": "1s",
}
"""What a worker started here leaves out: it watches itself every few milliseconds otherwise, at the cost of the games."""


class NoCluster(RuntimeError):
    """No scheduler, or no worker, answers there."""


@contextmanager
def connected(address: str, title: str) -> Iterator[tuple[Executor, int]]:
    """An executor on the cluster, and how many threads it has. ``address`` is that of a scheduler, or a number of workers
    to start on this computer. A chunk is a pure function of its bytes, so one that is given out again gives the same, and
    each counts once. Raises ImportError without the extra, NoCluster, OtherVersion where a worker would play other games."""
    import dask
    from distributed import Client, LocalCluster

    patience = {"distributed.comm.timeouts.connect": f"{PATIENCE}s", "distributed.scheduler.allowed-failures": RETRIES}
    with dask.config.set({**patience, **(QUIET if address.isdecimal() else {})}):
        try:
            if address.isdecimal():
                here = LocalCluster(n_workers=max(1, int(address)), threads_per_worker=1, dashboard_address=None)
            else:
                here = None
            client = Client(here or address, timeout=PATIENCE)
        except (OSError, TimeoutError, ValueError):
            raise NoCluster(address) from None
        try:
            try:
                client.wait_for_workers(1, timeout=PATIENCE)
            except TimeoutError:
                raise NoCluster(address) from None
            mine = made_with(title)
            for theirs in client.run(made_with, title).values():
                if theirs != mine:
                    raise OtherVersion(theirs, mine)
            executor = client.get_executor(retries=RETRIES, pure=False)
            yield executor, max(1, sum(client.nthreads().values()))
        finally:
            client.close()
            if here is not None:
                here.close()
