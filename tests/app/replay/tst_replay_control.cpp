// SPDX-License-Identifier: GPL-3.0-or-later
// Controls of a replay: steps and deals, marks of the timeline, the history and its links, the
// viewer, the pace, and spoken texts.
#include <QSignalSpy>

#include "ear/table_answers.h"
#include "replay/replay_control.h"
#include "replays.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

struct Replayed : Table {
  explicit Replayed(const QString& name) : Replayed(golden(name)) {}
  explicit Replayed(std::shared_ptr<const Timeline> line) : timeline(std::move(line)) {
    controller.sit(ReplaySource::open(timeline, settings));
    controller.pace()->hurry();
  }

  std::shared_ptr<const Timeline> timeline;
  ReplayControl control{controller, settings};
};

}  // namespace

class TestReplayControl : public QObject {
  Q_OBJECT

 private slots:
  void controlsMoveTheReplayByStepsAndByDeals();
  void onlyTheLastOfSeveralQuickStepsIsAnimated();
  void timelineMarksDealsScoresAndMovesOfManyCards();
  void goingToAHistoryRowMovesTheReplayToThePositionOfTheRow();
  void viewerOfAReplayCanBeChangedIfTheGameIsFinished();
  void paceOfReplaysIsSeparateFromThatOfGames();
  void stepsAreSpoken();
  void jumpDropsAnnouncementsOfMovesThatWaitToBeSpoken();
  void controlsDoNothingWithoutAReplay();
  void historyOfAReplayCallsTheUserYouForAnyViewer();
  void jumpsBetweenMovesOfManyCards();
  void answersToTableQuestionsNameAnotherViewerInsteadOfSayingYou();
  void equalMovesOfPlayersWithTheSameNameHaveSeparateHistoryRows();
};

void TestReplayControl::controlsMoveTheReplayByStepsAndByDeals() {
  const auto timeline = golden(u"underwear-3.record"_s);
  Table table;
  ReplayControl control(table.controller, table.settings);
  QSignalSpy came(&control, &ReplayControl::activeChanged);
  table.controller.sit(ReplaySource::open(timeline, table.settings));
  QVERIFY(came.size() == 1 && control.active());
  QCOMPARE(control.stop(), 0);
  QCOMPARE(control.lastStop(), static_cast<int>(timeline->stops().size()) - 1);
  control.back();
  QCOMPARE(control.stop(), 0);
  control.forward();
  control.forward();
  QCOMPARE(control.stop(), 2);
  control.back();
  QCOMPARE(control.stop(), 1);
  QVERIFY(control.stopText().startsWith(u"Deal 1 of %1, move 1 of "_s.arg(control.deals())));
  // deal(1) goes to the beginning of the next deal. deal(-1) goes to the beginning of the current
  // deal, and from there to the beginning of the previous deal.
  control.deal(1);
  const int second = control.stop();
  QCOMPARE(timeline->stops()[static_cast<std::size_t>(second)].deal, 2);
  QVERIFY(timeline->stops()[static_cast<std::size_t>(second)].beginsDeal);
  control.goTo(second + 3);
  control.deal(-1);
  QCOMPARE(control.stop(), second);
  control.deal(-1);
  QCOMPARE(control.stop(), 0);
  control.goTo(1000000);
  QCOMPARE(control.stop(), control.lastStop());
  control.forward();
  control.deal(1);
  QCOMPARE(control.stop(), control.lastStop());
  control.goTo(-5);
  QCOMPARE(control.stop(), 0);
}

// With full motion, only the last of several quick steps is animated.
void TestReplayControl::onlyTheLastOfSeveralQuickStepsIsAnimated() {
  Replayed replayed(u"three-up-three-down-3.record"_s);
  replayed.settings.setMotion(u"full"_s);
  replayed.control.setPace(u"unhurried"_s);
  for (int step = 0; step < 30; ++step) replayed.control.forward();
  QCOMPARE(replayed.control.stop(), 30);
  QCOMPARE(replayed.controller.position().view().write(),
           replayed.timeline->at(30)->view(0)->write());
  // The animation of a step ends within a few seconds.
  QTRY_VERIFY_WITH_TIMEOUT(!replayed.controller.presenter()->moving(), 10000);
  replayed.control.forward();
  replayed.control.goTo(100);
  QVERIFY(!replayed.controller.presenter()->moving());
}

void TestReplayControl::timelineMarksDealsScoresAndMovesOfManyCards() {
  Replayed replayed(u"underwear-4.record"_s);
  QStringList deals;
  int changes = 0;
  int last = -1;
  for (const QVariant& each : replayed.control.marks()) {
    const QVariantMap mark = each.toMap();
    const int stop = mark.value(u"stop"_s).toInt();
    QVERIFY(stop > last);
    last = stop;
    const Timeline::Stop& current = replayed.timeline->stops()[static_cast<std::size_t>(stop)];
    QCOMPARE(mark.value(u"deal"_s).toInt(), current.deal);
    const QString kind = mark.value(u"kind"_s).toString();
    QCOMPARE(kind == u"deal"_s, current.beginsDeal);
    QCOMPARE(kind == u"score"_s, current.endsDeal);
    if (kind == u"deal"_s) deals << mark.value(u"text"_s).toString();
    if (kind != u"change"_s) continue;
    ++changes;
    QVERIFY(!mark.value(u"text"_s).toString().isEmpty());
  }
  QCOMPARE(deals.size(), replayed.control.deals());
  QCOMPARE(deals.value(1), u"Deal 2"_s);
  QVERIFY(changes > 0 && changes <= 3 * replayed.control.deals());
  // If marksOf() gets no steps of the history, it returns only the marks for the start and end of
  // deals.
  const Timeline& timeline = *replayed.timeline;
  const std::vector<ReplayMark> bare = marksOf(timeline, {});
  QVERIFY(std::ranges::none_of(
      bare, [](const ReplayMark& mark) { return mark.kind == ReplayMark::Kind::change; }));
  QCOMPARE(static_cast<qsizetype>(bare.size()), replayed.control.marks().size() - changes);
  // If only one move of a deal moves cards, the timeline marks this move if it moves at least four
  // cards.
  const auto isMarked = [&timeline](std::size_t cards) {
    constexpr std::size_t kStop = 1;
    StoryStep step;
    step.played = timeline.stops()[kStop].played;
    step.step.events.push_back(
        {.kind = Event::Kind::move, .to = placeOf(1), .cards = std::vector<Card>(cards)});
    const std::vector<ReplayMark> marks = marksOf(timeline, {step});
    const ReplayMark change{.stop = kStop, .kind = ReplayMark::Kind::change};
    return std::ranges::find(marks, change) != marks.end();
  };
  QVERIFY(isMarked(4));
  QVERIFY(!isMarked(3));
}

void TestReplayControl::goingToAHistoryRowMovesTheReplayToThePositionOfTheRow() {
  Replayed replayed(u"life-3.record"_s);
  ReplayControl& control = replayed.control;
  const auto& rows = control.story()->rows();
  QVERIFY(rows.size() > 100);
  QVERIFY(std::ranges::is_sorted(rows, {}, &StoryRow::stop));
  for (const int row : {90, 20, 55, 3}) {
    control.goToRow(row);
    QCOMPARE(control.stop(), rows[static_cast<std::size_t>(row)].stop);
    // If several entries of the history belong to the same position, the last of them is current.
    QVERIFY(control.storyRow() >= row);
    QCOMPARE(rows[static_cast<std::size_t>(control.storyRow())].stop, control.stop());
    // The history at the table ends at this position: its last sentence is the sentence of the
    // current entry.
    QCOMPARE(replayed.controller.story()->rows().back().text,
             rows[static_cast<std::size_t>(control.storyRow())].text);
    QCOMPARE(replayed.controller.news()->announcement(),
             rows[static_cast<std::size_t>(control.storyRow())].text);
  }
  const int stop = control.stop();
  control.goToRow(-1);
  control.goToRow(static_cast<int>(rows.size()));
  QCOMPARE(control.stop(), stop);
}

void TestReplayControl::viewerOfAReplayCanBeChangedIfTheGameIsFinished() {
  Replayed replayed(u"life-3.record"_s);
  ReplayControl& control = replayed.control;
  control.goTo(12);
  QCOMPARE(control.viewpoints().size(), 3);
  QVERIFY(control.mayOpenAll());
  QVERIFY(control.restriction().isEmpty());
  control.look(2, false);
  QCOMPARE(control.viewer(), 2);
  QCOMPARE(control.stop(), 12);
  QCOMPARE(replayed.controller.position().view().viewer(), 2);
  control.look(2, true);
  QVERIFY(control.allOpen());
  QCOMPARE(control.stop(), 12);
  control.look(7, false);
  QCOMPARE(control.viewer(), 2);

  Replayed unfinished(std::make_shared<const Timeline>(longGame(30)));
  QVERIFY(!unfinished.control.mayOpenAll());
  QVERIFY(!unfinished.control.restriction().isEmpty());
  QSignalSpy spoken(&unfinished.announcer, &Announcer::spoken);
  unfinished.control.look(1, false);
  QVERIFY(spoken.wait(60'000));
  QVERIFY(spoken.last().constFirst().toString().contains(unfinished.control.restriction()));
  unfinished.control.look(0, true);
  QCOMPARE(unfinished.control.viewer(), 0);
  QVERIFY(!unfinished.control.allOpen());
  for (const QVariant& viewpoint : unfinished.control.viewpoints()) {
    const QVariantMap map = viewpoint.toMap();
    QCOMPARE(map.value(u"allowed"_s).toBool(), map.value(u"player"_s).toInt() == 0);
  }
}

void TestReplayControl::paceOfReplaysIsSeparateFromThatOfGames() {
  Table table;
  ReplayControl control(table.controller, table.settings);
  table.settings.setPace(u"steps"_s);
  const auto sit = [&] {
    table.controller.sit(ReplaySource::open(golden(u"up-and-down-3.record"_s), table.settings));
  };
  sit();
  // The pace "steps" (a click for each move) does not exist for replays, so a replay uses the
  // normal pace instead.
  QCOMPARE(control.pace(), u"normal"_s);
  table.controller.pace()->hurry();
  QVERIFY(!table.controller.pace()->awaitsStep());
  control.setPace(u"steps"_s);
  QCOMPARE(control.pace(), u"normal"_s);
  control.setPace(u"instant"_s);
  control.toggle();
  QVERIFY(control.playing());
  QTRY_VERIFY(control.stop() >= 3);
  control.toggle();
  QVERIFY(!control.playing());
  // The next replay has the pace of this replay. Games have a separate setting for the pace.
  table.controller.leave();
  sit();
  QCOMPARE(control.pace(), u"instant"_s);
  QCOMPARE(table.settings.pace(), u"steps"_s);
  // If a replay at its last position is set to play, it starts again at its first position.
  control.goTo(control.lastStop());
  control.toggle();
  QCOMPARE(control.stop(), 0);
  QVERIFY(control.playing());
}

void TestReplayControl::stepsAreSpoken() {
  Replayed replayed(u"life-3.record"_s);
  ReplayControl& control = replayed.control;
  QSignalSpy announced(replayed.controller.news(), &TableNews::announced);
  control.forward();
  QVERIFY(!announced.isEmpty());
  QSignalSpy spoken(&replayed.announcer, &Announcer::spoken);
  control.goTo(60);
  const auto isSaid = [&] {
    return std::ranges::any_of(spoken, [&](const QList<QVariant>& each) {
      const QString text = each.front().toString();
      const auto row = static_cast<std::size_t>(control.storyRow());
      return text.contains(control.stopText()) && text.contains(control.story()->rows()[row].text);
    });
  };
  QTRY_VERIFY(isSaid());
}

void TestReplayControl::jumpDropsAnnouncementsOfMovesThatWaitToBeSpoken() {
  Replayed replayed(u"life-3.record"_s);
  ReplayControl& control = replayed.control;
  for (int step = 0; step < 5; ++step) control.forward();
  QVERIFY(replayed.announcer.remaining() > 0);
  QSignalSpy spoken(&replayed.announcer, &Announcer::spoken);
  control.goTo(0);
  // A new event would be spoken after all waiting announcements.
  replayed.announcer.announce(u"The end of the test."_s);
  const auto last = [&] { return spoken.isEmpty() ? QString() : spoken.last().front().toString(); };
  QTRY_VERIFY_WITH_TIMEOUT(last() == u"The end of the test."_s, 30000);
  QCOMPARE(spoken.size(), 2);
  QVERIFY(spoken.first().front().toString().startsWith(control.stopText()));
}

void TestReplayControl::controlsDoNothingWithoutAReplay() {
  Table table(Deal{});
  ReplayControl control(table.controller, table.settings);
  control.forward();
  control.back();
  control.deal(1);
  control.goTo(3);
  control.goToRow(0);
  control.toggle();
  control.look(1, true);
  control.setPace(u"brisk"_s);
  QVERIFY(!control.active() && !control.playing() && !control.mayPlayOn() && !control.maySend());
  QVERIFY(control.stopText().isEmpty() && control.marks().isEmpty() &&
          control.position().isEmpty());
  QVERIFY(table.controller.source()->part() == GameSource::Part::plays);
}

// For any viewer, "You" is the player with the name in the settings, or the player without a name.
void TestReplayControl::historyOfAReplayCallsTheUserYouForAnyViewer() {
  Record record = longGame(400);
  record.header.seats[0].name = "";
  const auto timeline = std::make_shared<const Timeline>(record, RecordUser{.mayHaveAll = true});
  Replayed own(timeline);
  const auto historyHas = [](Replayed& replayed, const QString& text) {
    return std::ranges::any_of(replayed.control.story()->rows(),
                               [&text](const StoryRow& row) { return row.text.startsWith(text); });
  };
  QVERIFY(historyHas(own, u"You draw"_s));
  own.control.look(1, false);
  QVERIFY(historyHas(own, u"You draw"_s));
  QVERIFY(historyHas(own, u"Mika draws"_s));
  // Regression: "As seen by You".
  const auto viewpoint = [&own](int player) {
    return own.control.viewpoints()[player].toMap().value(u"text"_s).toString();
  };
  QCOMPARE(viewpoint(0), u"As seen by you"_s);
  QCOMPARE(viewpoint(1), u"As seen by Mika"_s);
  record.header.seats[0].name = "Peter";
  Replayed other(std::make_shared<const Timeline>(record, RecordUser{.mayHaveAll = true}));
  QVERIFY(!historyHas(other, u"You "_s));
  QVERIFY(historyHas(other, u"Peter draws"_s));
  other.settings.setPlayerName(u"Peter"_s);
  other.controller.sit(ReplaySource::open(other.timeline, other.settings));
  QVERIFY(historyHas(other, u"You draw"_s));
}

void TestReplayControl::jumpsBetweenMovesOfManyCards() {
  Replayed replayed(u"life-3.record"_s);
  ReplayControl& control = replayed.control;
  QList<int> changes;
  for (const QVariant& mark : control.marks()) {
    if (mark.toMap().value(u"kind"_s) == u"change"_s)
      changes << mark.toMap().value(u"stop"_s).toInt();
  }
  QVERIFY(changes.size() > 2);
  for (const int stop : changes) {
    control.change(1);
    QCOMPARE(control.stop(), stop);
  }
  control.change(1);
  QCOMPARE(control.stop(), changes.back());
  control.forward();
  control.change(-1);
  QCOMPARE(control.stop(), changes.back());
  control.goTo(changes.front());
  control.change(-1);
  QCOMPARE(control.stop(), changes.front());
}

// Only the user's own cards and points are called "yours", not those of another viewer.
void TestReplayControl::answersToTableQuestionsNameAnotherViewerInsteadOfSayingYou() {
  Record record = longGame(400);
  record.header.seats[0].name = "";
  record.header.seats[1].name = "Mika";
  Replayed replayed(std::make_shared<const Timeline>(record, RecordUser{.mayHaveAll = true}));
  TableController& table = replayed.controller;
  ReplayControl& control = replayed.control;
  control.goTo(60);
  while (table.position().view().score(0) == 0 || table.status()->scoreText().isEmpty()) {
    control.forward();
  }
  const auto answer = [&table](const char* question) {
    return TableAnswers(table).to(QString::fromUtf8(question));
  };
  const auto places = [&table] {
    QStringList labels;
    for (const PlaceRow& row : table.places()->rows()) labels << row.label;
    labels.sort();
    return labels;
  };
  QVERIFY2(answer("hand").startsWith(u"You hold "_s), qPrintable(answer("hand")));
  QVERIFY(table.status()->scoreText().startsWith(u"Going out"_s));
  const QStringList before = places();
  QVERIFY(before.join(u'|').contains(u"(yours)"_s));
  QVERIFY(answer("moves").startsWith(u"This is a replay"_s));
  QVERIFY(!answer("players").contains(u" holds "_s));

  control.look(1, false);
  QVERIFY2(answer("hand").startsWith(u"Mika holds "_s), qPrintable(answer("hand")));
  QVERIFY2(table.status()->scoreText().startsWith(u"Mika: "_s),
           qPrintable(table.status()->scoreText()));
  QCOMPARE(places(), before);
  for (const char* question : {"hand", "players", "events", "moves", "turn", "standing", "table"}) {
    QVERIFY2(!answer(question).contains(u"your "_s), qPrintable(answer(question)));
  }
  control.look(1, true);
  QVERIFY2(answer("players").contains(u" holds "_s), qPrintable(answer("players")));
  QVERIFY2(answer("players").contains(u"You hold "_s), qPrintable(answer("players")));
  // The answer to the question about events begins with the first event after the viewer's last
  // move.
  const auto& rows = table.story()->rows();
  const auto isHers = [](const StoryRow& row) { return row.player == 1 || row.isHeading; };
  while (isHers(table.story()->rows().back())) control.forward();
  const auto last = std::ranges::find_if(rows.rbegin(), rows.rend(), isHers);
  QCOMPARE(answer("events").startsWith(last.base()->spoken), true);
  control.goTo(control.lastStop());
  while (!table.status()->dealOver()) control.back();
  QVERIFY(!answer("turn").contains(u"Play again"_s));
}

// Two players with the same name who make the same move have one entry each in the history, as at
// the table.
void TestReplayControl::equalMovesOfPlayersWithTheSameNameHaveSeparateHistoryRows() {
  Record record = recordOf({.players = 3, .moves = {u"1 draw"_s, u"2 draw"_s}});
  record.header.seats[2].name = record.header.seats[1].name;
  Replayed replayed(std::make_shared<const Timeline>(record, RecordUser{.mayHaveAll = true}));
  QCOMPARE(replayed.control.lastStop(), 2);
  const auto draws = [](const std::vector<StoryRow>& rows) {
    return std::ranges::count(rows, u"Mika draws a card."_s, &StoryRow::text);
  };
  QCOMPARE(draws(replayed.control.story()->rows()), 2);
  replayed.control.forward();
  replayed.control.forward();
  QCOMPARE(draws(replayed.controller.story()->rows()), 2);
}

DOWNPILE_TEST(TestReplayControl);
#include "tst_replay_control.moc"
