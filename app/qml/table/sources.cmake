# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/table/ActionBar.qml
  qml/table/CardDrag.qml
  qml/table/CardTable.qml
  qml/table/ChoiceList.qml
  qml/table/FactRow.qml
  qml/table/FactTile.qml
  qml/table/FocusWalk.mjs
  qml/table/FrontLayout.mjs
  qml/table/Items.mjs
  qml/table/PileBadge.qml
  qml/table/PlayerPlate.qml
  qml/table/PromptLine.qml
  qml/table/Rectangles.mjs
  qml/table/RefusalToast.qml
  qml/table/TableAreas.qml
  qml/table/TableCard.qml
  qml/table/TableLayout.mjs
  qml/table/TablePlace.qml
  qml/table/TableRing.qml
  qml/table/TypedKeys.qml)
