# SPDX-License-Identifier: GPL-3.0-or-later
list(APPEND downpile_qml
  qml/statistics/FigureLine.qml
  qml/statistics/FigureList.qml
  qml/statistics/FilterChoice.qml
  qml/statistics/FilterFold.qml
  qml/statistics/StatisticsFilters.qml
  qml/statistics/StatisticsPage.qml
  qml/statistics/StatisticsAnnouncement.qml
  qml/statistics/TrendView.qml)
