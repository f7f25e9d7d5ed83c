// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_item.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

#include "files/whole_file.h"
#include "lines/clean_text.h"
#include "plots/plot_file.h"
#include "plots/plot_painter.h"
#include "plots/plot_text.h"

namespace downpile {

namespace {

// Pixels of an exported picture for one pixel of the style, for a sharp print.
constexpr double kPictureScale = 2;
constexpr QSize kSmallestFile(640, 400);
const QString kDrawing = QStringLiteral("svg");
const QString kPicture = QStringLiteral("png");

PlotSpot spotOf(QPointF point) {
  return {static_cast<int>(point.x()), static_cast<int>(point.y())};
}

const PlotSeries& seriesOf(const Plot& plot, int number) {
  return plot.series[static_cast<std::size_t>(number)];
}

bool isKnown(const Plot& plot, PlotSpot spot) {
  const PlotPoint* point = pointAt(plot, spot);
  return point != nullptr && point->isKnown();
}

// Returns the known point of a series nearest to this x, or no point.
PlotSpot nearest(const Plot& plot, int series, double x) {
  PlotSpot found;
  const auto& points = seriesOf(plot, series).points;
  for (int n = 0; n < std::ssize(points); ++n) {
    if (!isKnown(plot, {series, n})) continue;
    const PlotPoint* best = pointAt(plot, found);
    if (best == nullptr ||
        std::abs(points[static_cast<std::size_t>(n)].x - x) < std::abs(best->x - x))
      found = {series, n};
  }
  return found;
}

}  // namespace

PlotItem::PlotItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
  setAntialiasing(true);
  setFlag(ItemHasContents);
}

void PlotItem::renew() {
  layout_.reset();
  update();
}

void PlotItem::setPlot(const Plot& plot) {
  plot_ = plot;
  if (!isKnown(plot_, spot_)) spot_ = {};
  renew();
  emit plotChanged();
  emit spotChanged();
}

void PlotItem::setStyle(const PlotStyle& style) {
  style_ = style;
  renew();
  emit styleChanged();
}

void PlotItem::setSpot(QPointF spot) {
  if (spotOf(spot) == spot_) return;
  spot_ = spotOf(spot);
  update();
  emit spotChanged();
}

void PlotItem::setMarked(QPointF spot) {
  if (spotOf(spot) == marked_) return;
  marked_ = spotOf(spot);
  update();
  emit markedChanged();
}

QString PlotItem::summary() const { return plotSummary(plot_); }

QString PlotItem::spotText() const { return pointText(plot_, spot_); }

PlotSpot PlotItem::start() const {
  if (isKnown(plot_, marked_)) return marked_;
  for (int series = 0; series < std::ssize(plot_.series); ++series) {
    const PlotSpot first = nearest(plot_, series, -std::numeric_limits<double>::max());
    if (!first.isNone()) return first;
  }
  return {};
}

bool PlotItem::walk(int points, int series) {
  PlotSpot to = spot_;
  if (!isKnown(plot_, spot_)) {
    to = start();
  } else if (series != 0) {
    const int step = series < 0 ? -1 : 1;
    PlotSpot other;
    for (int n = spot_.series + step; n >= 0 && n < std::ssize(plot_.series) && other.isNone();
         n += step)
      other = nearest(plot_, n, pointAt(plot_, spot_)->x);
    if (!other.isNone()) to = other;
  } else {
    const int step = points < 0 ? -1 : 1;
    const auto last = static_cast<int>(seriesOf(plot_, spot_.series).points.size()) - 1;
    int left = std::abs(points);
    for (int n = spot_.point + step; n >= 0 && n <= last && left > 0; n += step) {
      if (!isKnown(plot_, {spot_.series, n})) continue;
      to.point = n;
      --left;
    }
  }
  const bool moved = to != spot_;
  setSpot(QPointF(to.series, to.point));
  return moved;
}

QPointF PlotItem::spotAt(QPointF place) const {
  const PlotSpot found = layout().spotAt(plot_, place);
  return QPointF(found.series, found.point);
}

QPointF PlotItem::placeOf(QPointF spot) const { return layout().placeOf(plot_, spotOf(spot)); }

QString PlotItem::textOf(QPointF spot) const { return pointText(plot_, spotOf(spot)); }

QString PlotItem::fileName() const {
  QString name;
  for (const QChar letter : plot_.title) name += letter.isLetterOrNumber() ? letter : u' ';
  name = cutText(name.simplified(), 60);
  return name.isEmpty() ? tr("Plot") : name;
}

QString PlotItem::save(const QUrl& file, const QString& ending) const {
  QString path = file.toLocalFile();
  if (path.isEmpty()) return tr("%1 could not be written.").arg(file.toDisplayString());
  const auto endsWith = [&path](const QString& suffix) {
    return QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) == 0;
  };
  const bool named = endsWith(kPicture) || endsWith(kDrawing);
  if (!named) path += u'.' + ending;
  const QString shown = QDir::toNativeSeparators(path);
  if (!named && QFileInfo::exists(path)) return tr("%1 already exists.").arg(shown);
  const QSize room = size().toSize().expandedTo(kSmallestFile * (style_.size / 14.0));
  const QByteArray content = endsWith(kPicture) ? plotAsPng(plot_, style_, room, kPictureScale)
                                                : plotAsSvg(plot_, style_, room);
  if (!writeWhole(path, content, FileKind::exported))
    return tr("%1 could not be written.").arg(shown);
  return tr("Saved as %1").arg(shown);
}

void PlotItem::paint(QPainter* painter) {
  paintPlot(*painter, plot_, style_, layout(), {.marked = marked_, .focused = spot_});
}

void PlotItem::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickPaintedItem::geometryChange(now, before);
  if (now.size() != before.size()) renew();
}

const PlotLayout& PlotItem::layout() const {
  if (!layout_) layout_.emplace(plot_, style_, size());
  return *layout_;
}

}  // namespace downpile

#include "moc_plot_item.cpp"
