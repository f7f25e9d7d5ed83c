# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/plots/PlotCells.qml
  qml/plots/PlotField.qml
  qml/plots/PlotSaving.qml
  qml/plots/PlotTip.qml
  qml/plots/PlotView.qml)
