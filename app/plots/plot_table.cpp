// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_table.h"

#include <algorithm>
#include <map>

#include "plots/plot_text.h"

namespace downpile {

namespace {

// Returns the text for x in the first column of a row. A label describes one point, so it replaces
// this text only in plots with one series. With several series, a row can have several points.
QString placeText(const Plot& plot, const PlotPoint& point) {
  return point.label.isEmpty() || plot.series.size() > 1 ? pointPlaceText(plot, point)
                                                         : point.label;
}

}  // namespace

PlotTable::PlotTable(QObject* parent) : ListModel({"cells"}, parent) {}

QVariant PlotTable::roleValue(int row, int /*role*/) const {
  return rows_[static_cast<std::size_t>(row)].cells;
}

void PlotTable::setPlot(const Plot& plot) {
  plot_ = plot;
  const auto all = plot.series.size();
  headings_ = {axisText(plot.x)};
  for (const PlotSeries& series : plot.series)
    headings_ << (series.name.isEmpty() ? quantityText(plot) : series.name);
  // The table's rows, sorted by x. If a series has several points at the same x, each has its own
  // row.
  std::multimap<double, PlotTableRow> rows;
  for (int series = 0; series < static_cast<int>(all); ++series) {
    const auto& points = plot.series[static_cast<std::size_t>(series)].points;
    for (int n = 0; n < std::ssize(points); ++n) {
      const PlotPoint& point = points[static_cast<std::size_t>(n)];
      if (!point.isKnown()) continue;
      const auto column = static_cast<std::size_t>(series);
      auto [at, end] = rows.equal_range(point.x);
      while (at != end && !at->second.spots[column].isNone()) ++at;
      if (at == end) {
        PlotTableRow row{QStringList(static_cast<qsizetype>(all) + 1), std::vector<PlotSpot>(all)};
        row.cells[0] = placeText(plot, point);
        at = rows.emplace(point.x, std::move(row));
      }
      at->second.spots[column] = {series, n};
      at->second.cells[series + 1] = pointValueText(plot, point);
    }
  }
  std::vector<PlotTableRow> next;
  for (auto& [x, row] : rows) next.push_back(std::move(row));
  merge(rows_, std::move(next));
  emit plotChanged();
}

QString PlotTable::cellText(int row, int column) const {
  if (row < 0 || row >= count() || column < 0 || column >= headings_.size()) return {};
  const QStringList& cells = rows_[static_cast<std::size_t>(row)].cells;
  if (column == 0) {
    QStringList parts{cells[0]};
    for (qsizetype series = 1; series < cells.size(); ++series) {
      if (cells[series].isEmpty()) continue;
      parts << tr("%1: %2", "a column of a table and its value")
                   .arg(headings_[series], cells[series]);
    }
    return parts.join(tr("; ", "between values of a table"));
  }
  const QString value =
      cells[column].isEmpty() ? tr("empty", "an empty cell of a table") : cells[column];
  return tr("%1, %2: %3", "a row of a table, a column and a value")
      .arg(cells[0], headings_[column], value);
}

QPointF PlotTable::spotAt(int row, int column) const {
  if (row < 0 || row >= count() || headings_.size() < 2) return {-1, -1};
  const auto& spots = rows_[static_cast<std::size_t>(row)].spots;
  const auto at = std::clamp<std::size_t>(static_cast<std::size_t>(std::max(1, column)) - 1, 0,
                                          spots.size() - 1);
  return QPointF(spots[at].series, spots[at].point);
}

}  // namespace downpile

#include "moc_plot_table.cpp"
