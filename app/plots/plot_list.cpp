// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_list.h"

#include <utility>

namespace downpile {

PlotList::PlotList(QObject* parent) : ListModel({"plot"}, parent) {}

void PlotList::setPlots(std::vector<Plot> plots) {
  if (plots.size() != plots_.size()) {
    beginResetModel();
    plots_ = std::move(plots);
    endResetModel();
    emit countChanged();
    return;
  }
  plots_ = std::move(plots);
  if (!plots_.empty()) emit dataChanged(index(0), index(count() - 1));
}

QVariant PlotList::roleValue(int row, int /*role*/) const {
  return QVariant::fromValue(plots_[static_cast<std::size_t>(row)]);
}

}  // namespace downpile
