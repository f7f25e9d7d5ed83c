// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_pictures.h"

#include <QQuickWindow>
#include <QTest>

#include "../support/sample_records.h"
#include "pictures.h"
#include "program/app.h"

namespace downpile {

namespace {

using namespace Qt::StringLiterals;
using tests::kToItsEnd;
using tests::playedText;
using tests::SampleGame;
using tests::sampleTime;

Records& records() { return *App::instance()->records(); }

void keep(const QString& name, const QByteArray& text, int number) {
  tests::writeFile(records().folder() + u'/' + name + u".downpile"_s, text, sampleTime(number));
}

void openPageAndWaitForRecords() {
  records().visit();
  if (!QTest::qWaitFor([] { return !records().reading(); }))
    qFatal("the records were not read in time");
  QTest::qWait(50);
}

void keepMany() {
  keep(u"a"_s, playedText({.game = "up-and-down", .players = 4, .moves = 30}), 0);
  keep(u"earlier/b"_s, playedText(tests::shortGame()), 1);
  keep(u"earlier/c"_s,
       playedText({.players = 5,
                   .moves = kToItsEnd,
                   .seed = 3,
                   .level = "rules:careful",
                   .options = {{"target", 10}, {"doubling", 1}}}),
       2);
  keep(u"imported/d"_s, playedText({.game = "ultimate-loser", .players = 6, .moves = 50}), 3);
  keep(u"earlier/e"_s, playedText({.game = "life", .players = 8, .moves = 60}), 4);
  keep(u"earlier/f"_s, "downpile 7\ngame canasta\n", 5);
  keep(u"earlier/g"_s, playedText({.game = "three-up-three-down", .players = 2}) + "move me\n", 6);
  for (int n = 0; n < 20; ++n) {
    keep(u"earlier/z%1"_s.arg(n),
         playedText({.players = 2 + n % 3, .seed = static_cast<std::uint64_t>(n)}), 10 + n);
  }
  openPageAndWaitForRecords();
}

void keepLong() {
  const std::string name = "Maximiliane Freifrau von Hohenstaufen-Eck";
  keep(u"earlier/a"_s,
       playedText({.game = "life",
                   .players = 8,
                   .moves = 60,
                   .person = name,
                   .others = std::vector<std::string>(7, name),
                   .level = "rules:careful"}),
       0);
  keep(u"earlier/b"_s, playedText({.person = std::string(50, 'W'), .others = {"Ö", "Å"}}), 1);
  keep(u"earlier/"_s + QString(180, u'x'), "no record", 2);
  openPageAndWaitForRecords();
}

struct Look {
  QString name{};
  QSize size{};
  PictureGame setup{};
};

}  // namespace

void takeRecords(Pictures& pictures, const QList<QSize>& sizes) {
  std::vector<Look> looks;
  for (const QSize size : sizes) {
    looks.push_back({u"%1x%2"_s.arg(size.width()).arg(size.height()), size, {}});
  }
  const QString textSize = u"textSize"_s;
  looks.push_back({u"large-text"_s, sizes[1], {.settings = {{textSize, 200}}}});
  looks.push_back({u"large-text-small"_s, sizes[0], {.settings = {{textSize, 200}}}});
  looks.push_back({u"german"_s, sizes[1], {.language = u"de"_s}});
  looks.push_back({u"german-small"_s, sizes[0], {.language = u"de"_s}});
  looks.push_back({u"rtl"_s, sizes[1], {.language = u"xx_rtl"_s}});
  looks.push_back({u"contrast"_s, sizes[1], {.settings = {{u"contrast"_s, u"high"_s}}}});
  const QString page = u"records"_s;
  for (const Look& shape : looks) {
    pictures.page(u"records-none-"_s + shape.name, shape.size, page, shape.setup);
    pictures.page(u"records-many-"_s + shape.name, shape.size, page, shape.setup,
                  [](QQuickWindow&) { keepMany(); });
    pictures.page(u"records-long-"_s + shape.name, shape.size, page, shape.setup,
                  [](QQuickWindow&) { keepLong(); });
    pictures.page(u"records-deleted-"_s + shape.name, shape.size, page, shape.setup,
                  [](QQuickWindow&) {
                    keepMany();
                    records().remove(records().list()->shownPaths().at(1));
                    records().setCurrent(records().list()->shownPaths().at(3));
                  });
    pictures.page(u"records-nothing-found-"_s + shape.name, shape.size, page, shape.setup,
                  [](QQuickWindow&) {
                    keepMany();
                    records().list()->setWords(u"xyz"_s);
                  });
  }
}

}  // namespace downpile
