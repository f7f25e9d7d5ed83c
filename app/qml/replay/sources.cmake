# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/replay/PlateViewpoint.qml
  qml/replay/ReplayArrows.qml
  qml/replay/ReplayBar.qml
  qml/replay/ReplayChoice.qml
  qml/replay/ReplayCutSign.qml
  qml/replay/ReplayKeys.qml
  qml/replay/TimeLine.qml
  qml/replay/TimeLineTrack.qml)
