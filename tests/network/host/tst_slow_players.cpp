// SPDX-License-Identifier: GPL-3.0-or-later
// Players who make no move within the host's time limit. tst_hosted_games.cpp checks that the moves
// made for them do not depend on hidden cards.
#include "bots/bot_catalog.h"
#include "runner/test_class.h"
#include "stranger.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

constexpr int kSeconds = 30;
constexpr qint64 kTime = kSeconds * 1000;

// A game in progress with people in all seats and a time limit of kSeconds.
struct Game {
  explicit Game(const std::string& game, int players = 3, bool isSlow = false)
      : party(setupOf(game, players, 4)) {
    party.isSlow = isSlow;
    for (int i = 0; i < players; ++i) party.invite();
    party.table->begin();
    Party::settle();
    party.write();
    party.table->updateTimes();
    Party::settle();
  }
  static HostedTable::Setup setupOf(const std::string& game, int players, std::uint64_t seed) {
    auto setup = Party::setupOf(peopleHeader(game, players, seed), {});
    setup.allowed.thinking = kSeconds;
    return setup;
  }

  bool isAwaitedNow(int player) const {
    const Session& session = party.session();
    return session.actors().contains(player) &&
           isAwaited(session.actors(), session.standing().turn, player);
  }
  int firstAwaited() const {
    for (int player = 0; player < party.session().header().players; ++player) {
      if (isAwaitedNow(player)) return player;
    }
    return -1;
  }
  // Makes a random legal move for this player. Returns false if it was not made.
  bool play(int player) {
    GuestTable& guest = party.guest(player);
    if (guest.view().legal().empty()) return false;
    const Action action = choiceOf(guest);
    std::optional<Answer> answer;
    guest.send({&action, 1}, guest.position(), [&](const Answer& given) { answer = given; });
    Party::settle();
    party.write();
    return answer && answer->isDone();
  }
  // Makes moves of the other players, or lets the next deal begin, until the game waits for this
  // player.
  bool playTo(int player) {
    for (int i = 0; i < 300 && !isAwaitedNow(player); ++i) {
      party.now += 100;
      if (party.session().standing().dealOver) {
        pass(kTime);
        continue;
      }
      const int other = firstAwaited();
      if (other < 0 || !play(other)) return false;
    }
    return isAwaitedNow(player);
  }
  bool playToEndOfDeal() {
    for (int i = 0; i < 2000 && !party.session().standing().dealOver; ++i) {
      party.now += 100;
      const int player = firstAwaited();
      if (player < 0 || !play(player)) return false;
    }
    return party.session().standing().dealOver;
  }
  // Advances the clock, and lets the table check whether a player's time is over.
  void pass(qint64 milliseconds) {
    party.now += milliseconds;
    party.table->updateTimes();
    Party::settle();
  }
  // Lets this player's time run out, and waits until a move was made for the player.
  bool letPass(int player) {
    const int before = madeFor(player);
    const std::size_t position = party.session().position();
    const bool hasNoTurn = party.session().standing().turn == kNoPlayer;
    pass(kTime);
    return QTest::qWaitFor([&] {
      Party::settle();
      const bool isMade = party.session().position() > position ||
                          (hasNoTurn && !party.session().actors().contains(player));
      return isMade && (madeFor(player) > before || party.session().standing().gameOver);
    });
  }
  int madeFor(int player) const { return seatOf(party, player).movesMadeFor; }
  int left(int player) const { return seatOf(party, player).thinks; }

  Party party;
};

std::string sensibleKind(const std::string& game) {
  return std::ranges::count(botNames(game), "rules") > 0 ? "rules" : "gentle";
}

Action sensibleMove(const Session& session, int player) {
  std::string error;
  const std::string& game = session.header().game;
  const auto bot = makeBot(game, sensibleKind(game), error);
  Random random = session.botRandom(player);
  return *bot->choose(*viewFor(*bot, session, player), random, kNever);
}

std::optional<Goodbye::Reason>& reasonOf(GuestTable& guest,
                                         std::optional<Goodbye::Reason>& reason) {
  QObject::connect(&guest, &GuestTable::dismissed, &guest,
                   [&reason](Goodbye::Reason given) { reason = given; });
  return reason;
}

}  // namespace

class TestSlowPlayers : public QObject {
  Q_OBJECT

 private slots:
  void computerMovesForAPlayerWhoseTimeIsOver_data() { addGameRows(); }
  void computerMovesForAPlayerWhoseTimeIsOver();
  void thinkingTimeIsLimitedOnlyIfTheHostSetsALimit();
  void everyPlayerOfASimultaneousChoiceHasATimeLimit_data();
  void everyPlayerOfASimultaneousChoiceHasATimeLimit();
  void playerIsDisconnectedAfterTwoMissedMovesInARow_data() { addGameRows(); }
  void playerIsDisconnectedAfterTwoMissedMovesInARow();
  void ownMoveResetsTheCountOfMissedMoves();
  void lateMoveIsAcceptedUntilTheComputerHasMoved();
  void hostingUserIsNotDisconnectedAfterFourMissedMoves();
  void thinkingTimeOfOthersStopsWhileAPlayerIsDisconnected();
  void thinkingTimeStopsDuringAVote();
  void thinkingTimeStopsWhileAMoveIsBeingSaved();
  void thinkingTimeStartsAfterTheDisplaysOfGuestsHaveShownEarlierMoves();
  void reconnectingGivesNoExtraThinkingTime();
  void substituteHasTheFullThinkingTime();
  void nextDealStartsAtTheTimeLimitIfAPlayerIsNotReady();
  void startOfTheNextDealIsRetriedIfItCouldNotBeSaved();
  void ownerOfATableInARoomIsDisconnectedAfterMissedMoves();
};

// When a player's time is over, a computer player makes a move that depends only on the player's
// view. It is recorded like a move of the player.
void TestSlowPlayers::computerMovesForAPlayerWhoseTimeIsOver() {
  QFETCH(QString, game);
  Game table(game.toStdString());
  const int player = table.firstAwaited();
  QVERIFY(player >= 0);
  for (const auto& guest : table.party.guests) {
    QCOMPARE(guest->seats().seats[at(player)].thinks, kTime);
    QCOMPARE(guest->seats().allowed.thinking, kSeconds);
  }
  const std::size_t before = table.party.session().position();
  table.pass(kTime - 1);
  Party::settleComputers();
  QCOMPARE(table.party.session().position(), before);
  QCOMPARE(table.left(player), 1);
  // In a simultaneous choice, all other players choose before the slow player's time is over.
  for (int other = 0; other < 3; ++other) {
    if (other != player && table.isAwaitedNow(other)) QVERIFY(table.play(other));
  }
  const Action expected = sensibleMove(table.party.session(), player);
  table.party.now += 1 - kTime;
  QVERIFY(table.letPass(player));
  const auto& entries = table.party.session().record().entries;
  const auto made = std::ranges::find_if(
      entries.begin() + static_cast<std::ptrdiff_t>(before), entries.end(), [&](const auto& entry) {
        return entry.kind == RecordEntry::Kind::move && entry.player == player;
      });
  QVERIFY(made != entries.end());
  QCOMPARE(made->action, actionText(expected, *findGame(game.toStdString())->info));
  QCOMPARE(table.party.journal, recordText(table.party.session().record()));
  for (const auto& guest : table.party.guests) {
    QCOMPARE(guest->seats().seats[at(player)].movesMadeFor, 1);
    QCOMPARE(guest->seats().seats[at(player)].state, SeatNow::State::connected);
    QVERIFY(Party::knowsAll(*guest, table.party.session()));
  }
  // The computer makes only one move for the slow player.
  const std::size_t after = table.party.session().position();
  Party::settleComputers();
  QCOMPARE(table.party.session().position(), after);
}

void TestSlowPlayers::thinkingTimeIsLimitedOnlyIfTheHostSetsALimit() {
  Game table("underwear");
  table.party.table->allow({});
  Party::settle();
  const int player = table.firstAwaited();
  const std::size_t before = table.party.session().position();
  table.pass(1'000'000);
  Party::settleComputers();
  QCOMPARE(table.party.session().position(), before);
  QCOMPARE(table.left(player), 0);
  // When the host sets a time limit, the time for the current move starts at this moment.
  table.party.table->allow({.thinking = 60});
  Party::settle();
  QCOMPARE(table.party.guest(1).seats().seats[at(player)].thinks, 60'000);
  table.pass(30'000);
  QCOMPARE(table.left(player), 30'000);
  table.party.table->allow({.hints = true, .thinking = 60});
  QCOMPARE(table.left(player), 30'000);
  table.party.table->allow({.thinking = 300});
  QCOMPARE(table.left(player), 300'000);
}

void TestSlowPlayers::everyPlayerOfASimultaneousChoiceHasATimeLimit_data() {
  QTest::addColumn<QString>("game");
  QTest::newRow("life") << u"life"_s;
  QTest::newRow("three-up-three-down") << u"three-up-three-down"_s;
}

// In a simultaneous choice, each player without a choice so far has a time limit.
void TestSlowPlayers::everyPlayerOfASimultaneousChoiceHasATimeLimit() {
  QFETCH(QString, game);
  Game table(game.toStdString());
  QCOMPARE(table.party.session().standing().turn, kNoPlayer);
  QCOMPARE(table.party.session().actors().size(), 3);
  table.pass(10'000);
  for (int player = 0; player < 3; ++player) QCOMPARE(table.left(player), 20'000);
  QVERIFY(table.play(1));
  table.pass(0);
  QCOMPARE(table.left(1), 0);
  QCOMPARE(table.left(0), 20'000);
  QCOMPARE(table.left(2), 20'000);
  table.party.now += 20'000 - kTime;
  QVERIFY(table.letPass(0));
  QTRY_COMPARE(table.madeFor(2), 1);
  QCOMPARE(table.madeFor(0), 1);
  QCOMPARE(table.madeFor(1), 0);
}

void TestSlowPlayers::playerIsDisconnectedAfterTwoMissedMovesInARow() {
  QFETCH(QString, game);
  Game table(game.toStdString());
  std::optional<Goodbye::Reason> reason;
  reasonOf(table.party.guest(1), reason);
  QVERIFY(table.playTo(1));
  QVERIFY(table.letPass(1));
  QVERIFY(!reason);
  QVERIFY(table.playTo(1));
  table.party.now += 7;
  QVERIFY(table.letPass(1));
  QCOMPARE(reason, Goodbye::Reason::away);
  const SeatNow seat = seatOf(table.party, 1);
  QCOMPARE(seat.state, SeatNow::State::disconnected);
  QCOMPARE(seat.colour, SeatNow::Colour::none);
  QCOMPARE(seat.left, 180'000);
  QCOMPARE(seat.movesMadeFor, 2);  // tells the guests that the player missed two moves
  QVERIFY(table.party.guest(0).seats().waits);
  QVERIFY(!table.party.guest(1).isReached());
  const std::size_t before = table.party.session().position();
  table.pass(100'000);
  Party::settleComputers();
  QCOMPARE(table.party.session().position(), before);
  // The player whom the host disconnected connects again, and gets the seat back. The count of
  // missed moves starts again at 0.
  Stranger back(table.party, keyOf(1));
  back.send(hello());
  QCOMPARE(seatOf(table.party, 1).state, SeatNow::State::connected);
  QCOMPARE(table.madeFor(1), 0);
  QVERIFY(!table.party.table->seats().waits);
  if (table.party.session().standing().dealOver) return;
  QVERIFY(table.playTo(1));
  QVERIFY(table.letPass(1));
  QVERIFY(!back.reason);
}

void TestSlowPlayers::ownMoveResetsTheCountOfMissedMoves() {
  Game table("underwear");
  std::optional<Goodbye::Reason> reason;
  reasonOf(table.party.guest(1), reason);
  for (int i = 0; i < 3; ++i) {
    QVERIFY(table.playTo(1));
    QVERIFY(table.letPass(1));
    QCOMPARE(table.madeFor(1), 1);
    QVERIFY(table.playTo(1));
    QVERIFY(table.play(1));
    QCOMPARE(table.madeFor(1), 0);
  }
  QVERIFY(!reason);
}

// The player moves after the time is over, but before the computer player has chosen a move.
void TestSlowPlayers::lateMoveIsAcceptedUntilTheComputerHasMoved() {
  Game table("underwear");
  QVERIFY(table.playTo(1));
  table.party.maker = [](auto&&...) { return std::make_unique<EndlessBot>(); };
  table.party.now += kTime;
  table.party.table->updateTimes();
  GuestTable& guest = table.party.guest(1);
  const Action action = choiceOf(guest);
  std::optional<Answer> answer;
  guest.send({&action, 1}, guest.position(), [&](const Answer& given) { answer = given; });
  while (!answer) QCoreApplication::sendPostedEvents();
  const std::size_t after = table.party.session().position();
  QVERIFY(answer->isDone());
  Party::settleComputers();
  QCOMPARE(table.party.session().position(), after);
  QCOMPARE(table.madeFor(1), 0);
}

// The host also misses moves, but is not disconnected, because the host's program runs the table.
void TestSlowPlayers::hostingUserIsNotDisconnectedAfterFourMissedMoves() {
  Game table("underwear");
  for (int i = 1; i <= 4; ++i) {
    QVERIFY(table.playTo(0));
    QVERIFY(table.letPass(0));
    QCOMPARE(table.madeFor(0), i);
    QVERIFY(table.party.guest(0).isReached());
  }
}

void TestSlowPlayers::thinkingTimeOfOthersStopsWhileAPlayerIsDisconnected() {
  Game table("underwear");
  QVERIFY(table.playTo(1));
  table.pass(0);
  const int left = table.left(1);
  QVERIFY(left > 0);
  table.party.cut(2);
  Party::settle();
  QCOMPARE(table.party.guest(0).seats().seats[1].thinks, 0);
  table.pass(100'000);
  QCOMPARE(table.madeFor(1), 0);
  table.party.connectGuest(2);
  Party::settle();
  QCOMPARE(table.left(1), left);
  QCOMPARE(table.party.guest(0).seats().seats[1].thinks, left);
  // Player 1's clock continues to run when a computer player replaces the disconnected player 2.
  table.party.cut(2);
  Party::settle();
  table.party.table->allow({.computersHold = true, .thinking = kSeconds});
  table.pass(180'000);
  QVERIFY(!table.party.table->seats().waits);
  QCOMPARE(table.left(1), left);
  table.pass(1000);
  QCOMPARE(table.left(1), left - 1000);
  QCOMPARE(table.left(2), 0);
}

void TestSlowPlayers::thinkingTimeStopsDuringAVote() {
  Game table("underwear");
  QVERIFY(table.playTo(1));
  QVERIFY(table.play(1));
  const int player = table.firstAwaited();
  table.pass(5000);
  const int left = table.left(player);
  QVERIFY(left > 0);
  table.party.guest(1).ask(GameRequest::undo, [](const Answer&) {});
  Party::settle();
  QVERIFY(table.party.guest(0).openVote());
  table.pass(50'000);
  QCOMPARE(table.left(player), 0);
  QCOMPARE(table.madeFor(player), 0);
  table.party.guest(0).vote(false);
  Party::settle();
  QCOMPARE(table.left(player), left);
  // After 20 seconds a new request for undo is possible. After the undo, the player has the full
  // time again.
  table.pass(20'000);
  table.party.guest(1).ask(GameRequest::undo, [](const Answer&) {});
  Party::settle();
  table.party.guest(0).vote(true);
  table.party.guest(2).vote(true);
  Party::settle();
  QVERIFY(table.isAwaitedNow(1));
  QCOMPARE(table.left(1), kTime);
}

void TestSlowPlayers::thinkingTimeStopsWhileAMoveIsBeingSaved() {
  Game table("underwear", 2, true);
  Party& party = table.party;
  const int player = party.session().actors().contains(0) ? 0 : 1;
  GuestTable& guest = party.guest(player);
  const auto send = [&] {
    const Action action = choiceOf(guest);
    guest.send({&action, 1}, guest.position(), [](const Answer&) {});
    Party::settle();
  };
  party.now += 20'000;
  QCOMPARE(seatOf(party, player).thinks, 10'000);
  send();
  QVERIFY(party.writing);
  party.now += 100'000;
  party.table->updateTimes();
  Party::settle();
  QCOMPARE(seatOf(party, player).movesMadeFor, 0);
  QCOMPARE(seatOf(party, player).thinks, 0);
  // Writing failed: the player has the full time to try again.
  std::exchange(party.writing, nullptr)(false);
  Party::settle();
  QCOMPARE(seatOf(party, player).thinks, kTime);
  const std::size_t before = party.session().position();
  send();
  party.write();
  QVERIFY(party.session().position() > before);
}

// The thinking time begins when the guests' displays have shown the earlier moves. The host waits
// for the displays only for a limited time.
void TestSlowPlayers::thinkingTimeStartsAfterTheDisplaysOfGuestsHaveShownEarlierMoves() {
  Game table("underwear");
  QVERIFY(table.playTo(1));
  Stranger other(table.party, keyOf(2));
  other.send(hello());
  other.send(guestMessage(Following{3000}));
  table.pass(2999);
  QCOMPARE(table.left(1), 0);
  table.pass(1);
  QCOMPARE(table.left(1), kTime);
  other.send(guestMessage(Following{1'000'000}));
  table.pass(1000);
  QCOMPARE(table.left(1), kTime);
  table.pass(10'000);
  QCOMPARE(table.left(1), kTime - 10'000);
  other.send(guestMessage(Following{4000}));
  QCOMPARE(table.left(1), kTime - 10'000);
}

void TestSlowPlayers::reconnectingGivesNoExtraThinkingTime() {
  Game table("underwear");
  QVERIFY(table.playTo(1));
  table.pass(20'000);
  const int left = table.left(1);
  table.party.cut(1);
  Party::settle();
  table.pass(1000);
  table.party.connectGuest(1);
  Party::settle();
  QCOMPARE(table.left(1), left);
  // A second connection of the player does not give more time. It also does not cancel the move
  // that the computer player is choosing.
  table.party.now += kTime;
  table.party.table->updateTimes();
  table.party.connectGuest(1);
  Party::settle();
  table.party.table->updateTimes();
  QTRY_COMPARE(table.madeFor(1), 1);
}

void TestSlowPlayers::substituteHasTheFullThinkingTime() {
  Game table("underwear");
  QVERIFY(table.playTo(1));
  QVERIFY(table.letPass(1));
  QVERIFY(table.playTo(1));
  table.pass(20'000);
  table.party.cut(1);
  Party::settle();
  table.pass(480'000);
  Stranger another(table.party, keyOf(9));
  another.send(hello());
  QCOMPARE(table.left(1), kTime);
  QCOMPARE(table.madeFor(1), 0);
}

// After the time limit the next deal starts, although a player is not ready. This is not counted as
// a missed move.
void TestSlowPlayers::nextDealStartsAtTheTimeLimitIfAPlayerIsNotReady() {
  Game table("underwear", 2);
  QVERIFY(table.playToEndOfDeal());
  QVERIFY(!table.party.session().standing().gameOver);
  table.pass(0);
  QCOMPARE(table.left(0), table.left(1));
  QVERIFY(table.left(0) > kTime - 1000);
  table.party.guest(0).ask(GameRequest::nextDeal, [](const Answer&) {});
  Party::settle();
  table.pass(10'000);
  QCOMPARE(table.left(0), 0);
  QVERIFY(table.left(1) > 0);
  QCOMPARE(table.party.session().standing().deal, 1);
  table.pass(20'000);
  QCOMPARE(table.party.session().standing().deal, 2);
  QCOMPARE(table.madeFor(1), 0);
  QVERIFY(!table.party.guest(0).openVote());
  // The next deal also starts if no player is ready.
  QVERIFY(table.playToEndOfDeal());
  table.pass(kTime);
  QCOMPARE(table.party.session().standing().deal, 3);
  QVERIFY(Party::knowsAll(table.party.guest(0), table.party.session()));
}

// If the start of the next deal cannot be saved, it is tried again, and no player is considered
// away.
void TestSlowPlayers::startOfTheNextDealIsRetriedIfItCouldNotBeSaved() {
  Game table("underwear", 2);
  QVERIFY(table.playToEndOfDeal());
  table.party.isFull = true;
  table.pass(kTime);
  QCOMPARE(table.party.session().standing().deal, 1);
  table.party.isFull = false;
  table.pass(0);
  table.pass(1000);
  QCOMPARE(table.party.session().standing().deal, 1);
  QCOMPARE(table.left(0), kTime - 1000);
  table.pass(kTime);
  QCOMPARE(table.party.session().standing().deal, 2);
  QCOMPARE(table.left(table.firstAwaited()), kTime);
  // The players were not away, so they have their own turns: the host makes no moves for them.
  for (int player = 0; player < 2; ++player) {
    QVERIFY(table.playTo(player));
    Party::settleComputers();
    QVERIFY(table.isAwaitedNow(player));
    QCOMPARE(table.madeFor(player), 0);
  }
}

void TestSlowPlayers::ownerOfATableInARoomIsDisconnectedAfterMissedMoves() {
  Party party(roomSetup("underwear", 2));
  GuestTable& owner = party.invite();
  GuestTable& other = party.invite();
  other.allow({.thinking = 30});
  Party::settle();
  QCOMPARE(other.seats().allowed.thinking, 0);
  owner.allow({.thinking = 30});
  owner.begin();
  Party::settle();
  QTRY_VERIFY(party.table->isPlaying());
  QCOMPARE(other.seats().allowed.thinking, 30);
  // At a table in a room, even the owner is disconnected after missed moves.
  std::optional<Goodbye::Reason> reason;
  reasonOf(owner, reason);
  for (int i = 0; i < 400 && !reason; ++i) {
    party.now += 100;
    const Session& session = party.session();
    if (session.standing().turn == 1) {
      playAnything(party);
    } else {
      const std::size_t before = session.position();
      party.now += kTime;
      party.table->updateTimes();
      QTRY_VERIFY(session.position() > before);
      Party::settle();
    }
  }
  QCOMPARE(reason, Goodbye::Reason::away);
  QCOMPARE(seatOf(party, 0).state, SeatNow::State::disconnected);
  QVERIFY(party.table->seats().waits);
}

DOWNPILE_TEST(TestSlowPlayers);
#include "tst_slow_players.moc"
