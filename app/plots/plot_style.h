// SPDX-License-Identifier: GPL-3.0-or-later
// Style of a plot: colours and fonts of its page.
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQmlIntegration>

namespace downpile {

class PlotStyle {
  Q_GADGET
  QML_VALUE_TYPE(plotStyle)
  Q_PROPERTY(QString family MEMBER family)
  Q_PROPERTY(int size MEMBER size)
  Q_PROPERTY(QColor ground MEMBER ground)
  Q_PROPERTY(QColor ink MEMBER ink)
  Q_PROPERTY(QColor soft MEMBER soft)
  Q_PROPERTY(QColor grid MEMBER grid)
  Q_PROPERTY(QColor mark MEMBER mark)
  Q_PROPERTY(QVariantList colours MEMBER colours)
  Q_PROPERTY(bool mirrored MEMBER mirrored)

 public:
  QString family{};
  int size = 14;  // size of the font in pixels
  QColor ground = Qt::white;
  QColor ink = Qt::black;
  QColor soft = Qt::darkGray;  // colour of less important text, such as the numbers of the axes
  QColor grid = Qt::lightGray;
  QColor mark = Qt::darkYellow;  // colour of the marked point and of the point with keyboard focus
  QVariantList colours{};        // colours of the series; series beyond the last colour start again
  bool mirrored = false;         // whether the language is written from right to left

  QColor colourOf(int series) const;
  QFont normalFont() const { return fontOf(1); }
  QFont smallFont() const { return fontOf(0.86); }
  QFont titleFont() const;

 private:
  QFont fontOf(double part) const;
};

}  // namespace downpile
