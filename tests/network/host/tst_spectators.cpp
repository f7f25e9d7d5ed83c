// SPDX-License-Identifier: GPL-3.0-or-later
// Spectators see only public cards, are visible to all players, and cannot act.
#include "party.h"
#include "runner/test_class.h"
#include "stranger.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// Makes up to `moves` moves of guests. Computer players may move in between.
void playMoves(Party& party, int moves) {
  for (int move = 0; move < moves && !party.session().standing().dealOver; ++move) {
    for (auto& guest : party.guests) {
      if (guest->you() == kSpectator || guest->view().legal().empty()) continue;
      const Action action = choiceOf(*guest);
      guest->send({&action, 1}, guest->position(),
                  [](const Answer& answer) { QVERIFY(answer.isDone()); });
      break;
    }
    Party::settle();
  }
}

// Connects a new guest who has chosen this portrait.
GuestTable& join(Party& party, int portrait, bool watches) {
  const auto number = static_cast<int>(party.guests.size());
  party.guests.push_back(std::make_unique<GuestTable>(
      GuestTable::Person{
          .name = u"Guest %1"_s.arg(number), .portrait = portrait, .watches = watches},
      QString()));
  party.connectGuest(number);
  Party::settle();
  return party.guest(number);
}

RecordHeader header(const std::string& game) { return peopleHeader(game, 3, 4); }

}  // namespace

class TestSpectators : public QObject {
  Q_OBJECT

 private slots:
  void spectatorSeesPublicCards_data();
  void spectatorSeesPublicCards();
  void spectatorsTakeNoSeat();
  void spectatorOrLaterPlayerCannotTakeAPlayersName();
  void firstTwelvePlayersAndSpectatorsHaveDifferentPortraits();
  void spectatorKeepsThePortraitWhenOthersComeAndGo();
  void computerPlayersKeepTheirPortraitsWhenAPersonLeaves();
  void spectatorLearnsWhichSeatsItMayTakeOver();
  void onlyTheTableOwnerCanRemoveASpectator();
  void spectatorCannotActOrVote();
  void returningSpectatorReceivesMissedSteps();
  void returningSpectatorGetsScoresOfTheMissedDeal();
  void blockedAndExcessSpectatorsAreRefused();
  void playerReconnectingAsSpectatorGetsTheSeatBack();
  void playerWhoBlocksASpectatorStaysAtTheTable();
};

void TestSpectators::spectatorSeesPublicCards_data() { addGameRows(); }

void TestSpectators::spectatorSeesPublicCards() {
  QFETCH(QString, game);
  Party party(header(game.toStdString()));
  GuestTable& host = party.invite();
  party.invite();
  party.invite();
  GuestTable& spectator = party.show();
  QCOMPARE(spectator.you(), int{kSpectator});
  party.table->begin();
  Party::settle();
  QVERIFY(spectator.isPlaying());
  QVERIFY(!spectator.takeSteps().empty());
  const std::size_t begun = party.session().position();
  playMoves(party, 20);
  // Even in the shortest deal, the number of moves is at least the number of players.
  QVERIFY(party.session().position() >= begun + party.guests.size() - 1);
  QVERIFY(Party::knowsAll(spectator, party.session()));
  QCOMPARE(spectator.view().viewer(), int{kSpectator});
  QVERIFY(spectator.view().legal().empty());
  QCOMPARE(spectator.story().size(), host.story().size());
  for (const GameRequest request :
       {GameRequest::nextDeal, GameRequest::undo, GameRequest::redo, GameRequest::restartDeal}) {
    QVERIFY(!spectator.may(request));
  }
}

void TestSpectators::spectatorsTakeNoSeat() {
  Party party(partyHeader("underwear", 3, 1));
  GuestTable& host = party.invite();
  party.show();
  GuestTable& another = party.show();
  QCOMPARE(party.table->freeSeats(), 2);
  // The computer players at this table use portraits 1 and 2.
  const std::vector<SpectatorNow> both{{.name = u"Guest 1"_s, .portrait = 3, .key = keyOf(1)},
                                       {.name = u"Guest 2"_s, .portrait = 4, .key = keyOf(2)}};
  QVERIFY(host.seats().watching == both);
  QVERIFY(another.seats().watching == both);
  another.leave();
  Party::settle();
  QVERIFY(host.seats().watching == std::vector{both.front()});
}

void TestSpectators::spectatorOrLaterPlayerCannotTakeAPlayersName() {
  Party party(partyHeader("underwear", 3, 1));
  GuestTable& host = party.invite();
  {
    GuestTable twin(GuestTable::Person{.name = u"Guest 0"_s}, QString());
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    party.table->accept(std::move(hostEnd), keyOf(9));
    twin.use(std::move(guestEnd));
    Party::settle();
    QCOMPARE(host.seats().seats[0].name, u"Guest 0"_s);
    QCOMPARE(host.seats().seats[1].name, u"Guest 0 (%1)"_s.arg(keyOf(9).words().first()));
    twin.leave();
    Party::settle();
  }
  const auto nameOf = [&](const QString& name) {
    const auto number = static_cast<int>(party.guests.size());
    party.guests.push_back(
        std::make_unique<GuestTable>(GuestTable::Person{.name = name, .watches = true}, QString()));
    party.connectGuest(number);
    Party::settle();
    return host.seats().watching.back().name;
  };
  QCOMPARE(nameOf(u"guest  0"_s), u"guest 0 (%1)"_s.arg(keyOf(1).words().first()));
  QCOMPARE(nameOf(u"P\u00b9"_s), u"P\u00b9 (%1)"_s.arg(keyOf(2).words().first()));
  QCOMPARE(nameOf(u"Guest 0 as well"_s), u"Guest 0 as well"_s);
  QVERIFY(nameOf(QString(40, u'x')).size() == 40);
  const QString longName = nameOf(QString(40, u'x'));  // another spectator with the same name
  QVERIFY(longName.size() <= 40 && longName.endsWith(keyOf(5).words().first() + u')'));
}

void TestSpectators::firstTwelvePlayersAndSpectatorsHaveDifferentPortraits() {
  RecordHeader header = partyHeader("underwear", 3, 1);
  for (int player = 0; player < 3; ++player) header.seats[at(player)].portrait = player + 1;
  Party party(header);
  GuestTable& host = party.invite();
  for (int number = 1; number <= 14; ++number) join(party, 1, true);
  QList<int> portraits;
  for (const SeatNow& seat : host.seats().seats) portraits << seat.portrait;
  for (const SpectatorNow& spectator : host.seats().watching) portraits << spectator.portrait;
  QCOMPARE_GE(portraits.size(), 12);
  const QSet<int> different(portraits.begin(), portraits.begin() + 12);
  QCOMPARE(different.size(), 12);
}

void TestSpectators::spectatorKeepsThePortraitWhenOthersComeAndGo() {
  Party party(partyHeader("underwear", 3, 1));
  GuestTable& host = party.invite();
  const auto watch = [&party](int portrait) -> GuestTable& { return join(party, portrait, true); };
  const auto portraits = [&host] {
    QList<int> all;
    for (const SpectatorNow& each : host.seats().watching) all << each.portrait;
    return all;
  };
  GuestTable& first = watch(5);
  watch(5);
  QCOMPARE(portraits(), QList({5, 6}));
  first.leave();
  Party::settle();
  QCOMPARE(portraits(), QList({6}));
  watch(5);
  QCOMPARE(portraits(), QList({6, 5}));
  // A player who joins later cannot take a spectator's portrait.
  QCOMPARE(join(party, 6, false).you(), 1);
  QCOMPARE(portraits(), QList({6, 5}));
  QVERIFY(!portraits().contains(host.seats().seats[1].portrait));
  // A spectator who reconnects has the same portrait as before.
  party.cut(2);
  Party::settle();
  QCOMPARE(portraits(), QList({5}));
  party.connectGuest(2);
  Party::settle();
  QCOMPARE(portraits(), QList({5, 6}));
}

void TestSpectators::computerPlayersKeepTheirPortraitsWhenAPersonLeaves() {
  Party party(partyHeader("underwear", 4, 1));  // the computer players have chosen 1, 2 and 3
  GuestTable& host = party.invite();
  const auto portraits = [&host] {
    QList<int> all;
    for (const SeatNow& seat : host.seats().seats) all << seat.portrait;
    return all;
  };
  QCOMPARE(portraits(), QList({0, 1, 2, 3}));
  // The spectator gets the first free portrait, and the player's one is taken from a computer
  // player.
  GuestTable& spectator = join(party, 2, true);
  QCOMPARE(portraits(), QList({0, 1, 2, 3}));
  GuestTable& player = join(party, 2, false);
  QCOMPARE(player.you(), 1);
  QCOMPARE(portraits(), QList({0, 2, 5, 3}));
  spectator.leave();
  Party::settle();
  QCOMPARE(portraits(), QList({0, 2, 5, 3}));
  player.leave();
  Party::settle();
  QCOMPARE(portraits(), QList({0, 1, 5, 3}));
  // Also if the person is removed during a game.
  GuestTable& removed = join(party, 3, false);
  party.table->begin();
  Party::settle();
  const QList<int> before = portraits();
  QCOMPARE(before, QList({0, 3, 5, 4}));
  host.removePlayer(removed.you());
  Party::settle();
  QCOMPARE(host.seats().seats[1].state, SeatNow::State::computer);
  QCOMPARE(portraits(), QList({0, 1, 5, 4}));
}

// The host reports to each spectator the seats of disconnected players that this spectator may take
// over.
void TestSpectators::spectatorLearnsWhichSeatsItMayTakeOver() {
  using Seats = std::vector<std::uint8_t>;
  Party party(header("underwear"));
  GuestTable& host = party.invite();
  party.invite({.friends = {keyOf(3)}, .blocked = {}});
  party.invite();
  GuestTable& helper = party.show();
  GuestTable& stranger = party.show();
  party.table->begin();
  Party::settle();
  QVERIFY(!host.seats().open.has_value());
  QCOMPARE(*helper.seats().open, Seats());
  party.cut(1);
  Party::settle();
  QCOMPARE(*helper.seats().open, Seats());
  party.now += 180'000;
  party.table->updateTimes();
  Party::settle();
  QCOMPARE(*helper.seats().open, Seats({1}));
  QCOMPARE(*stranger.seats().open, Seats());
  party.now += 300'000;
  party.table->updateTimes();
  Party::settle();
  QCOMPARE(*helper.seats().open, Seats({1}));
  QCOMPARE(*stranger.seats().open, Seats({1}));
  QVERIFY(!host.seats().open.has_value());
}

void TestSpectators::onlyTheTableOwnerCanRemoveASpectator() {
  Party party(partyHeader("underwear", 3, 1));
  GuestTable& host = party.invite();
  GuestTable& spectator = party.show();
  GuestTable& other = party.show();
  QSignalSpy dismissed(&spectator, &GuestTable::dismissed);
  other.removeSpectator(keyOf(1));  // no effect: only the owner can remove spectators
  Party::settle();
  QCOMPARE(host.seats().watching.size(), std::size_t{2});
  host.removeSpectator(keyOf(1));
  Party::settle();
  QCOMPARE(dismissed.size(), 1);
  QCOMPARE(dismissed[0][0].value<Goodbye::Reason>(), Goodbye::Reason::removed);
  QCOMPARE(host.seats().watching.size(), std::size_t{1});
  QVERIFY(party.table->savedSeats().removed.contains(keyOf(1)));
  QVERIFY(host.seats().removed == keyOf(1));
  other.leave();
  Party::settle();
  QVERIFY(!host.seats().removed);
  host.removeSpectator(keyOf(0));  // no effect: this person is a player, not a spectator
  Party::settle();
  QVERIFY(host.isReached());
}

void TestSpectators::spectatorCannotActOrVote() {
  Party party(header("underwear"));
  GuestTable& host = party.invite();
  party.invite();
  party.invite();
  GuestTable& spectator = party.show();
  party.table->begin();
  Party::settle();
  playMoves(party, 4);
  const std::string before = party.journal;
  QSignalSpy chat(&host, &GuestTable::chatReceived);
  MemoryConnection& way = *party.ways[3];
  way.send(guestMessage(MoveMessage{
      .id = 1, .position = party.session().position(), .actions = {"play AH", "skip"}}));
  for (const GameRequest request :
       {GameRequest::nextDeal, GameRequest::undo, GameRequest::redo, GameRequest::restartDeal}) {
    way.send(guestMessage(RequestMessage{.id = 2, .request = request}));
  }
  host.ask(GameRequest::undo, [](const Answer&) {});
  Party::settle();
  QVERIFY(host.openVote());
  way.send(guestMessage(Vote{true}));
  way.send(guestMessage(Vote{false}));
  way.send(guestMessage(Chat{.phrase = 0}));
  way.send(guestMessage(Following{4000}));
  Party::settle();
  QVERIFY(host.openVote());
  QCOMPARE(host.openVote()->awaited.size(), std::size_t{2});
  QCOMPARE(party.journal, before);
  QCOMPARE(chat.size(), 0);
  QVERIFY(spectator.isReached());
}

void TestSpectators::returningSpectatorReceivesMissedSteps() {
  Party party(header("underwear"));
  party.invite();
  party.invite();
  party.invite();
  GuestTable& spectator = party.show();
  party.table->begin();
  Party::settle();
  playMoves(party, 3);
  spectator.takeSteps();
  QSignalSpy happened(&spectator, &GuestTable::happened);
  QSignalSpy jumped(&spectator, &GuestTable::jumped);
  party.cut(3);
  playMoves(party, 3);
  QVERIFY(!Party::knowsAll(spectator, party.session()));
  QVERIFY(!party.table->seats().waits);
  party.connectGuest(3);
  Party::settle();
  QVERIFY(Party::knowsAll(spectator, party.session()));
  QCOMPARE(happened.size(), 1);
  QCOMPARE(jumped.size(), 0);
  QVERIFY(spectator.takeSteps().size() >= 3);
}

void TestSpectators::returningSpectatorGetsScoresOfTheMissedDeal() {
  Party party(header("up-and-down"));
  for (int i = 0; i < 3; ++i) party.invite();
  GuestTable& spectator = party.show();
  party.table->begin();
  Party::settle();
  party.cut(3);
  while (!party.session().standing().dealOver) QVERIFY(playAnything(party));
  for (int i = 0; i < 3; ++i) party.guest(i).ask(GameRequest::nextDeal, [](const Answer&) {});
  Party::settle();
  QVERIFY(playAnything(party));
  QSignalSpy jumped(&spectator, &GuestTable::jumped);
  party.connectGuest(3);
  Party::settle();
  QVERIFY(Party::knowsAll(spectator, party.session()));
  QCOMPARE(jumped.size(), 0);
  QCOMPARE(spectator.dealScores().size(), std::size_t{1});
}

void TestSpectators::blockedAndExcessSpectatorsAreRefused() {
  Party party(partyHeader("underwear", 3, 1));
  party.invite({.friends = {}, .blocked = {keyOf(1)}});
  QVERIFY(!party.show().isReached());
  for (int number = 0; number < kMostWatching; ++number) QVERIFY(party.show().isReached());
  QVERIFY(!party.show().isReached());
  party.guests.back()->leave();
  party.guest(5).leave();
  Party::settle();
  QVERIFY(party.show().isReached());
  QCOMPARE(party.table->freeSeats(), 2);
}

void TestSpectators::playerReconnectingAsSpectatorGetsTheSeatBack() {
  Party party(header("underwear"));
  party.invite();
  party.invite();
  party.invite();
  party.table->begin();
  Party::settle();
  party.cut(2);
  Party::settle();
  auto [guestEnd, hostEnd] = MemoryConnection::pair();
  GuestTable again({.name = u"Again"_s, .portrait = 0, .knows = {}, .watches = true}, QString());
  party.table->accept(std::move(hostEnd), keyOf(2));
  again.use(std::move(guestEnd));
  Party::settle();
  QCOMPARE(again.you(), 2);
  QVERIFY(!party.table->seats().waits);
}

// Regression: the reconnecting player received the seats before the welcome, and left the table.
void TestSpectators::playerWhoBlocksASpectatorStaysAtTheTable() {
  Party party(header("underwear"));
  party.invite();
  GuestTable& spectator = party.show();
  QVERIFY(spectator.isReached());
  auto [guestEnd, hostEnd] = MemoryConnection::pair();
  GuestTable again(
      {.name = u"Again"_s, .portrait = 0, .knows = {.friends = {}, .blocked = {keyOf(1)}}},
      QString());
  party.table->accept(std::move(hostEnd), keyOf(0));
  again.use(std::move(guestEnd));
  Party::settle();
  QVERIFY(again.isReached());
  QCOMPARE(again.you(), 0);
  QVERIFY(!spectator.isReached());
}

DOWNPILE_TEST(TestSpectators);
#include "tst_spectators.moc"
