# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/guide/GuideBubbles.qml)
