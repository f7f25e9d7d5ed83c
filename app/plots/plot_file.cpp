// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_file.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include "plots/plot_layout.h"
#include "plots/plot_painter.h"
#include "plots/plot_text.h"

namespace downpile {

namespace {

void paintOnPage(QPainter& painter, const Plot& plot, const PlotStyle& style, QSize size) {
  painter.fillRect(QRectF({}, QSizeF(size)), style.ground);
  const double margin = style.size;
  painter.translate(margin, margin);
  const QSizeF room = QSizeF(size) - QSizeF(2 * margin, 2 * margin);
  paintPlot(painter, plot, style, PlotLayout(plot, style, room));
}

}  // namespace

QByteArray plotAsSvg(const Plot& plot, const PlotStyle& style, QSize size) {
  QBuffer file;
  QSvgGenerator generator;
  generator.setOutputDevice(&file);
  generator.setSize(size);
  generator.setViewBox(QRect({}, size));
  generator.setTitle(plot.title);
  generator.setDescription(plotSummary(plot));
  QPainter painter(&generator);
  paintOnPage(painter, plot, style, size);
  painter.end();
  return file.data();
}

QByteArray plotAsPng(const Plot& plot, const PlotStyle& style, QSize size, double scale) {
  QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  QPainter painter(&image);
  paintOnPage(painter, plot, style, size);
  painter.end();
  QBuffer file;
  file.open(QIODevice::WriteOnly);
  image.save(&file, "PNG");
  return file.data();
}

}  // namespace downpile
