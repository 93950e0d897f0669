"""The tests of Taku."""

import signal
from contextlib import suppress

if (
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN
):  # As a shell starts what it puts behind: children would inherit it.
    with suppress(ValueError):  # Only the main thread may.
        signal.signal(signal.SIGINT, signal.default_int_handler)
