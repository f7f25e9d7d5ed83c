// SPDX-License-Identifier: GPL-3.0-or-later
// Plots side by side, as a model for QML. Each plot keeps its row and only its figures change, even
// if another plot is added. So the view keeps its delegates and the keyboard focus.
#pragma once

#include <QtQmlIntegration>
#include <vector>

#include "models/list_model.h"
#include "plots/plot.h"

namespace downpile {

class PlotList : public ListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made where the figures are")

 public:
  explicit PlotList(QObject* parent = nullptr);

  int count() const override { return static_cast<int>(plots_.size()); }
  const std::vector<Plot>& plots() const { return plots_; }
  void setPlots(std::vector<Plot> plots);

 private:
  QVariant roleValue(int row, int role) const override;

  std::vector<Plot> plots_;
};

}  // namespace downpile
