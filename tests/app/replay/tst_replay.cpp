// SPDX-License-Identifier: GPL-3.0-or-later
// A replay on the table: steps and jumps reach the same positions, only permitted views are shown,
// and no move can be made.
#include <QDir>
#include <QSignalSpy>

#include "../support/model_log.h"
#include "records/record_row.h"
#include "replay/position_text.h"
#include "replay/replay_control.h"
#include "replays.h"
#include "review/table_review.h"
#include "runner/test_class.h"
#include "sitting/replay_source.h"
#include "statistics/game_facts.h"

using namespace Qt::StringLiterals;
using namespace downpile;
using namespace downpile::tests;

namespace {

struct ReplayTable : Table {
  ReplayTable(const std::shared_ptr<const Timeline>& timeline, ReplaySource::Look look,
              std::size_t stop = 0) {
    auto source = ReplaySource::open(timeline, look, stop, settings);
    replay = source.get();
    controller.sit(std::move(source));
    controller.pace()->hurry();
  }
  QStringList story() {
    QStringList texts;
    for (const StoryRow& row : controller.story()->rows()) texts << row.text;
    return texts;
  }
  // The visible faces by place, independent of keys and order. Unordered discard piles are left
  // out: their top card depends on the steps taken.
  QStringList seen() {
    QStringList list;
    for (const CardRow& row : cards()) {
      const auto zone = std::ranges::find(controller.position().info().zones,
                                          row.zone.toStdString(), &Zone::name);
      if (zone->kind == ZoneKind::discard && !zone->ordered) continue;
      list << u"%1/%2/%3 %4"_s.arg(row.zone).arg(row.player).arg(row.pile).arg(row.face);
    }
    list.sort();
    return list;
  }
  qsizetype hidden() {
    return std::ranges::count_if(cards(), [](const CardRow& row) {
      return row.face.isEmpty() && row.zone.contains(u"hand"_s);
    });
  }

  ReplaySource* replay = nullptr;
};

// An unfinished game of the host (key `a`), a guest (key `b`) and a computer player, with an undone
// move. `isOther`: hidden cards are exchanged, which this test's viewers must not notice.
Record gameOfPeople(bool isOther) {
  Deal deal = worldOfHiddenCards(isOther);
  deal.moves = {u"1 down 8H"_s, u"2 draw"_s, u"0 down 7H"_s, u"1 draw"_s, u"2 draw"_s};
  Record record = recordOf(deal);
  record.entries.push_back({.kind = RecordEntry::Kind::undo, .count = 5});
  record.entries.push_back({.player = 2, .action = "draw"});
  record.header.openSeed = Bytes32{};
  record.header.seats[0].key = "a";
  record.header.seats[1].kind = kPerson;
  record.header.seats[1].key = "b";
  return record;
}

// The texts about a record shown to this user by the replay, its review and the records page.
// Returns an empty text if the replay allows more than `user` may see.
QString shownOf(const Record& record, const RecordUser& user) {
  const auto timeline = std::make_shared<const Timeline>(record, user);
  Table table;
  ReplayControl control(table.controller, table.settings);
  TableReview review(table.controller, control, table.folder.path());
  auto source = ReplaySource::open(timeline, table.settings);
  if (!source) return {};
  const int first = source->look().viewer;
  table.controller.sit(std::move(source));
  table.controller.pace()->hurry();
  TableLog log(table.controller);
  QString text;
  const auto note = [&] {
    text += textOf(control) + textOf(review) + control.stopText() + control.restriction();
    text += QString::fromUtf8(control.position()) + control.source().dealNumber();
    for (const QVariant& mark : control.marks()) {
      text += mark.toMap()[u"stop"_s].toString() + mark.toMap()[u"text"_s].toString();
    }
  };
  review.setOpen(true);
  note();
  while (!control.source().isAtEnd()) {
    control.forward();
    note();
    // At every position, tries to look through another player's eyes, to open all cards and to
    // continue the game. None of this may work without permission.
    for (int player = 0; player < record.header.players; ++player) control.look(player, false);
    control.look(control.viewer(), true);
    if (user.mayHaveAll) continue;
    if (control.viewer() != first || control.allOpen() || control.mayPlayOn()) return {};
  }
  control.goTo(0);
  note();
  const auto facts = factsOf(record);
  text += QString::number(seatOf(*facts, user.key).value_or(-1));
  const FileReading file{.bytes = QByteArray::fromStdString(recordText(record)), .reason = {}};
  const std::atomic<bool> never = false;
  text += recordRow({.file = {}, .checked = checkRecord(file, never)}, {}).spoken;
  return text + log.text();
}

}  // namespace

class TestReplay : public QObject {
  Q_OBJECT

 private slots:
  void stepsAndJumpsReachTheSamePosition_data();
  void stepsAndJumpsReachTheSamePosition();
  void timelineFlagsTheStopsThatBeginOrEndADeal();
  void unfinishedGameIsReplayedOnlyFromTheViewOfItsHumanPlayer();
  void unfinishedGameWithPeopleHidesOtherHands_data();
  void unfinishedGameWithPeopleHidesOtherHands();
  void replayWithAllCardsOpenShowsAllHands();
  void replayRefusesMoves();
  void playingReplayStopsAtTheLastPositionAndCanPlayFromAnEarlierOne();
  void nextDealMovesAReplayToItsNextDeal();
  void replayOfAnUnfinishedGameOffersNoNextDealAtItsEnd();
};

void TestReplay::stepsAndJumpsReachTheSamePosition_data() {
  QTest::addColumn<QString>("name");
  for (const QString& name : QDir(QStringLiteral(GOLDEN_FOLDER)).entryList(QDir::Files)) {
    if (name.contains(u"-3."_s) || (tests::isThorough() && name.contains(u"-4."_s))) {
      QTest::newRow(qPrintable(name)) << name;
    }
  }
}

void TestReplay::stepsAndJumpsReachTheSamePosition() {
  QFETCH(QString, name);
  const auto timeline = golden(name);
  QVERIFY(timeline != nullptr);
  QVERIFY2(timeline->problem().empty(), timeline->problem().c_str());
  QVERIFY(timeline->stops().size() > 20);
  const ReplaySource::Look look{.viewer = timeline->isOver() ? 1 : 0, .allOpen = false};
  ReplayTable walks(timeline, look);
  ReplayTable jumps(timeline, look);
  for (std::size_t stop = 1; stop < timeline->stops().size(); ++stop) {
    QVERIFY(walks.replay->stepForward());
    walks.controller.pace()->hurry();
    QCOMPARE(walks.controller.position().view().write(),
             timeline->at(stop)->view(look.viewer)->write());
    if (stop % 67 != 0 && !walks.replay->isAtEnd()) continue;
    jumps.replay->goTo(timeline->stops().size() - 1);
    jumps.replay->goTo(stop);
    QCOMPARE(jumps.seen(), walks.seen());
    QCOMPARE(jumps.story(), walks.story());
    QCOMPARE(jumps.controller.scores()->count(), walks.controller.scores()->count());
    QCOMPARE(jumps.controller.status()->dealOver(), walks.controller.status()->dealOver());
  }
  QVERIFY(!walks.replay->stepForward());
  QCOMPARE(walks.controller.status()->gameOver(), timeline->isOver());
}

void TestReplay::timelineFlagsTheStopsThatBeginOrEndADeal() {
  const Timeline timeline(longGame(300));
  int begun = 0;
  int ended = 0;
  for (const Timeline::Stop& stop : timeline.stops()) {
    begun += stop.beginsDeal ? 1 : 0;
    QCOMPARE(stop.deal, begun);
    QVERIFY(!(stop.beginsDeal && stop.endsDeal));
    ended += stop.endsDeal ? 1 : 0;
  }
  QVERIFY(begun > 1);
  QVERIFY(ended == begun || ended == begun - 1);
  QVERIFY(timeline.stops().front().beginsDeal);
}

void TestReplay::unfinishedGameIsReplayedOnlyFromTheViewOfItsHumanPlayer() {
  const auto timeline = std::make_shared<const Timeline>(longGame(30));
  QVERIFY(!timeline->isOver());
  Settings settings(QDir::temp().filePath(u"downpile-no-such-settings.ini"_s));
  const auto may = [&](int viewer, bool allOpen) {
    return ReplaySource::open(timeline, {viewer, allOpen}, 0, settings) != nullptr;
  };
  QVERIFY(may(0, false));
  QVERIFY(!may(0, true));
  QVERIFY(!may(1, false));
  QVERIFY(!may(-1, false));
  QVERIFY(!may(4, false));
  QVERIFY(ReplaySource::open(timeline, {}, timeline->stops().size(), settings) == nullptr);
  // The history of player 0 contains no card unseen by this player.
  const auto isOwn = storyOf(timeline->record(), 0);
  for (const StoryStep& step : isOwn) {
    for (const Event& event : step.step.events) {
      if (event.seenBy.contains(0)) continue;
      QVERIFY(std::ranges::none_of(event.cards, &Card::known));
    }
  }
}

void TestReplay::unfinishedGameWithPeopleHidesOtherHands_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<int>("viewer");
  QTest::newRow("host") << u"a"_s << 0;
  QTest::newRow("another user") << u"c"_s << int{kSpectator};
  QTest::newRow("user without a key") << QString() << int{kSpectator};
}

// Two records differing only in cards unseen by the user give the same texts, byte for byte.
void TestReplay::unfinishedGameWithPeopleHidesOtherHands() {
  QFETCH(QString, key);
  QFETCH(int, viewer);
  const RecordUser user{.key = key.toStdString()};
  const Record one = gameOfPeople(false);
  QVERIFY2(replay(one).problem.empty(), replay(one).problem.c_str());
  QCOMPARE(Timeline(one, user).access().firstViewer(), viewer);
  const QString shown = shownOf(one, user);
  QVERIFY(shown.size() > 10000);
  QVERIFY(shown.contains(u"8 of hearts"_s));
  QCOMPARE(shownOf(gameOfPeople(true), user), shown);
  // Counter-check: the texts differ for a user who may see all cards.
  RecordUser all = user;
  all.mayHaveAll = true;
  QVERIFY(shownOf(gameOfPeople(true), all) != shownOf(one, all));
}

void TestReplay::replayWithAllCardsOpenShowsAllHands() {
  const QStringList names = QDir(QStringLiteral(GOLDEN_FOLDER)).entryList(QDir::Files);
  int seen = 0;
  for (const QString& name : names) {
    const auto timeline = golden(name);
    if (!timeline->isOver()) continue;
    ++seen;
    ReplayTable open(timeline, {.viewer = 0, .allOpen = true}, timeline->stops().size() / 2);
    QCOMPARE(open.hidden(), 0);
    for (int step = 0; step < 10 && open.replay->stepForward(); ++step) {
      open.controller.pace()->hurry();
      QVERIFY2(open.hidden() == 0, qPrintable(name));
    }
  }
  QVERIFY(seen > 0);
}

void TestReplay::replayRefusesMoves() {
  ReplayTable table(std::make_shared<const Timeline>(longGame(30)), {}, 4);
  TableController& controller = table.controller;
  const auto isRefused = [&controller] {
    const bool is = controller.coach()->refusal().contains(u"replay"_s);
    controller.coach()->dismissRefusal();
    return is;
  };
  const auto own = std::ranges::find(table.cards(), true, &CardRow::isOwn);
  QVERIFY(own != table.cards().end());
  QVERIFY(!controller.gestures()->activate(own->key));
  QVERIFY(isRefused());
  QVERIFY(!controller.gestures()->playAt(u"stock"_s));
  QVERIFY(isRefused());
  controller.gestures()->pickUp(own->key);
  QVERIFY(!controller.gestures()->drop(u"downpile"_s));
  QVERIFY(isRefused());
  QCOMPARE(controller.buttons()->count(), 0);
  QVERIFY(!controller.status()->yourTurn());
  QVERIFY(controller.status()->turnText().startsWith(u"Replay"_s));
  QVERIFY(!controller.undoHistory()->mayUndo());
  QVERIFY(!controller.undoHistory()->mayRedo());
  QVERIFY(!controller.undoHistory()->mayRestartDeal());
  QVERIFY(!controller.coach()->mayHint());
  QCOMPARE(table.replay->stop(), std::size_t{4});
}

void TestReplay::playingReplayStopsAtTheLastPositionAndCanPlayFromAnEarlierOne() {
  ReplayTable table(std::make_shared<const Timeline>(longGame(20)), {});
  QSignalSpy stops(table.replay, &ReplaySource::stopChanged);
  table.replay->setPlaying(true);
  QVERIFY(table.skipUntil([&] { return table.replay->isAtEnd(); }));
  QVERIFY(!table.replay->isPlaying());
  QCOMPARE(static_cast<std::size_t>(stops.size()), table.replay->timeline().stops().size() - 1);
  // A replay at its last position does not play on. From an earlier position it plays.
  table.replay->setPlaying(true);
  QVERIFY(!table.replay->isPlaying());
  table.replay->goTo(2);
  table.replay->hold(true);
  table.replay->setPlaying(true);
  QVERIFY(table.replay->hasMoveReady());
  QCOMPARE(table.replay->stop(), std::size_t{2});
  table.replay->skipPause();
  QCOMPARE(table.replay->stop(), std::size_t{3});
}

void TestReplay::nextDealMovesAReplayToItsNextDeal() {
  const auto timeline = std::make_shared<const Timeline>(longGame(300));
  const auto& stops = timeline->stops();
  const auto end = static_cast<std::size_t>(
      std::ranges::find(stops, true, &Timeline::Stop::endsDeal) - stops.begin());
  ReplayTable table(timeline, {}, end);
  QVERIFY(table.controller.status()->dealOver());
  QVERIFY(table.controller.undoHistory()->nextDeal());
  QCOMPARE(table.replay->stop(), end + 1);
  QVERIFY(!table.controller.status()->dealOver());
}

// The game of the record was left after its first deal.
void TestReplay::replayOfAnUnfinishedGameOffersNoNextDealAtItsEnd() {
  Record record = longGame(300);
  const Timeline whole(record);
  const auto end = std::ranges::find(whole.stops(), true, &Timeline::Stop::endsDeal);
  QVERIFY(end != whole.stops().end());
  record.entries.resize(end->played);
  const auto timeline = std::make_shared<const Timeline>(record);
  ReplayTable table(timeline, {}, timeline->stops().size() - 1);
  QVERIFY(table.controller.status()->dealOver());
  QVERIFY(!table.controller.undoHistory()->mayNextDeal());
  QVERIFY(!table.controller.undoHistory()->nextDeal());
}

DOWNPILE_TEST(TestReplay, .tier = tests::Tier::both, .thoroughSeconds = 10);
#include "tst_replay.moc"
