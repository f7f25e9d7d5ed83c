# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/panel/MomentCard.qml
  qml/panel/ScoreSheet.qml
  qml/panel/SidePanel.qml
  qml/panel/StoryView.qml)
