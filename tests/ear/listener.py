#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Orca in a room of its own.

The command `orca` counts and ends all of a user's Orcas, on whatever display; this starts another
one beside them, which knows of its own session only.
"""

import sys

from orca import orca

manager = orca.getSettingsManager()
manager.activate(None, {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
