"""The guard at the socket for processes that a test starts: Python imports this by itself at each start.

`conftest` puts its folder on PYTHONPATH. What reaches for anything but the loopback is refused in the child and written
down in the file that OUTSIDE_GUARD_LOG names, for which the test then fails. Imports nothing: starts are measured.
"""

import sys


def _is_loopback(host: object) -> bool:
    import ipaddress

    if isinstance(host, bytes):
        host = host.decode("ascii", "replace")
    if host in (None, "", "localhost"):
        return True
    try:
        address = ipaddress.ip_address(str(host).split("%")[0])
    except ValueError:
        return False
    return bool((getattr(address, "ipv4_mapped", None) or address).is_loopback)


def _is_name(host: object) -> bool:
    import ipaddress

    try:
        ipaddress.ip_address(str(host).split("%")[0])
    except ValueError:
        return True
    return False


def _refuse(host: object, what: str) -> None:
    import os

    log = os.environ.get("OUTSIDE_GUARD_LOG")
    if log:
        text = host.decode("ascii", "replace") if isinstance(host, bytes) else str(host)
        descriptor = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            os.write(descriptor, f"{text}\n".encode("utf-8", "replace"))
        finally:
            os.close(descriptor)
    raise OSError(f"a test's child tried to {what} {host!r}")


def _guard(event: str, args: tuple[object, ...]) -> None:
    if not event.startswith("socket."):
        return
    if event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
        sock, address = args[0], args[1]
        of_the_net = isinstance(address, tuple) and address and getattr(sock, "family", 0) in _families()
        if of_the_net and not _is_loopback(address[0]):  # type: ignore[index]
            _refuse(address[0], "reach")  # type: ignore[index]
    elif event in ("socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"):
        host = args[0].decode("ascii", "replace") if isinstance(args[0], bytes) else args[0]
        if not _is_loopback(host) and (_is_name(host) or event == "socket.gethostbyaddr"):
            if str(host).rstrip(".").endswith((".invalid", ".test")):  # those reserved for "no such host"
                import socket

                raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
            _refuse(host, "look up")


def _families() -> tuple[int, int]:
    import socket

    return (socket.AF_INET, socket.AF_INET6)


sys.addaudithook(_guard)


def _go_on() -> None:
    """The module of this name that would have been imported without this one: a test's own, or the system's."""
    import os

    here = os.path.dirname(os.path.abspath(__file__))
    for folder in sys.path:
        path = os.path.join(folder, "sitecustomize.py")
        if folder and os.path.abspath(folder) != here and os.path.isfile(path):
            with open(path, encoding="utf-8") as file:
                exec(compile(file.read(), path, "exec"), {"__name__": "sitecustomize", "__file__": path})
            return


_go_on()
