// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a replay position, which the user can copy to the clipboard: downpile-cli can read it
// in every game.
#include <QDir>
#include <algorithm>

#include "console/json.h"
#include "console/position.h"
#include "replay/position_text.h"
#include "replays.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestReplayPosition : public QObject {
  Q_OBJECT

 private slots:
  void positionTextOfAReplayIsReadableByDownpileCli_data();
  void positionTextOfAReplayIsReadableByDownpileCli();
  void positionTextNeedsPermissionToSeeAllCards();
};

void TestReplayPosition::positionTextOfAReplayIsReadableByDownpileCli_data() {
  QTest::addColumn<QString>("name");
  for (const QString& name : QDir(QStringLiteral(GOLDEN_FOLDER)).entryList({u"*-3.record"_s})) {
    QTest::newRow(qPrintable(name)) << name;
  }
}

void TestReplayPosition::positionTextOfAReplayIsReadableByDownpileCli() {
  QFETCH(QString, name);
  const auto timeline =
      std::make_shared<const Timeline>(golden(name)->record(), RecordUser{.mayHaveAll = true});
  const std::size_t stops = timeline->stops().size();
  int read = 0;
  for (std::size_t stop = 0; stop + 1 < stops; stop += std::clamp<std::size_t>(stops / 12, 1, 11)) {
    if (timeline->stops()[stop].endsDeal) continue;
    ++read;
    const QByteArray text = positionText(*timeline, stop, 1);
    const Position position = readPosition(parseJson(text.toStdString()));
    const auto game = timeline->at(stop);
    QVERIFY(position.game->write() == game->write());
    QVERIFY(position.game->options() == game->options());
    QVERIFY(position.game->legal(0).size() == game->legal(0).size());
    // The text of a position also contains a record, and replaying this record leads to the same
    // position.
    const OpenedRecord opened = openPosition(text, {});
    QVERIFY(opened.problem.isEmpty());
    QCOMPARE(opened.viewer, 1);
    const Timeline& own = *opened.timeline;
    QVERIFY(own.at(own.stops().size() - 1)->write() == game->write());
  }
  QVERIFY(read > 5);
}

void TestReplayPosition::positionTextNeedsPermissionToSeeAllCards() {
  const Record record = longGame(30);
  QVERIFY(positionText(Timeline(record), 5, 0).isEmpty());
  QVERIFY(positionText(Timeline(record), 5, std::nullopt).isEmpty());
  QVERIFY(!positionText(Timeline(record, {.mayHaveAll = true}), 5, 0).isEmpty());
}

DOWNPILE_TEST(TestReplayPosition);
#include "tst_replay_position.moc"
