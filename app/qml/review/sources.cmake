# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/review/ReviewHead.qml
  qml/review/ReviewKeys.qml
  qml/review/ReviewPanel.qml
  qml/review/ReviewParts.qml
  qml/review/ReviewProgress.qml
  qml/review/ReviewTile.qml
  qml/review/VerdictMark.qml)
