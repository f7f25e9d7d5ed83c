// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_file.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <cmath>

#include "plots/plot_layout.h"
#include "plots/plot_painter.h"
#include "plots/plot_text.h"

namespace downpile {

namespace {

constexpr int kSourceLines = 3;

void paintOnPage(QPainter& painter, const Plot& plot, const PlotStyle& style, QSize size) {
  painter.fillRect(QRectF({}, QSizeF(size)), style.ground);
  const double margin = style.size;
  painter.translate(margin, margin);
  QSizeF room = QSizeF(size) - QSizeF(2 * margin, 2 * margin);
  if (!plot.source.isEmpty()) {
    const QStringList lines =
        wrappedText(plot.source, style.smallFont(), room.width(), kSourceLines);
    const double height =
        std::ceil(QFontMetricsF(style.smallFont()).height()) * static_cast<double>(lines.size());
    room.rheight() -= height + margin / 2;
    painter.setFont(style.smallFont());
    painter.setPen(style.soft);
    const int side = style.mirrored ? Qt::AlignRight : Qt::AlignLeft;
    painter.drawText(QRectF(0, room.height() + margin / 2, room.width(), height),
                     side | Qt::AlignAbsolute | Qt::TextDontClip, lines.join(u'\n'));
  }
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
  generator.setDescription((plotSummary(plot) + u' ' + plot.source).trimmed());
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
