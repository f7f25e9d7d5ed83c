// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_list.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace downpile {

PlotList::PlotList(QObject* parent) : ListModel({"plot"}, parent) {}

void PlotList::setPlots(std::vector<Plot> plots) {
  const int before = count();
  const int next = static_cast<int>(plots.size());
  if (next < before) {
    beginRemoveRows({}, next, before - 1);
    plots_.resize(plots.size());
    endRemoveRows();
  }
  const int stay = count();
  const auto added = plots.begin() + stay;
  std::move(plots.begin(), added, plots_.begin());
  if (stay > 0) emit dataChanged(index(0), index(stay - 1));
  if (next > before) {
    beginInsertRows({}, before, next - 1);
    std::move(added, plots.end(), std::back_inserter(plots_));
    endInsertRows();
  }
  if (next != before) emit countChanged();
}

QVariant PlotList::roleValue(int row, int /*role*/) const {
  return QVariant::fromValue(plots_[static_cast<std::size_t>(row)]);
}

}  // namespace downpile

#include "moc_plot_list.cpp"
