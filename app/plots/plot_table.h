// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as a table: a row for each place on the x axis, a column for it and one for each series.
#pragma once

#include <QPointF>
#include <QStringList>
#include <QtQmlIntegration>
#include <vector>

#include "models/list_model.h"
#include "plots/plot.h"

namespace downpile {

struct PlotTableRow {
  QStringList cells{};          // the place, then the values; empty where nothing is known
  std::vector<PlotSpot> spots;  // of each series; none where there is no such point

  bool operator==(const PlotTableRow&) const = default;
};

class PlotTable : public ListModel {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(downpile::Plot plot READ plot WRITE setPlot NOTIFY plotChanged)
  // Above the columns.
  Q_PROPERTY(QStringList headings READ headings NOTIFY plotChanged)

 public:
  explicit PlotTable(QObject* parent = nullptr);

  int count() const override { return static_cast<int>(rows_.size()); }
  const std::vector<PlotTableRow>& rows() const { return rows_; }
  const Plot& plot() const { return plot_; }
  void setPlot(const Plot& plot);
  QStringList headings() const { return headings_; }

  // All that a cell says: its row, its column and its value.
  Q_INVOKABLE QString cellText(int row, int column) const;
  // The point of which a cell tells, as in PlotItem.
  Q_INVOKABLE QPointF spotAt(int row, int column) const;

 signals:
  void plotChanged();

 private:
  QVariant roleValue(int row, int role) const override;

  std::vector<PlotTableRow> rows_;
  Plot plot_;
  QStringList headings_;
};

}  // namespace downpile
