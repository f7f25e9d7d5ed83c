#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts Orca for one session only.

The command `orca` ends all other instances of the user, on all displays. This script starts an
instance that leaves the others alone.
"""

import sys

from orca import orca

manager = orca.getSettingsManager()
manager.activate(None, {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
