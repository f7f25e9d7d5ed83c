// SPDX-License-Identifier: GPL-3.0-or-later
// Joining a hosted table, requests for the consent of all players, and violations of the protocol.
#include "../support/overheard.h"
#include "host/seat_reservation.h"
#include "message/steps.h"
#include "party.h"
#include "runner/test_class.h"
#include "stranger.h"

using namespace downpile;
using namespace downpile::tests;

class TestHostedTable : public QObject {
  Q_OBJECT

 private slots:
  void seatOfADisconnectedGuestIsReservedBetweenGames();
  void olderConnectionDoesNotReplaceANewerOne();
  void guestsReplaceComputerPlayers();
  void hostChoosesAnotherGameForTheSameSeats();
  void firstSeatIsReservedForTheHost();
  void guestWhoCannotJoinIsSentTheReason();
  void secondConnectionOfAGuestReplacesTheFirst();
  void repeatedMoveMessageIsPlayedOnce();
  void hostRefusesIllegalMovesOfGuests();
  void returningGuestReceivesMissedSteps();
  void undoNeedsConsentOfAllPlayers();
  void storyKeepsTheChoicesOfOthersAfterAnUndo();
  void nextDealNeedsConsentOfAllPlayers();
  void chatReachesAnotherPlayer();
  void playersGetDifferentPortraits();
  void guestWhoOftenReportsTheDelayOfItsDisplayStaysConnected();
  void leavingBeforeTheGameFreesTheSeat();
  void gameDoesNotBeginIfTheJournalCannotBeCreated();
  void gameThatCannotBeSavedBeginsAtTheNextAttempt();
  void everyUndoRequestDuringAWriteIsAnswered();
  void drawAndAnotherMoveInOneMessageAreRefused();
  void connectionsWithoutMessagesDoNotBlockGuests();
};

void TestHostedTable::hostChoosesAnotherGameForTheSameSeats() {
  Party party(partyHeader("life", 4, 1));
  GuestTable& host = party.invite();
  GuestTable& guest = party.invite();
  GuestTable& away = party.invite();
  const GuestTable& spectator = party.show();
  party.cut(2);
  Party::settle();
  QVERIFY(party.table->mayChangeGame());
  RecordHeader next = partyHeader("underwear", 4, 9);
  next.seats[3].name = "Zoe";
  party.table->changeGame(next, u"Friday"_s);
  Party::settle();
  for (const GuestTable* each :
       std::initializer_list<const GuestTable*>{&host, &guest, &spectator}) {
    QCOMPARE(each->header().game, std::string("underwear"));
    QCOMPARE(each->rulesName(), u"Friday"_s);
    QVERIFY(!each->isBegun());
    QCOMPARE(each->seats().seats[3].name, u"Zoe"_s);
  }
  QCOMPARE(guest.you(), 1);
  QCOMPARE(seatOf(party, 2).state, SeatNow::State::disconnected);
  party.connectGuest(2);
  Party::settle();
  QCOMPARE(away.you(), 2);
  QCOMPARE(away.header().game, std::string("underwear"));
  party.table->begin();
  Party::settle();
  QVERIFY(!party.table->mayChangeGame());
  QCOMPARE(party.session().header().game, std::string("underwear"));
  QCOMPARE(party.session().header().seed, std::uint64_t{9});
  QCOMPARE(party.session().header().seats[2].name, std::string("Guest 2"));
  QVERIFY(away.isPlaying() && spectator.isPlaying());
}

void TestHostedTable::guestsReplaceComputerPlayers() {
  Party party(partyHeader("life", 4, 1));
  GuestTable& host = party.invite();
  QCOMPARE(host.you(), 0);
  QCOMPARE(party.table->freeSeats(), 3);
  GuestTable& guest = party.invite();
  QCOMPARE(guest.you(), 1);
  QCOMPARE(party.table->freeSeats(), 2);
  QCOMPARE(seatOf(party, 1).name, u"Guest 1"_s);
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::connected);
  QVERIFY(seatOf(party, 1).key == keyOf(1));
  QCOMPARE(seatOf(party, 2).state, SeatNow::State::computer);
  QVERIFY(host.seats().seats == party.table->seats().seats);
  QVERIFY(!guest.isPlaying());
  party.table->begin();
  Party::settle();
  QVERIFY(guest.isPlaying());
  QCOMPARE(guest.view().viewer(), 1);
  const std::vector<Seat>& seats = party.session().header().seats;
  QVERIFY(isPerson(seats[0]) && isPerson(seats[1]) && !isPerson(seats[2]));
  QCOMPARE(seats[1].name, "Guest 1");
  QCOMPARE(party.table->freeSeats(), 0);
  // The guest receives all steps of the deal, so it can show the deal card by card.
  QVERIFY(!guest.takeSteps().empty());
}

void TestHostedTable::firstSeatIsReservedForTheHost() {
  Party party(partyHeader("underwear", 2, 1));
  Stranger guest(party, keyOf(1));
  guest.send(hello());
  QVERIFY(!guest.reason);
  QVERIFY(seatOf(party, 1).key == keyOf(1));
  Stranger another(party, keyOf(2));
  another.send(hello());
  QCOMPARE(another.reason, Goodbye::Reason::full);
  QVERIFY(another.isClosed);
  QCOMPARE(party.invite().you(), 0);
}

void TestHostedTable::guestWhoCannotJoinIsSentTheReason() {
  Party party(partyHeader("underwear", 3, 1));
  const auto reasonFor = [&](const QByteArray& first) {
    Stranger stranger(party, keyOf(9));
    stranger.send(first);
    return stranger.reason;
  };
  QCOMPARE(reasonFor(hello({}, kProtocol + 1)), Goodbye::Reason::olderHost);
  QCOMPARE(reasonFor(hello(u"another"_s)), Goodbye::Reason::noSuchTable);
  QCOMPARE(reasonFor("hello"), Goodbye::Reason::notUnderstood);
  QCOMPARE(reasonFor("{}"), Goodbye::Reason::notUnderstood);
  QCOMPARE(reasonFor("{\"type\":\"welcome\"}"), Goodbye::Reason::notUnderstood);
  QCOMPARE(reasonFor(guestMessage(Vote{true})), Goodbye::Reason::notUnderstood);
  QCOMPARE(party.table->freeSeats(), 2);

  // A guest blocked by a player only learns that the table is full.
  party.invite({.friends = {}, .blocked = {keyOf(9)}});
  QCOMPARE(reasonFor(hello()), Goodbye::Reason::full);
  party.guest(0).leave();
  Party::settle();

  Stranger nameless(party, keyOf(9));
  nameless.send(guestMessage(Hello{}));
  QCOMPARE(seatOf(party, 1).name, keyOf(9).words().first());
  nameless.send(guestMessage(Leaving{}));

  Stranger twice(party, keyOf(9));
  twice.send(hello());
  QVERIFY(!twice.reason);
  twice.send(hello());
  QCOMPARE(twice.reason, Goodbye::Reason::notUnderstood);

  Stranger loud(party, keyOf(8));
  loud.send(hello());
  for (int i = 0; i < 200; ++i) loud.way->send(guestMessage(Following{1}));
  Party::settle();
  QCOMPARE(loud.reason, Goodbye::Reason::tooMuch);
  // A guest with a normal rate of messages stays connected.
  Stranger calm(party, keyOf(7));
  calm.send(hello());
  for (int i = 0; i < 300; ++i) {
    party.now += 100;
    calm.send(guestMessage(Following{1}));
  }
  QVERIFY(!calm.reason);
}

void TestHostedTable::secondConnectionOfAGuestReplacesTheFirst() {
  Party party(partyHeader("underwear", 3, 1));
  party.invite();
  Stranger first(party, keyOf(1));
  first.send(hello());
  party.table->begin();
  Party::settle();
  Stranger two(party, keyOf(1));
  two.send(hello());
  QCOMPARE(first.reason, Goodbye::Reason::elsewhere);
  QVERIFY(first.isClosed);
  QVERIFY(!two.reason);
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::connected);
  QVERIFY(!party.table->seats().waits);
}

void TestHostedTable::repeatedMoveMessageIsPlayedOnce() {
  Party party(partyHeader("underwear", 2, 1));
  party.invite();
  Stranger other(party, keyOf(1));
  other.send(hello());
  party.table->begin();
  Party::settle();
  while (!party.session().actors().contains(1)) QVERIFY(playAnything(party));
  const auto legal = party.session().view(1)->legal();
  const QByteArray move =
      guestMessage(MoveMessage{.id = 1,
                               .position = party.session().position(),
                               .actions = {actionText(legal[0], *findGame("underwear")->info)}});
  const std::size_t before = party.session().position();
  other.send(move);
  const std::size_t after = party.session().position();
  QVERIFY(after > before);
  other.send(move);
  QCOMPARE(party.session().position(), after);
}

// A guest's program refuses illegal moves before it sends them, but the host must refuse them as
// well.
void TestHostedTable::hostRefusesIllegalMovesOfGuests() {
  Party party(partyHeader("underwear", 2, 1));
  GuestTable& host = party.invite();
  GuestTable& guest = party.invite();
  party.table->begin();
  Party::settle();
  GuestTable& waiting = party.session().actors().contains(0) ? guest : host;
  const std::size_t before = party.session().position();
  const Action draw{.verb = 0};
  std::optional<Answer> answer;
  waiting.send({&draw, 1}, waiting.position(), [&](const Answer& given) { answer = given; });
  QVERIFY(answer.has_value());
  QCOMPARE(answer->kind, Answer::Kind::refused);
  QVERIFY(answer->refusal.has_value());

  // Sends illegal moves directly, because the guest's program would refuse them.
  const int number = waiting.you();
  Stranger liar(party, keyOf(number));
  liar.send(guestMessage(Hello{.name = u"Liar"_s}));
  for (const char* text : {"draw", "nonsense", "lay 4H", ""}) {
    static int id = 0;
    liar.send(guestMessage(
        MoveMessage{.id = ++id, .position = party.session().position(), .actions = {text}}));
    QCOMPARE(party.session().position(), before);
  }
  liar.send(guestMessage(RequestMessage{.id = 100, .request = GameRequest::nextDeal}));
  QCOMPARE(party.session().position(), before);
  QVERIFY(!liar.reason);
}

void TestHostedTable::returningGuestReceivesMissedSteps() {
  Party party(partyHeader("underwear", 3, 4));
  party.invite();
  party.invite();
  party.table->begin();
  Party::settle();
  GuestTable& guest = party.guest(1);
  guest.takeSteps();
  QSignalSpy happened(&guest, &GuestTable::happened);
  QSignalSpy jumped(&guest, &GuestTable::jumped);
  party.cut(1);
  QVERIFY(!guest.isReached());
  Party::settle();
  party.now += 180'000;
  party.table->updateTimes();
  party.table->allow({.computersHold = true});
  const std::size_t before = party.session().position();
  // Plays until only player 0 may act, so no computer player moves before the guest returns.
  const auto hasPlayed = [&] {
    if (party.session().position() >= before + 5 &&
        party.session().actors() == PlayerSet::only(0)) {
      return true;
    }
    playAnything(party);
    return false;
  };
  QTRY_VERIFY_WITH_TIMEOUT(hasPlayed(), 20'000);
  QCOMPARE(guest.position(), before);
  party.connectGuest(1);
  Party::settle();
  QVERIFY(Party::knowsAll(guest, party.session()));
  QCOMPARE(happened.size(), 1);
  QVERIFY(guest.takeSteps().size() >= 5);
  QCOMPARE(guest.story().size(), storyOf(party.session().record(), 1).size());
  QVERIFY(jumped.isEmpty());
}

void TestHostedTable::undoNeedsConsentOfAllPlayers() {
  RecordHeader header = partyHeader("underwear", 3, 1);
  Party party(header);
  for (int i = 0; i < 3; ++i) party.invite();
  party.table->begin();
  Party::settle();
  QVERIFY(playAnything(party));
  GuestTable* mover = nullptr;
  for (auto& guest : party.guests) {
    if (guest->may(GameRequest::undo)) mover = guest.get();
  }
  QVERIFY(mover != nullptr);
  const std::size_t before = party.session().position();
  std::vector<GuestTable*> others;
  for (auto& guest : party.guests) {
    if (guest.get() != mover) others.push_back(guest.get());
  }

  std::optional<Answer> answer;
  mover->ask(GameRequest::undo, [&](const Answer& given) { answer = given; });
  Party::settle();
  QVERIFY(!answer.has_value());
  QVERIFY(others[0]->openVote().has_value());
  QCOMPARE(others[0]->openVote()->request, GameRequest::undo);
  QCOMPARE(int{others[0]->openVote()->by}, mover->you());
  QCOMPARE(others[0]->openVote()->awaited.size(), std::size_t{2});
  // The vote names the move that would be undone: the last one of its player.
  const auto undone = party.session().entriesAfterUndo(mover->you());
  QCOMPARE(others[0]->openVote()->played, undone);
  const auto inForce = party.session().record().indicesInForce();
  const RecordEntry& undoneMove = party.session().record().entries[inForce[*undone]];
  QCOMPARE(undoneMove.kind, RecordEntry::Kind::move);
  QCOMPARE(undoneMove.player, mover->you());
  // No move is possible during the vote.
  playAnything(party);
  QCOMPARE(party.session().position(), before);
  others[0]->vote(true);
  Party::settle();
  QVERIFY(!answer.has_value());
  others[1]->vote(false);
  Party::settle();
  QCOMPARE(answer->kind, Answer::Kind::declined);
  QCOMPARE(party.session().position(), before);
  QVERIFY(!others[0]->openVote().has_value());

  // A request declined by the players can be repeated only after 20 seconds, so it does not block
  // the game.
  party.now += 19'999;
  answer.reset();
  mover->ask(GameRequest::undo, [&](const Answer& given) { answer = given; });
  Party::settle();
  QVERIFY(answer.has_value() && answer->kind == Answer::Kind::declined);
  QVERIFY(!others[0]->openVote().has_value());

  party.now += 1;
  answer.reset();
  QSignalSpy jumped(others[0], &GuestTable::jumped);
  mover->ask(GameRequest::undo, [&](const Answer& given) { answer = given; });
  Party::settle();
  others[0]->vote(true);
  others[1]->vote(true);
  Party::settle();
  QVERIFY(answer.has_value() && answer->isDone());
  QCOMPARE(jumped.size(), 1);
  QVERIFY(!mover->may(GameRequest::undo));
  for (auto& guest : party.guests) {
    QVERIFY(guest->jump().has_value());
    QCOMPARE(guest->jump()->request, GameRequest::undo);
    QCOMPARE(int{guest->jump()->by}, mover->you());
    QVERIFY(Party::knowsAll(*guest, party.session()));
    QCOMPARE(guest->story().size(), storyOf(party.session().record(), guest->you()).size());
  }
  QVERIFY(playAnything(party));
  QVERIFY(!others[0]->jump().has_value());
}

// In a simultaneous turn, two guests have chosen, and one of them takes the choice back. The other
// choice is not in the record yet, but stays in the story of every guest, also after a new
// connection.
void TestHostedTable::storyKeepsTheChoicesOfOthersAfterAnUndo() {
  Party party(partyHeader("life", 3, 1));
  for (int i = 0; i < 3; ++i) party.invite();
  party.table->begin();
  Party::settle();
  const std::size_t dealt = party.guest(2).story().size();
  const auto choose = [&](int guest) {
    const Action action = party.guest(guest).view().legal().front();
    party.guest(guest).send({&action, 1}, party.guest(guest).position(), [](const Answer&) {});
    Party::settle();
  };
  const auto knowsStory = [&](const GuestTable& guest) {
    const GameInfo& info = *findGame("life")->info;
    return stepsJson(guest.story(), info) == stepsJson(storyOf(party.session(), guest.you()), info);
  };
  choose(0);
  choose(1);
  QCOMPARE(party.guest(2).story().size(), dealt + 2);
  party.guest(0).ask(GameRequest::undo, [](const Answer&) {});
  Party::settle();
  for (const int other : {1, 2}) party.guest(other).vote(true);
  Party::settle();
  QVERIFY(!party.guest(0).view().legal().empty());
  party.connectGuest(2);
  Party::settle();
  for (const auto& guest : party.guests) {
    QCOMPARE(guest->story().size(), dealt + 1);
    QVERIFY(knowsStory(*guest));
  }
}

void TestHostedTable::nextDealNeedsConsentOfAllPlayers() {
  Party party(partyHeader("underwear", 2, 1));
  party.invite();
  party.invite();
  party.table->begin();
  Party::settle();
  for (int i = 0; i < 2000 && !party.session().standing().dealOver; ++i) playAnything(party);
  QVERIFY(party.session().standing().dealOver);
  QVERIFY(!party.guest(0).openPlaces().empty());
  QVERIFY(party.guest(0).may(GameRequest::nextDeal));
  bool isDone = false;
  party.guest(0).ask(GameRequest::nextDeal,
                     [&](const Answer& answer) { isDone = answer.isDone(); });
  Party::settle();
  QVERIFY(isDone);
  QVERIFY(party.session().standing().dealOver);
  QVERIFY(!party.guest(0).may(GameRequest::nextDeal));
  QCOMPARE(party.guest(1).openVote()->awaited, std::vector<std::uint8_t>{1});
  party.guest(1).ask(GameRequest::nextDeal, [](const Answer&) {});
  Party::settle();
  QVERIFY(!party.session().standing().dealOver);
  QCOMPARE(party.session().standing().deal, 2);
  QVERIFY(!party.guest(0).openVote().has_value());
}

void TestHostedTable::chatReachesAnotherPlayer() {
  Party party(partyHeader("underwear", 3, 1));
  GuestTable& host = party.invite();
  GuestTable& guest = party.invite();
  QList<ChatMessage> received;
  connect(&host, &GuestTable::chatReceived, this,
          [&](const ChatMessage& chat) { received << chat; });
  guest.sendChat({.phrase = 1});
  guest.sendChat({.phrase = {}, .text = u"  one\nline  "_s});
  Party::settle();
  QCOMPARE(received.size(), 2);
  QCOMPARE(received[0].phrase, 1);
  QCOMPARE(int{received[0].player}, 1);
  QCOMPARE(received[0].name, u"Guest 1"_s);
  QCOMPARE(received[1].text, u"one line"_s);
  // The host can forbid written chat, and allow only the fixed phrases.
  party.table->allow({.writing = false});
  guest.sendChat({.phrase = {}, .text = u"more"_s});
  guest.sendChat({.phrase = 2});
  Party::settle();
  QVERIFY(!guest.seats().allowed.writing);
  QCOMPARE(received.size(), 3);
  QCOMPARE(received[2].phrase, 2);
}

void TestHostedTable::guestWhoOftenReportsTheDelayOfItsDisplayStaysConnected() {
  Party party(partyHeader("underwear", 3, 1));
  party.invite();
  QByteArrayList received;
  QByteArrayList sent;
  GuestTable guest({.name = u"Guest 1"_s}, QString());
  auto [guestEnd, hostEnd] = MemoryConnection::pair();
  party.table->accept(std::move(hostEnd), keyOf(1));
  guest.use(std::make_unique<RecordingConnection>(std::move(guestEnd), received, sent));
  Party::settle();
  QSignalSpy dismissed(&guest, &GuestTable::dismissed);
  for (int i = 0; i < 1000; ++i) guest.follow(i);
  QTRY_VERIFY(sent.contains(guestMessage(Following{999})));
  Party::settle();
  QVERIFY(dismissed.isEmpty());
}

void TestHostedTable::leavingBeforeTheGameFreesTheSeat() {
  Party party(partyHeader("underwear", 3, 1));
  party.invite();
  party.invite();
  party.guest(1).leave();
  Party::settle();
  QCOMPARE(party.table->freeSeats(), 2);
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::computer);
}

void TestHostedTable::gameDoesNotBeginIfTheJournalCannotBeCreated() {
  HostedTable table({.name = u"Table"_s, .header = partyHeader("underwear", 2, 1)}, keyOf(0),
                    {.makeJournal = [](const RecordHeader&) { return nullptr; }});
  QSignalSpy begun(&table, &HostedTable::begun);
  table.begin();
  QCOMPARE(begun.size(), 1);
  QCOMPARE(begun[0][0].toBool(), false);
  QVERIFY(!table.isBegun());
}

void TestHostedTable::gameThatCannotBeSavedBeginsAtTheNextAttempt() {
  Party party(partyHeader("underwear", 3, 1));
  party.invite();
  party.invite();
  QSignalSpy begun(party.table.get(), &HostedTable::begun);
  party.isSlow = true;
  party.table->begin();
  Party::settle();
  QVERIFY(party.writing);
  QVERIFY(begun.isEmpty());
  std::exchange(party.writing, nullptr)(false);
  Party::settle();
  QCOMPARE(begun.size(), 1);
  QCOMPARE(begun[0][0].toBool(), false);
  QVERIFY(!party.table->isBegun() && party.table->mayBegin());
  for (const auto& guest : party.guests) {
    QVERIFY(guest->isReached() && !guest->isBegun() && !guest->isPlaying());
  }
  QCOMPARE(party.table->freeSeats(), 1);
  party.isSlow = false;
  party.table->begin();
  Party::settle();
  QCOMPARE(begun.size(), 2);
  QCOMPARE(begun[1][0].toBool(), true);
  for (const auto& guest : party.guests) QVERIFY(guest->isPlaying());
}

// Several guests request an undo while a write is pending. Only one request can be carried out.
void TestHostedTable::everyUndoRequestDuringAWriteIsAnswered() {
  Party party(partyHeader("underwear", 3, 1));
  for (int i = 0; i < 3; ++i) party.invite();
  party.isSlow = true;
  party.table->begin();
  party.write();
  const auto play = [&] {
    for (auto& guest : party.guests) {
      if (guest->view().legal().empty() || guest->isBusy()) continue;
      const Action action = choiceOf(*guest);
      guest->send({&action, 1}, guest->position(), [](const Answer&) {});
      Party::settle();
      return;
    }
  };
  const auto mayUndo = [&](int guest) { return party.guest(guest).may(GameRequest::undo); };
  for (int i = 0; i < 20 && !(mayUndo(0) && mayUndo(1) && mayUndo(2)); ++i) {
    play();
    party.write();
  }
  QVERIFY(mayUndo(0) && mayUndo(1) && mayUndo(2));
  play();
  QVERIFY(party.writing != nullptr);
  std::vector<Answer::Kind> answers;
  for (auto& guest : party.guests) {
    if (guest->isBusy()) continue;
    guest->ask(GameRequest::undo, [&](const Answer& answer) { answers.push_back(answer.kind); });
  }
  Party::settle();
  party.write();
  for (auto& guest : party.guests) guest->vote(true);
  Party::settle();
  party.write();
  for (auto& guest : party.guests) {
    QVERIFY(!guest->isBusy());
    QVERIFY(!guest->openVote());
    QVERIFY(Party::knowsAll(*guest, party.session()));
  }
  QCOMPARE(std::ranges::count(answers, Answer::Kind::done), 1);
  QCOMPARE(std::ranges::count(answers, Answer::Kind::waits), 1);
}

// The legality of a move after a draw depends on the drawn card, so a refusal of the second move
// would reveal this card. The host refuses both moves if they are in one message.
void TestHostedTable::drawAndAnotherMoveInOneMessageAreRefused() {
  Party party(partyHeader("underwear", 2, 1));
  party.invite();
  party.invite();
  party.table->begin();
  Party::settle();
  const int player = party.session().actors().contains(0) ? 0 : 1;
  const GameInfo& info = *findGame("underwear")->info;
  std::vector<std::string> hand;
  for (const PlaceContents& place : party.session().view(player)->places()) {
    if (place.place.player != player) continue;
    for (Card card : place.cards) hand.push_back(cardText(card, info.family));
  }
  QVERIFY(!hand.empty());
  const std::size_t before = party.session().position();
  Stranger clever(party, keyOf(player));
  clever.send(hello());
  int id = 0;
  for (const std::string& card : hand) {
    party.now += 1000;
    for (const char* verb : {"discard ", "down ", "play "}) {
      clever.send(guestMessage(
          MoveMessage{.id = ++id, .position = before, .actions = {"draw", verb + card}}));
    }
  }
  QCOMPARE(party.session().position(), before);
  clever.send(guestMessage(MoveMessage{.id = ++id, .position = before, .actions = {"draw"}}));
  QVERIFY(party.session().position() > before);
}

void TestHostedTable::connectionsWithoutMessagesDoNotBlockGuests() {
  Party party(partyHeader("underwear", 3, 1));
  party.invite();
  std::vector<std::unique_ptr<Stranger>> strangers;
  for (int i = 0; i < 100; ++i) strangers.push_back(std::make_unique<Stranger>(party, keyOf(50)));
  Party::settle();
  QVERIFY(strangers.front()->isClosed);
  QVERIFY(!strangers.back()->isClosed);
  QVERIFY(party.invite().isReached());
  QVERIFY(party.guest(0).isReached());
}

// If a guest's connection breaks while no game runs, the seat is reserved for a short time.
void TestHostedTable::seatOfADisconnectedGuestIsReservedBetweenGames() {
  Party party(partyHeader("underwear", 3, 1));
  party.invite();
  party.invite();
  party.cut(1);
  Party::settle();
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::disconnected);
  QCOMPARE(seatOf(party, 1).left, kReservedBetweenGames);
  QCOMPARE(party.table->freeSeats(), 1);
  party.connectGuest(1);
  Party::settle();
  QCOMPARE(party.guest(1).you(), 1);
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::connected);
  // The seat is free again after the time kReservedBetweenGames.
  party.cut(1);
  Party::settle();
  party.now += kReservedBetweenGames - 1;
  party.table->updateTimes();
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::disconnected);
  party.now += 1;
  party.table->updateTimes();
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::computer);
  // If a game starts while the seat is reserved, the disconnected guest is a player of this game.
  party.connectGuest(1);
  Party::settle();
  party.cut(1);
  Party::settle();
  party.guest(0).begin();
  Party::settle();
  QVERIFY(party.table->isPlaying());
  QVERIFY(party.table->seats().waits);
  QCOMPARE(seatOf(party, 1).left, kReservedFor);
  party.connectGuest(1);
  Party::settle();
  QVERIFY(!party.table->seats().waits);
  QVERIFY(Party::knowsAll(party.guest(1), party.session()));
}

// The first message of an old connection may arrive after the first one of the person's newer
// connection.
void TestHostedTable::olderConnectionDoesNotReplaceANewerOne() {
  Party party(partyHeader("underwear", 2, 1));
  party.invite();
  const auto call = [](const QString& program, int number) {
    return guestMessage(Hello{.name = u"S"_s, .call = {program, number}});
  };
  Stranger now(party, keyOf(5));
  now.send(call(u"one"_s, 2));
  Stranger late(party, keyOf(5));
  late.send(call(u"one"_s, 1));
  QVERIFY(!now.isClosed);
  QCOMPARE(late.reason, Goodbye::Reason::elsewhere);
  QVERIFY(party.table->isSeated(keyOf(5)));
  // A newer connection of the same program, or another program of the same person, replaces the
  // older connection, even if its own first message arrives later.
  Stranger next(party, keyOf(5));
  Stranger between(party, keyOf(5));
  between.send(call(u"one"_s, 3));
  QCOMPARE(now.reason, Goodbye::Reason::elsewhere);
  QVERIFY(!next.reason);
  next.send(call(u"one"_s, 4));
  QCOMPARE(between.reason, Goodbye::Reason::elsewhere);
  QVERIFY(!next.isClosed);
  Stranger other(party, keyOf(5));
  other.send(call(u"two"_s, 1));
  QCOMPARE(next.reason, Goodbye::Reason::elsewhere);
  QVERIFY(!other.isClosed);
}

void TestHostedTable::playersGetDifferentPortraits() {
  RecordHeader header = partyHeader("underwear", 4, 1);
  for (Seat& seat : header.seats) seat.portrait = 1;
  Party party(header);
  const auto portraits = [&party] {
    QList<int> numbers;
    for (const SeatNow& seat : party.table->seats().seats) numbers << seat.portrait;
    return numbers;
  };
  const auto join = [&party](int portrait) {
    const auto number = static_cast<int>(party.guests.size());
    party.guests.push_back(std::make_unique<GuestTable>(
        GuestTable::Person{.name = u"Guest %1"_s.arg(number), .portrait = portrait}, QString()));
    party.connectGuest(number);
    Party::settle();
  };
  join(12);
  QCOMPARE(portraits(), (QList{12, 2, 3, 4}));
  // Portraits 12 and 24 are the same picture, so the guest gets the usual portrait of the key.
  const int usual = usualPortrait(keyOf(1));
  QVERIFY(usual != 12);
  join(24);
  QCOMPARE(portraits()[1], usual);
  QCOMPARE(portraits()[0], 12);
  // A free portrait wins over those of computer players.
  const int wanted = portraits()[2];
  join(wanted);
  QCOMPARE(portraits()[2], wanted);
  const QList<int> now = portraits();
  QCOMPARE(QSet<int>(now.begin(), now.end()).size(), 4);
  party.table->begin();
  Party::settle();
  // The header of the record contains the portrait numbers of all seats.
  QList<int> recorded;
  for (const Seat& seat : party.session().header().seats) recorded << seat.portrait;
  QCOMPARE(recorded, portraits());
  // A reconnecting player keeps the portrait.
  party.cut(1);
  party.connectGuest(1);
  Party::settle();
  QCOMPARE(portraits(), recorded);
}

DOWNPILE_TEST(TestHostedTable);
#include "tst_hosted_table.moc"
