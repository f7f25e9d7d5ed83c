// SPDX-License-Identifier: GPL-3.0-or-later
// A plot in a window. `spot` is the point selected with the keyboard or the pointer; `marked` is a
// point that the page highlights. Both are QPointF in QML: x is the index of the series, y the
// index of the point in it. (-1, -1) means that no point is selected.
#pragma once

#include <QPointF>
#include <QQuickPaintedItem>
#include <QUrl>
#include <QtQmlIntegration>
#include <optional>

#include "plots/plot.h"
#include "plots/plot_layout.h"
#include "plots/plot_style.h"

namespace downpile {

// Declares PlotItem's base class to QML, because Qt does not list it in its type information.
struct PaintedItem {
  Q_GADGET
  QML_FOREIGN(QQuickPaintedItem)
  QML_ANONYMOUS
};

class PlotItem : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(downpile::Plot plot READ plot WRITE setPlot NOTIFY plotChanged)
  Q_PROPERTY(downpile::PlotStyle style READ style WRITE setStyle NOTIFY styleChanged)
  Q_PROPERTY(QPointF spot READ spot WRITE setSpot NOTIFY spotChanged)
  Q_PROPERTY(QPointF marked READ marked WRITE setMarked NOTIFY markedChanged)
  // Texts for screen readers: the summary of the plot, and the description of the point at `spot`,
  // which is empty if none exists.
  Q_PROPERTY(QString summary READ summary NOTIFY plotChanged)
  Q_PROPERTY(QString spotText READ spotText NOTIFY spotChanged)

 public:
  explicit PlotItem(QQuickItem* parent = nullptr);

  const Plot& plot() const { return plot_; }
  // Replaces the plot. Keeps the point `marked`. Keeps the point `spot` if it is still known.
  void setPlot(const Plot& plot);
  const PlotStyle& style() const { return style_; }
  void setStyle(const PlotStyle& style);
  QPointF spot() const { return QPointF(spot_.series, spot_.point); }
  void setSpot(QPointF spot);
  QPointF marked() const { return QPointF(marked_.series, marked_.point); }
  void setMarked(QPointF spot);
  QString summary() const;
  QString spotText() const;

  // Moves `spot` by `points` points in its series. If `series` is not 0, moves it to the next
  // series instead, or to the previous one if `series` is negative. If no point is selected,
  // selects the marked point or, without one, the first. Skips unknown points. Returns false if
  // `spot` did not change.
  Q_INVOKABLE bool walk(int points, int series);
  // Returns the plot point at this position of the item, or (-1, -1) if none exists.
  Q_INVOKABLE QPointF spotAt(QPointF place) const;
  // Position of a plot point in the item, and the description of the point.
  Q_INVOKABLE QPointF placeOf(QPointF spot) const;
  Q_INVOKABLE QString textOf(QPointF spot) const;
  // Proposed name for an exported file, without suffix.
  Q_INVOKABLE QString fileName() const;
  // Saves the plot as SVG or PNG, depending on the file name's suffix. Other names get the suffix
  // `ending`, `svg` or `png`; an existing file with the longer name is not overwritten, because the
  // user was not asked about it. Returns a sentence about the result.
  Q_INVOKABLE QString save(const QUrl& file, const QString& ending) const;

  void paint(QPainter* painter) override;

 signals:
  void plotChanged();
  void styleChanged();
  void spotChanged();
  void markedChanged();

 protected:
  void geometryChange(const QRectF& now, const QRectF& before) override;

 private:
  const PlotLayout& layout() const;
  void renew();
  PlotSpot start() const;

  Plot plot_;
  PlotStyle style_;
  PlotSpot spot_;
  PlotSpot marked_;
  mutable std::optional<PlotLayout> layout_;  // layout of the plot, created on demand
};

}  // namespace downpile
