// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as a table: one row for each value of x, a column for x and one for each series.
#pragma once

#include <QPointF>
#include <QStringList>
#include <QtQmlIntegration>
#include <vector>

#include "models/list_model.h"
#include "plots/plot.h"

namespace downpile {

struct PlotTableRow {
  QStringList cells{};          // text of x, then the values as texts; an unknown value is empty
  std::vector<PlotSpot> spots;  // the row's point of each series; isNone() if the series has none

  bool operator==(const PlotTableRow&) const = default;
};

class PlotTable : public ListModel {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(downpile::Plot plot READ plot WRITE setPlot NOTIFY plotChanged)
  // Titles of the table's columns.
  Q_PROPERTY(QStringList headings READ headings NOTIFY plotChanged)

 public:
  explicit PlotTable(QObject* parent = nullptr);

  int count() const override { return static_cast<int>(rows_.size()); }
  const std::vector<PlotTableRow>& rows() const { return rows_; }
  const Plot& plot() const { return plot_; }
  void setPlot(const Plot& plot);
  QStringList headings() const { return headings_; }

  // Returns a cell's text for screen readers: the names of its row and column, and its value. The
  // text of the first column contains all values of the row.
  Q_INVOKABLE QString cellText(int row, int column) const;
  // Returns the point in a cell as {series, index}, like PlotItem::spotAt(). The first column,
  // which has the values of x, counts as the column of the first series.
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
