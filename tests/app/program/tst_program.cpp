// SPDX-License-Identifier: GPL-3.0-or-later
// The program around the table: it offers the running game, reports problems with records, and
// moves replaced games to the earlier ones.
#include <QDir>
#include <QSignalSpy>
#include <map>

#include "../support/dealt.h"
#include "program/program.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

QString waitingText(Program& program, const QString& game) {
  GameListModel& games = *program.games();
  return games.value(games.find(u"gameId"_s, game), u"waiting"_s).toString();
}

// Plays any legal move of any player.
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
void playWholeGame(Program& program) {
  program.settings()->setMotion(u"reduced"_s);
  program.settings()->setPace(u"unhurried"_s);
  NewGame& game = *program.newGame();
  game.options()->setValue(game.options()->find(u"key"_s, u"target"_s), 10);
  const QString seal = game.seal();
  QVERIFY(game.start());
  TableController& table = *program.table();
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
  // The seal is opened automatically.
  QVERIFY2(table.summary()->seal().startsWith(u"The seal is intact: "_s),
           qPrintable(table.summary()->seal()));
  QVERIFY(!table.summary()->isSealBroken());
}

}  // namespace

class TestProgram : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void runningGameIsOfferedAfterRestart();
  void newGameMovesTheOldOneToEarlier();
  void oneGameOfEachKindWaits();
  void gameWaitsWhileAnotherIsPlayed();
  void waitingTextCountsPenaltiesOfTheDeal();
  void finishedGameDoesNotWait();
  void guideOpensOnce();
  void finishedGameIsNotOffered();
  void reportsDamagedRecords();
  void reportsUnwritableFolder();
  void rulesPageFollowsTheTable();

 private:
  Program::Folders folders() const {
    return {folder_->filePath(u"settings.ini"_s), folder_->filePath(u"games"_s)};
  }
  QStringList records(const QString& under = {}) const {
    return QDir(folder_->filePath(u"games"_s) + under).entryList(QDir::Files);
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestProgram::runningGameIsOfferedAfterRestart() {
  Value before;
  {
    Program program(folders());
    program.lookForGames();
    QVERIFY(program.resumable().isEmpty());
    QSignalSpy started(&program, &Program::gameStarted);
    QVERIFY(program.newGame()->start());
    QCOMPARE(started.size(), 1);
    QVERIFY(program.table()->active());
    before = sessionOf(*program.table()).view(0)->write();
  }
  Program program(folders());
  program.lookForGames();
  QCOMPARE(program.resumable(), u"underwear"_s);
  const QString waiting = waitingText(program, u"underwear"_s);
  QVERIFY2(waiting.contains(u"4"_s), qPrintable(waiting));
  QVERIFY(!program.table()->active());
  program.resume(u"life"_s);
  QVERIFY(!program.table()->active());
  program.resume(u"underwear"_s);
  QVERIFY(program.table()->active());
  QVERIFY(program.resumable().isEmpty());
  QVERIFY(waitingText(program, u"underwear"_s).isEmpty());
  QCOMPARE(sessionOf(*program.table()).view(0)->write(), before);
}

void TestProgram::newGameMovesTheOldOneToEarlier() {
  {
    Program program(folders());
    QVERIFY(program.newGame()->start());
  }
  Program program(folders());
  program.lookForGames();
  QVERIFY(program.wouldEnd(u"underwear"_s));
  QVERIFY(!program.wouldEnd(u"life"_s));
  QVERIFY(program.newGame()->start());
  QVERIFY(program.resumable().isEmpty());
  QCOMPARE(records().size(), 1);
  QCOMPARE(records(u"/earlier"_s).size(), 1);
}

// After a kill, only the records on disk show which games wait.
void TestProgram::oneGameOfEachKindWaits() {
  std::map<QString, Value> before;
  {
    Program program(folders());
    for (const CatalogEntry& entry : catalog()) {
      const QString game = QString::fromUtf8(entry.info->id);
      program.newGame()->setGameId(game);
      QVERIFY(program.newGame()->start());
      before[game] = sessionOf(*program.table()).view(0)->write();
    }
  }
  QCOMPARE(records().size(), static_cast<qsizetype>(before.size()));
  QVERIFY(records(u"/earlier"_s).isEmpty());
  Program program(folders());
  program.lookForGames();
  for (const auto& [game, position] : before) {
    QVERIFY2(!waitingText(program, game).isEmpty(), qPrintable(game));
    program.resume(game);
    QCOMPARE(program.table()->gameId(), game);
    QCOMPARE(sessionOf(*program.table()).view(0)->write(), position);
    QVERIFY(waitingText(program, game).isEmpty());
  }
  // A new game replaces only the waiting game of its own kind.
  program.newGame()->setGameId(u"life"_s);
  QVERIFY(program.newGame()->start());
  QCOMPARE(records().size(), static_cast<qsizetype>(before.size()));
  QCOMPARE(records(u"/earlier"_s).size(), 1);
  QVERIFY(records(u"/earlier"_s).first().startsWith(u"life-"_s));
}

void TestProgram::gameWaitsWhileAnotherIsPlayed() {
  Program program(folders());
  program.settings()->setPace(u"unhurried"_s);
  QVERIFY(program.newGame()->start());
  QVERIFY(program.wouldEnd(u"underwear"_s));
  program.newGame()->setGameId(u"life"_s);
  program.newGame()->fixSeeds(1, 1);  // with other cards the deal may end before the ninth move
  QVERIFY(program.newGame()->start());
  QCOMPARE(program.table()->gameId(), u"life"_s);
  QCOMPARE(program.resumable(), u"underwear"_s);
  QVERIFY(program.wouldEnd(u"underwear"_s));
  // Switches back and forth: the left game keeps its moves. In nine moves, all four players choose
  // suits, which the record stores once they are shown, and then play continues.
  for (int move = 0; move < 9; ++move) playOneMove(*program.table());
  const Value life = sessionOf(*program.table()).view(0)->write();
  program.resume(u"underwear"_s);
  QCOMPARE(program.table()->gameId(), u"underwear"_s);
  QCOMPARE(program.resumable(), u"life"_s);
  // The next game is set up like the game on the table.
  QCOMPARE(program.newGame()->gameId(), u"underwear"_s);
  program.resume(u"life"_s);
  QCOMPARE(sessionOf(*program.table()).view(0)->write(), life);
  QCOMPARE(program.resumable(), u"underwear"_s);
  QCOMPARE(records().size(), 2);
  QVERIFY(program.notices().isEmpty());
}

// Penalties taken during a deal count in the waiting game's text.
void TestProgram::waitingTextCountsPenaltiesOfTheDeal() {
  Program program(folders());
  program.settings()->setPace(u"unhurried"_s);
  program.newGame()->setGameId(u"ultimate-loser"_s);
  program.newGame()->fixSeeds(1, 1);
  QVERIFY(program.newGame()->start());
  TableController& table = *program.table();
  while (sessionOf(table).standing().totalNow(0) == 0) {
    QVERIFY(!sessionOf(table).standing().dealOver);
    playOneMove(table);
  }
  const int penalties = sessionOf(table).standing().totalNow(0);
  QCOMPARE(sessionOf(table).standing().totals.front(), 0);
  program.newGame()->setGameId(u"life"_s);
  QVERIFY(program.newGame()->start());
  const QString waiting = waitingText(program, u"ultimate-loser"_s);
  QVERIFY2(waiting.contains(u"%1 penalty"_s.arg(penalties)), qPrintable(waiting));
  QVERIFY2(waiting.endsWith(u"(%1 in this deal)"_s.arg(penalties)), qPrintable(waiting));
}

void TestProgram::finishedGameDoesNotWait() {
  Program program(folders());
  playWholeGame(program);
  QVERIFY(!program.wouldEnd(u"underwear"_s));
  program.newGame()->setGameId(u"life"_s);
  QVERIFY(program.newGame()->start());
  QVERIFY(program.resumable().isEmpty());
  QCOMPARE(records().size(), 1);
  QCOMPARE(records(u"/earlier"_s).size(), 1);
}

void TestProgram::guideOpensOnce() {
  {
    Program program(folders());
    program.settings()->setPace(u"unhurried"_s);
    Guide& guide = *program.guide();
    QVERIFY(!guide.open());
    QVERIFY(program.newGame()->start());
    QVERIFY(guide.open());
    const int steps = guide.count();
    QVERIFY(steps >= 3 && steps <= 5);
    QStringList texts;
    for (int step = 1; step <= steps; ++step) {
      QCOMPARE(guide.step(), step);
      QVERIFY(!texts.contains(guide.text()));
      texts << guide.text();
      if (step < steps) guide.next();
    }
    guide.back();
    QCOMPARE(guide.step(), steps - 1);
    // The deal waits while the guide is read. Once the guide is hidden, the deal continues.
    QVERIFY(guide.reading());
    QVERIFY(program.table()->pace()->waiting());
    guide.setReading(false);
    QVERIFY(guide.open());
    QVERIFY(!program.table()->pace()->waiting());
    playOneMove(*program.table());
    QVERIFY(guide.open());
    // Each game has its own guide; a resumed game has none.
    program.newGame()->setGameId(u"life"_s);
    QVERIFY(program.newGame()->start());
    QVERIFY(guide.open());
    QCOMPARE(guide.step(), 1);
    program.resume(u"underwear"_s);
    QVERIFY(!guide.open());
  }
  Program program(folders());
  program.newGame()->setGameId(u"life"_s);
  QVERIFY(program.newGame()->start());
  QVERIFY(!program.guide()->open());
  QVERIFY(program.settings()->anyGuideSeen());
  program.settings()->showGuidesAgain();
  QVERIFY(!program.settings()->anyGuideSeen());
  QVERIFY(program.newGame()->start());
  QVERIFY(program.guide()->open());
  for (int step = program.guide()->count(); step > 0; --step) program.guide()->next();
  QVERIFY(!program.guide()->open());
}

void TestProgram::finishedGameIsNotOffered() {
  {
    Program program(folders());
    playWholeGame(program);
    TableController& table = *program.table();
    // The last move can still be undone.
    QVERIFY(table.undoHistory()->mayUndo());
  }
  Program program(folders());
  program.lookForGames();
  QVERIFY(program.resumable().isEmpty());
  QVERIFY(records().isEmpty());
  QCOMPARE(records(u"/earlier"_s).size(), 1);
}

void TestProgram::reportsDamagedRecords() {
  QDir().mkpath(folder_->filePath(u"games"_s));
  for (const char* name : {"underwear-1.downpile", "underwear-2.downpile"}) {
    QFile file(folder_->filePath(u"games/"_s) + QString::fromLatin1(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(name[10] == '1' ? "downpile 99\n" : "nonsense\n");
  }
  Program program(folders());
  program.lookForGames();
  QCOMPARE(program.notices().size(), 2);
  program.dismissNotice(0);
  program.dismissNotice(7);
  QCOMPARE(program.notices().size(), 1);
}

void TestProgram::reportsUnwritableFolder() {
  QFile file(folder_->filePath(u"games"_s));
  QVERIFY(file.open(QIODevice::WriteOnly));
  Program program(folders());
  // The problem is reported at start, not only when a game begins.
  program.lookForGames();
  QCOMPARE(program.notices().size(), 1);
  QVERIFY(program.notices().first().contains(folder_->filePath(u"games"_s)));
  QSignalSpy started(&program, &Program::gameStarted);
  program.newGame()->start();
  QVERIFY(started.isEmpty());
  QVERIFY(!program.table()->active());
  QCOMPARE(program.notices().size(), 2);
}

void TestProgram::rulesPageFollowsTheTable() {
  Program program(folders());
  RulesModel* rules = program.rules(u"underwear"_s);
  QVERIFY(rules != nullptr);
  QVERIFY(program.rules(u"whist"_s) == nullptr);
  const auto isActive = [&] {
    return rules->value(rules->find(u"ruleId"_s, u"U18"_s), u"active"_s).toBool();
  };
  OptionModel& options = *program.newGame()->options();
  const int row = options.find(u"key"_s, u"royaltiesOnUpPiles"_s);
  QVERIFY(!isActive());
  options.setValue(row, 1);
  QVERIFY(isActive());
  QVERIFY(program.newGame()->start());
  // A new set-up does not change the rules of the game on the table.
  options.setValue(row, 0);
  QVERIFY(isActive());
}

DOWNPILE_TEST(TestProgram);
#include "tst_program.moc"
