# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/controls/ActionButton.qml
  qml/controls/CardPicture.qml
  qml/controls/Cloth.qml
  qml/controls/HintBadge.qml
  qml/controls/IconButton.qml
  qml/controls/KeyCap.qml
  qml/controls/KeyNames.qml
  qml/controls/MouseHover.qml
  qml/controls/Picture.qml
  qml/controls/Pill.qml
  qml/controls/Plate.qml
  qml/controls/PressedTip.qml
  qml/controls/ProgressLine.qml
  qml/controls/Sentence.qml
  qml/controls/Spoken.qml
  qml/controls/SuitMark.qml
  qml/controls/Tap.qml
  qml/controls/Theme.qml
  qml/controls/TouchArea.qml)
