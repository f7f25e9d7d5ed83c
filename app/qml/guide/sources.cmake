# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/guide/BubblePlace.mjs
  qml/guide/GuideBubbles.qml)
