# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/table/arrangements/Arrangements.mjs
  qml/table/arrangements/Life.mjs
  qml/table/arrangements/ThreeUpThreeDown.mjs
  qml/table/arrangements/UltimateLoser.mjs
  qml/table/arrangements/Underwear.mjs
  qml/table/arrangements/UpAndDown.mjs)
