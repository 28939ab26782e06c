"""The practice Router: a process of its own that serves the whole contract on the loopback.

It draws real pictures, keeps real queues and real idempotency keys, and makes faults on demand, so that the program
can be learned, shown and tested without an account. It keeps everything in memory, and in a file where one is named
(``--state``), so that work goes on after a restart. It calls nothing outside, and imports
no other room; nobody imports it: the app starts it as ``python -m comfy_desk.practice --port 0`` and reads its
address from the first line of output.

| I want to … | I open |
|---|---|
| change what a model takes or answers | ``models/`` |
| change how a route answers | ``routes.py``, ``queued.py``, ``direct.py`` |
| add a fault | ``faults.py``; at random: ``chaos.py``, its recipes ``mischief.py`` |
| change queue, slots, cancelling or charging | ``line.py``, ``runs.py`` |
| keep one more fact over a restart | ``ledger.py``; ``keeping.py`` writes the file |
| read what it saw | ``control.py`` (``/practice/…``), ``counts.py``; who came too early: ``paces.py`` |
"""
