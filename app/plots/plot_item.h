// SPDX-License-Identifier: GPL-3.0-or-later
// A plot in a window. One of its points can be walked to with keys (`spot`), another one marked
// from outside (`marked`); both as points of QML, x the series, y the point in it, (-1, -1) for
// none.
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

// Qt has it in no list of types.
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
  // What the plot shows, and what the point at `spot` is: to be read aloud. Empty without one.
  Q_PROPERTY(QString summary READ summary NOTIFY plotChanged)
  Q_PROPERTY(QString spotText READ spotText NOTIFY spotChanged)

 public:
  explicit PlotItem(QQuickItem* parent = nullptr);

  const Plot& plot() const { return plot_; }
  // `spot` and `marked` stay where there still is such a point.
  void setPlot(const Plot& plot);
  const PlotStyle& style() const { return style_; }
  void setStyle(const PlotStyle& style);
  QPointF spot() const { return QPointF(spot_.series, spot_.point); }
  void setSpot(QPointF spot);
  QPointF marked() const { return QPointF(marked_.series, marked_.point); }
  void setMarked(QPointF spot);
  QString summary() const;
  QString spotText() const;

  // Goes so many points on in its series, and so many series down; from nowhere to the first point,
  // or the marked one. What is not known is passed over. False where there is nothing that way.
  Q_INVOKABLE bool walk(int points, int series);
  // The point that is meant by this place of the item.
  Q_INVOKABLE QPointF spotAt(QPointF place) const;
  // Where in the item a point is, and what it is.
  Q_INVOKABLE QPointF placeOf(QPointF spot) const;
  Q_INVOKABLE QString textOf(QPointF spot) const;
  // A name for its file, without an ending.
  Q_INVOKABLE QString fileName() const;
  // As a drawing (.svg) or a picture (.png), as the name ends; to a name that ends otherwise
  // `ending` is added, one of the two. A file that has such a longer name is left as it is: nobody
  // was asked about that one. What came of it, in a sentence.
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
  mutable std::optional<PlotLayout> layout_;  // made when it is asked for
};

}  // namespace downpile
