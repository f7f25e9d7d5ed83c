# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed server, running on the same machine. It can be killed at any moment."""

import os
import re
import sqlite3

from desktop import until


class Server:
    def __init__(self, desktop, prefix, home):
        self.desktop = desktop
        self.program = os.path.join(prefix, "bin", "downpile-server")
        self.data = os.path.join(home, "room")
        self.log = os.path.join(home, "server.log")
        self.invitation = None
        self.start()

    def start(self):
        """Starts the server, at the same port as before if it ran already."""
        port = re.search(r":(\d+)", self.invitation)[1] if self.invitation else "0"
        with open(self.log, "w", encoding="utf-8") as log:
            self.process = self.desktop.run(self.program, "--data", self.data, "--name", "The club", "--address", "127.0.0.1",
                                            "--port", port, stderr=log)
        self.invitation = until(self._invitation, "the room's invitation")

    def _invitation(self):
        with open(self.log, encoding="utf-8") as log:
            found = re.search(r"downpile://\S+\n", log.read())
        return found and found[0].strip()

    def kill(self):
        self.process.kill()
        self.process.wait()

    def record(self, game):
        """Writes the newest game in the database to a file. Returns its path, or "" if the database has no game."""
        room = sqlite3.connect(f"file:{os.path.join(self.data, 'room.sqlite')}?mode=ro", uri=True)
        try:
            last = room.execute("SELECT table_id, game FROM games ORDER BY begun DESC LIMIT 1").fetchone()
            parts = last and room.execute("SELECT text FROM parts WHERE table_id = ? AND game = ? ORDER BY number", last)
            text = "".join(text for (text,) in parts or ())
        finally:
            room.close()
        if not text:
            return ""
        path = os.path.join(os.path.dirname(self.data), f"{game}.downpile")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path
