// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot_pictures.h"

#include <QList>
#include <QVariantList>
#include <vector>

#include "../support/some_plots.h"
#include "pictures.h"

namespace downpile {

namespace {

using namespace Qt::StringLiterals;

struct Look {
  QString name{};
  QSize size{};
  QVariantMap settings{};
  QString language{};
  bool dark = false;
  bool asTables = false;
};

QVariantList plots() {
  QVariantList all;
  for (const Plot& plot :
       {tests::seatPlot(3), tests::chancePlot(), tests::barPlot(), tests::seatPlot(8, 8)})
    all << QVariant::fromValue(plot);
  return all;
}

}  // namespace

void takePlots(Pictures& pictures) {
  const QVariantMap large = {{u"textSize"_s, 200}};
  const QVariantMap contrast = {{u"contrast"_s, u"high"_s}};
  const std::vector<Look> looks = {
      {.name = u"960x640"_s, .size = {960, 640}},
      {.name = u"1366x768"_s, .size = {1366, 768}},
      {.name = u"2560x1440"_s, .size = {2560, 1440}},
      {.name = u"large-text"_s, .size = {1366, 768}, .settings = large},
      {.name = u"contrast"_s, .size = {1366, 768}, .settings = contrast},
      {.name = u"contrast-dark"_s, .size = {1366, 768}, .settings = contrast, .dark = true},
      {.name = u"dark"_s, .size = {1366, 768}, .dark = true},
      {.name = u"rtl"_s, .size = {1366, 768}, .language = u"xx_rtl"_s},
      {.name = u"german"_s, .size = {1366, 768}, .language = u"de"_s},
      {.name = u"tables"_s, .size = {1366, 768}, .asTables = true},
      {.name = u"tables-dark-rtl"_s,
       .size = {1366, 768},
       .language = u"xx_rtl"_s,
       .dark = true,
       .asTables = true},
      {.name = u"tables-large-text"_s, .size = {1366, 768}, .settings = large, .asTables = true},
  };
  for (const Look& look : looks) {
    pictures.file(u"plots-"_s + look.name, look.size, QStringLiteral(DOWNPILE_PLOT_PICTURE),
                  {{u"plots"_s, plots()}, {u"dark"_s, look.dark}, {u"asTables"_s, look.asTables}},
                  {.settings = look.settings, .language = look.language});
  }
}

}  // namespace downpile
