// SPDX-License-Identifier: GPL-3.0-or-later
// The program around the table: it offers unfinished games, reports problems with records, and
// moves the records of replaced games to the folder `earlier`.
#include <QDir>
#include <QSignalSpy>
#include <algorithm>
#include <map>

#include "../support/dealt.h"
#include "games/life/life.h"
#include "games/up-and-down/up_and_down.h"
#include "program/app.h"
#include "rules/house_rules.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

QString waitingText(App& app, const QString& game) {
  GameListModel& games = *app.games();
  return games.value(games.find(u"gameId"_s, game), u"waiting"_s).toString();
}

// Plays the first legal move of the first player who has one.
void playOneMove(TableController& table) {
  for (int player = 0; player < sessionOf(table).header().players; ++player) {
    const auto legal = sessionOf(table).view(player)->legal();
    if (legal.empty()) continue;
    QCOMPARE(sourceOf(table).play(player, legal.front()), Session::Result::played);
    return;
  }
  QFAIL("no player can move");
}

// Plays a short game of Underwear from beginning to end.
void playWholeGame(App& app) {
  app.settings()->setMotion(u"reduced"_s);
  app.settings()->setPace(u"unhurried"_s);
  NewGame& game = *app.newGame();
  game.options()->setValue(game.options()->find(u"key"_s, u"target"_s), 10);
  const QString seal = game.seal();
  QVERIFY(game.start());
  TableController& table = *app.table();
  QCOMPARE(table.scores()->seal(), seal);
  for (std::uint64_t move = 0; !table.status()->gameOver(); ++move) {
    if (table.status()->dealOver()) {
      QCOMPARE(table.summary()->seal(), QString());
      QVERIFY(table.undoHistory()->nextDeal());
      continue;
    }
    const int turn = sessionOf(table).standing().turn;
    const auto legal = sessionOf(table).view(turn)->legal();
    Random random(2, move);
    sourceOf(table).play(turn, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  QVERIFY(!table.summary()->winnerText().isEmpty());
  // The program verifies the seal of a finished game without a request by the user.
  QVERIFY2(table.summary()->seal().startsWith(u"The seal is intact: "_s),
           qPrintable(table.summary()->seal()));
  QVERIFY(!table.summary()->isSealBroken());
}

}  // namespace

class TestApp : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void runningGameIsOfferedAfterRestart();
  void newGameMovesTheUnfinishedRecordOfTheSameCardGameToTheFolderNamedEarlier();
  void unfinishedRecordOfEachCardGameIsResumedAfterARestart();
  void unfinishedGameIsKeptWhileAnotherIsPlayed();
  void resumeTextIncludesPenaltiesOfTheUnfinishedDeal();
  void finishedGameIsNotResumableAfterAnotherStarts();
  void listOfKeysIsMentionedOnceToUsersOfScreenReaders();
  void guideOpensOnlyInTheFirstGameOfEachCardGame();
  void guideStepAboutJokersOpensWhenTheFirstJokerAppears();
  void guideStepsAboutTurnsOpenAfterTheDealOfLife();
  void moveRemovesNoStepFromAGuideOpenedByTheUser();
  void guideStepsOfUpAndDownOpenBeforeTheOwnBidAndTheOwnCard();
  void laterGuideStepsOfAGameWaitForThisGame();
  void skippedGuideDoesNotOpenAgainForLaterSteps();
  void finishedGameIsNotResumableAfterRestart();
  void reportsDamagedRecords();
  void reportsUnwritableFolder();
  void nextSetupDoesNotChangeTheRulesPageOfTheRunningGame();
  void newLanguageTranslatesTheTextsOfTheTable();

 private:
  App::Folders folders() const {
    return {folder_->filePath(u"settings.ini"_s), folder_->filePath(u"games"_s)};
  }
  QStringList records(const QString& under = {}) const {
    return QDir(folder_->filePath(u"games"_s) + under).entryList(QDir::Files);
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestApp::runningGameIsOfferedAfterRestart() {
  Value before;
  {
    App app(folders());
    app.findSavedGames();
    QVERIFY(app.resumable().isEmpty());
    QSignalSpy started(&app, &App::gameStarted);
    QVERIFY(app.newGame()->start());
    QCOMPARE(started.size(), 1);
    QVERIFY(app.table()->active());
    before = sessionOf(*app.table()).view(0)->write();
  }
  App app(folders());
  app.findSavedGames();
  QCOMPARE(app.resumable(), u"underwear"_s);
  const QString waiting = waitingText(app, u"underwear"_s);
  QVERIFY2(waiting.contains(u"4"_s), qPrintable(waiting));
  QVERIFY(!app.table()->active());
  app.resume(u"life"_s);
  QVERIFY(!app.table()->active());
  app.resume(u"underwear"_s);
  QVERIFY(app.table()->active());
  QVERIFY(app.resumable().isEmpty());
  QVERIFY(waitingText(app, u"underwear"_s).isEmpty());
  QCOMPARE(sessionOf(*app.table()).view(0)->write(), before);
}

void TestApp::newGameMovesTheUnfinishedRecordOfTheSameCardGameToTheFolderNamedEarlier() {
  {
    App app(folders());
    QVERIFY(app.newGame()->start());
  }
  App app(folders());
  app.findSavedGames();
  QVERIFY(app.wouldEnd(u"underwear"_s));
  QVERIFY(!app.wouldEnd(u"life"_s));
  QVERIFY(app.newGame()->start());
  QVERIFY(app.resumable().isEmpty());
  QCOMPARE(records().size(), 1);
  QCOMPARE(records(u"/earlier"_s).size(), 1);
}

// After a restart, the program finds unfinished games only by their records on disk.
void TestApp::unfinishedRecordOfEachCardGameIsResumedAfterARestart() {
  std::map<QString, Value> before;
  {
    App app(folders());
    for (const CatalogEntry& entry : catalog()) {
      const QString game = QString::fromUtf8(entry.info->id);
      app.newGame()->setGameId(game);
      QVERIFY(app.newGame()->start());
      before[game] = sessionOf(*app.table()).view(0)->write();
    }
  }
  QCOMPARE(records().size(), static_cast<qsizetype>(before.size()));
  QVERIFY(records(u"/earlier"_s).isEmpty());
  App app(folders());
  app.findSavedGames();
  for (const auto& [game, position] : before) {
    QVERIFY2(!waitingText(app, game).isEmpty(), qPrintable(game));
    app.resume(game);
    QCOMPARE(app.table()->gameId(), game);
    QCOMPARE(sessionOf(*app.table()).view(0)->write(), position);
    QVERIFY(waitingText(app, game).isEmpty());
  }
  // A new game of Life replaces only the unfinished game of Life. The unfinished games of other
  // card games stay.
  app.newGame()->setGameId(u"life"_s);
  QVERIFY(app.newGame()->start());
  QCOMPARE(records().size(), static_cast<qsizetype>(before.size()));
  QCOMPARE(records(u"/earlier"_s).size(), 1);
  QVERIFY(records(u"/earlier"_s).first().startsWith(u"life-"_s));
}

void TestApp::unfinishedGameIsKeptWhileAnotherIsPlayed() {
  App app(folders());
  app.settings()->setPace(u"unhurried"_s);
  QVERIFY(app.newGame()->start());
  QVERIFY(app.wouldEnd(u"underwear"_s));
  app.newGame()->setGameId(u"life"_s);
  app.newGame()->fixSeeds(1, 1);  // with other cards the deal may end before the ninth move
  QVERIFY(app.newGame()->start());
  QCOMPARE(app.table()->gameId(), u"life"_s);
  QCOMPARE(app.resumable(), u"underwear"_s);
  QVERIFY(app.wouldEnd(u"underwear"_s));
  // Resumes two unfinished games alternately: each keeps its moves. In the first four of these nine
  // moves of Life, the four players secretly choose suits. The choices are written to the record
  // together, after the last choice. The other moves follow.
  for (int move = 0; move < 9; ++move) playOneMove(*app.table());
  const Value life = sessionOf(*app.table()).view(0)->write();
  app.resume(u"underwear"_s);
  QCOMPARE(app.table()->gameId(), u"underwear"_s);
  QCOMPARE(app.resumable(), u"life"_s);
  // The page for a new game first suggests the game on the table (here: Underwear).
  QCOMPARE(app.newGame()->gameId(), u"underwear"_s);
  app.resume(u"life"_s);
  QCOMPARE(sessionOf(*app.table()).view(0)->write(), life);
  QCOMPARE(app.resumable(), u"underwear"_s);
  QCOMPARE(records().size(), 2);
  QVERIFY(app.notices().isEmpty());
}

// The text about a resumable game counts the penalties of the unfinished deal.
void TestApp::resumeTextIncludesPenaltiesOfTheUnfinishedDeal() {
  App app(folders());
  app.settings()->setPace(u"unhurried"_s);
  app.newGame()->setGameId(u"ultimate-loser"_s);
  app.newGame()->fixSeeds(1, 1);
  QVERIFY(app.newGame()->start());
  TableController& table = *app.table();
  while (sessionOf(table).standing().totalNow(0) == 0) {
    QVERIFY(!sessionOf(table).standing().dealOver);
    playOneMove(table);
  }
  const int penalties = sessionOf(table).standing().totalNow(0);
  QCOMPARE(sessionOf(table).standing().totals.front(), 0);
  app.newGame()->setGameId(u"life"_s);
  QVERIFY(app.newGame()->start());
  const QString waiting = waitingText(app, u"ultimate-loser"_s);
  QVERIFY2(waiting.contains(u"%1\u00a0penalty"_s.arg(penalties)), qPrintable(waiting));
  QVERIFY2(waiting.endsWith(u"(%1 in this deal)"_s.arg(penalties)), qPrintable(waiting));
}

void TestApp::finishedGameIsNotResumableAfterAnotherStarts() {
  App app(folders());
  playWholeGame(app);
  QVERIFY(!app.wouldEnd(u"underwear"_s));
  app.newGame()->setGameId(u"life"_s);
  QVERIFY(app.newGame()->start());
  QVERIFY(app.resumable().isEmpty());
  QCOMPARE(records().size(), 1);
  QCOMPARE(records(u"/earlier"_s).size(), 1);
}

namespace {

// Simulates an event at a table of Life.
void showEvent(App& app, Life::Sentence sentence) {
  Event event{.kind = Event::Kind::sentence, .player = 1};
  event.sentence = static_cast<std::uint8_t>(sentence);
  emit app.table()->presenter()->eventStarts(event);
  emit app.table()->presenter()->reached();
}

// Simulates that player 1 plays a joker.
void showJoker(App& app) { showEvent(app, Life::Sentence::playsJoker); }

}  // namespace

void TestApp::guideStepAboutJokersOpensWhenTheFirstJokerAppears() {
  App app(folders());
  app.settings()->setPace(u"unhurried"_s);
  app.newGame()->setGameId(u"life"_s);
  QVERIFY(app.newGame()->start());
  Guide& guide = *app.guide();
  const int first = guide.count();
  for (int step = 0; step < first; ++step) {
    QVERIFY(!guide.text().contains(u"joker"_s));
    guide.next();
  }
  QVERIFY(!guide.open());
  showJoker(app);
  QVERIFY(guide.open());
  QCOMPARE(guide.count(), 1);
  QVERIFY(guide.text().contains(u"joker"_s));
  QVERIFY(app.table()->pace()->waiting());
  guide.end();
  QVERIFY(!app.table()->pace()->waiting());
  showJoker(app);
  QVERIFY(!guide.open());
  // After ending the guide, the user can show it again, with all its steps.
  QVERIFY(guide.available());
  guide.show();
  QVERIFY(!guide.available());
  const OptionValues usual = standardValues(Life::info().options);
  QCOMPARE(guide.count(), std::ranges::count_if(Life::info().guide, [&](const GuideStep& step) {
             return isInForce(Life::info(), step, usual);
           }));
  QVERIFY(guide.count() > first);
  QCOMPARE(guide.step(), 1);
}

// The user chooses a suit while the first step is open. The cards are dealt only after all players
// have chosen, so before the deal no step of the guide is about cards.
void TestApp::guideStepsAboutTurnsOpenAfterTheDealOfLife() {
  App app(folders());
  app.settings()->setPace(u"unhurried"_s);
  app.newGame()->setGameId(u"life"_s);
  QVERIFY(app.newGame()->start());
  Guide& guide = *app.guide();
  QCOMPARE(guide.subjects(), QStringList({{}, u"choose"_s}));
  emit app.table()->gestures()->taken(sessionOf(*app.table()).view(0)->legal().front());
  QCOMPARE(guide.subjects(), QStringList{{}});
  guide.next();
  QVERIFY(!guide.open());
  // If another player has turned a spade, the first own turn begins with a steal.
  guide.openDue({"decline"});
  QVERIFY(!guide.open());
  guide.openDue({"steal", "decline"});
  QVERIFY(guide.text().contains(u"steal"_s));
  const auto verbNamed = [](std::string_view name) {
    const auto verbs = Life::info().verbs;
    const auto found = std::ranges::find(verbs, name, &Verb::name);
    return Action{.verb = static_cast<std::uint8_t>(found - verbs.begin())};
  };
  // The step does not open again, although the user has not pressed Next.
  guide.moved(verbNamed("steal"));
  QVERIFY(!guide.open());
  guide.openDue({"take", "steal", "decline"});
  QVERIFY(!guide.open());
  guide.openDue({"turn"});
  QCOMPARE(guide.subjects(), QStringList{u"stock"_s});
  // After a turned spade or ace, no cards can be laid by choice.
  guide.moved(verbNamed("turn"));
  QVERIFY(!guide.open());
  guide.openDue({"lay", "done"});
  QCOMPARE(guide.subjects(), QStringList({u"hands"_s, u"faceUp"_s}));
  guide.moved(verbNamed("lay"));
  QCOMPARE(guide.step(), 1);
  // The laying is over, so no step asks for it any more. The step not seen opens again.
  guide.moved(verbNamed("done"));
  QVERIFY(!guide.open());
  guide.openDue({"lay", "done"});
  QCOMPARE(guide.subjects(), QStringList{u"faceUp"_s});
}

void TestApp::moveRemovesNoStepFromAGuideOpenedByTheUser() {
  Settings settings(folders().settingsFile);
  Guide guide(settings);
  guide.begin(Underwear::info(), standardValues(Underwear::info().options));
  guide.end();
  guide.show();
  const int count = guide.count();
  QSignalSpy changed(&guide, &Guide::changed);
  const auto verbs = Underwear::info().verbs;
  const auto draw = std::ranges::find(verbs, "draw", &Verb::name);
  guide.moved({.verb = static_cast<std::uint8_t>(draw - verbs.begin())});
  QCOMPARE(guide.count(), count);
  QCOMPARE(guide.step(), 1);
  QCOMPARE(changed.count(), 0);
}

// The steps about the bid follow the first steps if the user bids first.
void TestApp::guideStepsOfUpAndDownOpenBeforeTheOwnBidAndTheOwnCard() {
  Settings settings(folders().settingsFile);
  Guide guide(settings);
  guide.begin(UpAndDown::info(), standardValues(UpAndDown::info().options));
  const QStringList first = guide.subjects();
  QVERIFY(guide.isFromStart());
  guide.openDue({});
  QCOMPARE(guide.subjects(), first);
  guide.openDue({"bid"});
  QCOMPARE(guide.step(), 1);
  QCOMPARE(guide.subjects(), first + QStringList({u"hands"_s, {}, u"bid"_s}));
  // A bid that the user makes while the guide shows the first step.
  guide.moved({.verb = 0, .number = 0});
  QCOMPARE(guide.subjects(), first);
  guide.openDue({"bid"});
  QCOMPARE(guide.count(), static_cast<int>(first.size()) + 1);
  // A hidden guide opens no step, also in later deals and games.
  guide.setReading(false);
  guide.openDue({"play"});
  QCOMPARE(guide.count(), static_cast<int>(first.size()) + 1);
  guide.close();
  guide.openDue({"bid"});
  QVERIFY(!guide.open());
  QVERIFY(settings.laterGuideSteps(u"up-and-down"_s).isEmpty());
  // If the user shows it again, a step that was not shown opens in a later deal.
  guide.setReading(true);
  QVERIFY(!settings.laterGuideSteps(u"up-and-down"_s).isEmpty());
  guide.openDue({"bid"});
  QCOMPARE(guide.subjects(), QStringList{{}});
  while (guide.open()) guide.next();
  guide.openDue({"play"});
  QCOMPARE(guide.subjects(), QStringList({u"hands"_s, u"trick"_s}));
  QVERIFY(!guide.isFromStart());
  // The user has played before reading the second step.
  guide.moved({.verb = 1});
  QVERIFY(!guide.open());
  guide.openDue({"play"});
  QCOMPARE(guide.subject(), u"trick"_s);
  // The user has hidden this step, so it does not open again in the next deal.
  guide.setReading(false);
  guide.close();
  guide.openDue({"play"});
  QVERIFY(!guide.open());
}

// Games take their guides with them: a verb of another game does not open a step.
void TestApp::laterGuideStepsOfAGameWaitForThisGame() {
  App app(folders());
  app.settings()->setPace(u"instant"_s);
  app.settings()->setMotion(u"reduced"_s);
  Settings& settings = *app.settings();
  settings.setGuideSeen(u"up-and-down"_s);
  settings.setLaterGuideSteps(u"up-and-down"_s, {u"bid"_s, u"play"_s, u"trick"_s});
  const auto begin = [&app](const QString& game) {
    app.newGame()->setGameId(game);
    app.newGame()->setPlayers(2);
    return app.newGame()->start();
  };
  QVERIFY(begin(u"up-and-down"_s));
  app.guide()->end();
  settings.setLaterGuideSteps(u"up-and-down"_s, {u"play"_s, u"trick"_s});
  QVERIFY(begin(u"ultimate-loser"_s));
  app.guide()->end();
  QTRY_VERIFY(app.table()->status()->yourTurn());
  QCOMPARE(settings.laterGuideSteps(u"up-and-down"_s), QStringList({u"play"_s, u"trick"_s}));
  settings.setLaterGuideSteps(u"up-and-down"_s, {u"bid"_s});
  QVERIFY(begin(u"up-and-down"_s));
  QTRY_VERIFY(app.guide()->open());
  QCOMPARE(app.guide()->subjects(), QStringList{u"hands"_s});
}

void TestApp::skippedGuideDoesNotOpenAgainForLaterSteps() {
  App app(folders());
  app.settings()->setPace(u"unhurried"_s);
  app.newGame()->setGameId(u"life"_s);
  QVERIFY(app.newGame()->start());
  app.guide()->end();
  showJoker(app);
  QVERIFY(!app.guide()->open());
}

void TestApp::listOfKeysIsMentionedOnceToUsersOfScreenReaders() {
  for (const int times : {1, 0}) {
    App app(folders());
    QSignalSpy spoken(app.announcer(), &Announcer::spoken);
    app.welcomeListener();
    app.welcomeListener();
    app.announcer()->announce(u"Mika deals."_s);
    QTRY_COMPARE(spoken.size(), 1);
    const QString text = spoken.constFirst().constFirst().toString();
    QCOMPARE(text.count(u"The question mark lists all keys."_s), times);
  }
}

void TestApp::guideOpensOnlyInTheFirstGameOfEachCardGame() {
  {
    App app(folders());
    app.settings()->setPace(u"unhurried"_s);
    Guide& guide = *app.guide();
    QVERIFY(!guide.open());
    QVERIFY(app.newGame()->start());
    QVERIFY(guide.open());
    const int steps = guide.count();
    QVERIFY(steps >= 3 && steps <= 6);
    QStringList texts;
    for (int step = 1; step <= steps; ++step) {
      QCOMPARE(guide.step(), step);
      QVERIFY(!texts.contains(guide.text()));
      texts << guide.text();
      QVERIFY2(!guide.text().contains(u'|') && !guide.spokenText().contains(u'|'),
               qPrintable(guide.text()));
      // The spoken text of the guide names no mouse gestures, because its listeners do not see a
      // pointer.
      QVERIFY2(!guide.spokenText().contains(u"drag"_s, Qt::CaseInsensitive),
               qPrintable(guide.spokenText()));
      if (step < steps) guide.next();
    }
    QVERIFY(texts.filter(u"This is the downpile"_s).size() == 1);
    guide.back();
    QCOMPARE(guide.step(), steps - 1);
    // The deal waits while the bubble of the guide is open, and continues while it is closed.
    QVERIFY(guide.reading());
    QVERIFY(app.table()->pace()->waiting());
    guide.setReading(false);
    QVERIFY(guide.open());
    QVERIFY(!app.table()->pace()->waiting());
    playOneMove(*app.table());
    QVERIFY(guide.open());
    // A new game of another card game opens the guide of that card game. A resumed game opens none.
    app.newGame()->setGameId(u"life"_s);
    QVERIFY(app.newGame()->start());
    QVERIFY(guide.open());
    QCOMPARE(guide.step(), 1);
    app.resume(u"underwear"_s);
    QVERIFY(!guide.open());
  }
  App app(folders());
  app.newGame()->setGameId(u"life"_s);
  QVERIFY(app.newGame()->start());
  QVERIFY(!app.guide()->open());
  QVERIFY(app.settings()->anyGuideSeen());
  app.settings()->showGuidesAgain();
  QVERIFY(!app.settings()->anyGuideSeen());
  QVERIFY(app.newGame()->start());
  QVERIFY(app.guide()->open());
  for (int step = app.guide()->count(); step > 0; --step) app.guide()->next();
  QVERIFY(!app.guide()->open());
}

void TestApp::finishedGameIsNotResumableAfterRestart() {
  {
    App app(folders());
    playWholeGame(app);
    TableController& table = *app.table();
    // In a finished game, the last move can be undone as long as the game is on the table.
    QVERIFY(table.undoHistory()->mayUndo());
  }
  App app(folders());
  app.findSavedGames();
  QVERIFY(app.resumable().isEmpty());
  QVERIFY(records().isEmpty());
  QCOMPARE(records(u"/earlier"_s).size(), 1);
}

void TestApp::reportsDamagedRecords() {
  QDir().mkpath(folder_->filePath(u"games"_s));
  for (const char* name : {"underwear-1.downpile", "underwear-2.downpile"}) {
    QFile file(folder_->filePath(u"games/"_s) + QString::fromLatin1(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(name[10] == '1' ? "downpile 99\n" : "nonsense\n");
  }
  App app(folders());
  app.findSavedGames();
  QCOMPARE(app.notices().size(), 2);
  app.dismissNotice(0);
  app.dismissNotice(7);
  QCOMPARE(app.notices().size(), 1);
}

void TestApp::reportsUnwritableFolder() {
  QFile file(folder_->filePath(u"games"_s));
  QVERIFY(file.open(QIODevice::WriteOnly));
  App app(folders());
  // The program reports the unwritable folder at its start, not only when a game begins.
  app.findSavedGames();
  QCOMPARE(app.notices().size(), 1);
  QVERIFY(app.notices().first().contains(folder_->filePath(u"games"_s)));
  QSignalSpy started(&app, &App::gameStarted);
  app.newGame()->start();
  QVERIFY(started.isEmpty());
  QVERIFY(!app.table()->active());
  QCOMPARE(app.notices().size(), 2);
}

void TestApp::nextSetupDoesNotChangeTheRulesPageOfTheRunningGame() {
  App app(folders());
  RulesModel* rules = app.rules(u"underwear"_s);
  QVERIFY(rules != nullptr);
  QVERIFY(app.rules(u"whist"_s) == nullptr);
  const auto isActive = [&] {
    return rules->value(rules->find(u"ruleId"_s, u"U18"_s), u"active"_s).toBool();
  };
  OptionModel& options = *app.newGame()->options();
  const int row = options.find(u"key"_s, u"royaltiesOnUpPiles"_s);
  QVERIFY(!isActive());
  options.setValue(row, 1);
  QVERIFY(isActive());
  QVERIFY(app.newGame()->start());
  // A new set-up does not change the rules of the game on the table.
  options.setValue(row, 0);
  QVERIFY(isActive());
}

// The history, the latest event and a hint are translated again when the user changes the language.
void TestApp::newLanguageTranslatesTheTextsOfTheTable() {
  App app(folders());
  app.overrideLanguage(u"en"_s);
  app.settings()->setPace(u"instant"_s);
  app.newGame()->setGameId(u"underwear"_s);
  app.newGame()->fixSeeds(4, 5);
  QVERIFY(app.newGame()->start());
  app.guide()->end();  // computer players wait while the guide is read
  TableController& table = *app.table();
  QTRY_VERIFY(table.status()->yourTurn());
  QVERIFY(table.gestures()->press(u"draw"_s));
  QTRY_VERIFY(table.status()->yourTurn() && !table.presenter()->moving());
  QTRY_VERIFY(!table.news()->announcement().isEmpty() && !table.news()->sentences().isEmpty());
  table.coach()->hint();
  QTRY_VERIFY(!table.coach()->hintText().isEmpty());
  QVERIFY(app.speech()->ask(u"turn"_s));
  const auto texts = [&] {
    QStringList all{table.coach()->hintText(), table.news()->announcement(),
                    table.status()->prompt()};
    all << table.news()->sentences();
    for (const StoryRow& row : table.story()->rows()) all << row.text;
    return all;
  };
  const QStringList english = texts();
  app.overrideLanguage(u"de"_s);
  const QStringList german = texts();
  QCOMPARE(german.size(), english.size());
  for (qsizetype i = 0; i < english.size(); ++i) {
    QVERIFY2(german[i] != english[i], qPrintable(german[i]));
  }
  QVERIFY(german[1].endsWith(german.last()));
  // The shown answer to a question disappears, because the answer is in the previous language.
  QVERIFY(app.speech()->answer().isEmpty());
  // A language chosen in the settings replaces the one of the command line.
  app.settings()->setLanguage(u"en"_s);
  QCOMPARE(texts(), english);
}

DOWNPILE_TEST(TestApp);
#include "tst_app.moc"
