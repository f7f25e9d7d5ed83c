// SPDX-License-Identifier: GPL-3.0-or-later
// Shuffling among people: each player contributes a number and can verify the deck, and no player
// can choose it.
#include "host/deck_round.h"

#include "party.h"
#include "record/fresh_seal.h"
#include "record/replayer.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

RecordHeader sealedHeader(const std::string& game, int players) {
  RecordHeader header = partyHeader(game, players, 1);
  reseal(header);
  return header;
}

// A guest sending and receiving raw messages, without GuestTable.
struct Guest {
  Guest(Party& party, int number, QString name = u"Guest"_s) {
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    way = std::move(guestEnd);
    QObject::connect(way.get(), &Connection::received, way.get(), [this](const QByteArray& text) {
      const auto message = readHostMessage(text);
      if (const auto* deck = std::get_if<DeckMessage>(&*message)) decks.push_back(deck->commitment);
      if (const auto* all = std::get_if<CutsMessage>(&*message)) cuts.push_back(*all);
      if (const auto* goodbye = std::get_if<Goodbye>(&*message)) reason = goodbye->reason;
    });
    party.table->accept(std::move(hostEnd), keyOf(number));
    send(Hello{.name = std::move(name)});
  }
  void send(const GuestMessage& message) {
    way->send(guestMessage(message));
    Party::settle();
  }

  std::unique_ptr<MemoryConnection> way;
  std::vector<Bytes32> decks;
  std::vector<CutsMessage> cuts;
  std::optional<Goodbye::Reason> reason;
};

Bytes32 bytes(std::uint8_t value) {
  Bytes32 bytes{};
  bytes.fill(value);
  return bytes;
}

}  // namespace

class TestDeckRound : public QObject {
  Q_OBJECT

 private slots:
  void randomNumbersAreRevealedOnlyAfterAllPlayersHaveCommitted();
  void everySeatedPersonContributesANumberToTheShuffle();
  void gameWithAKnownSeedBeginsWithoutShufflingByPlayers();
  void guestWhoRevealsAWrongNumberIsRemoved();
  void guestWhoSendsNoNumberIsRemovedAndTheGameBegins();
  void shuffleIsRepeatedWithAGuestWhoJoinsLate();
  void hostIgnoresShuffleMessagesForAnotherDeck();
  void guestRevealsItsRandomNumberOnceAndOnlyForItsOwnCommitment();
  void guestDetectsThatTheSealChangedBeforeTheGame();
  void guestWhoConnectsAFourthTimeDuringTheShuffleIsRefused();
  void guestWhoRevealedItsNumberIsNotifiedThatTheShuffleIsRepeated();
  void guestsVerifyTheDeckFromTheFinishedRecord();
};

void TestDeckRound::randomNumbersAreRevealedOnlyAfterAllPlayersHaveCommitted() {
  PlayerSet seats = PlayerSet::only(0);
  seats.insert(2);
  DeckRound round(seats, bytes(9));
  const SeatNumber first{.seat = 0, .number = bytes(1)};
  const SeatNumber third{.seat = 2, .number = bytes(2)};
  round.commit(1, bytes(7));  // no effect: player 1 does not take part in the round
  round.commit(0, commitmentTo(first));
  round.commit(0, bytes(7));  // no effect: this player has committed before
  QVERIFY(!round.isCommitted() && !round.isOpen());
  QVERIFY(!round.open(0, first.number));
  QVERIFY(round.awaited() == PlayerSet::only(2));
  round.commit(2, commitmentTo(third));
  QVERIFY(round.isCommitted());
  QVERIFY(!round.open(0, bytes(3)));
  QVERIFY(!round.open(1, bytes(7)));
  QVERIFY(!round.open(2, first.number));
  QVERIFY(round.open(0, first.number));
  QVERIFY(round.awaited() == PlayerSet::only(2) && !round.isOpen());
  QVERIFY(round.open(2, third.number));
  QVERIFY(round.isOpen());
  QVERIFY(round.seal() == Seal::of(bytes(9), {first, third}));
  QVERIFY(round.commitment() == commitmentTo(bytes(9)));
}

void TestDeckRound::everySeatedPersonContributesANumberToTheShuffle() {
  Party party(sealedHeader("underwear", 3));
  party.invite();
  party.invite();
  GuestTable& spectator = party.show();
  party.table->begin();
  Party::settle();
  const RecordHeader& header = party.session().header();
  QVERIFY(header.seal && header.seal->secret);
  QCOMPARE(header.seal->numbers.size(), std::size_t{2});
  QVERIFY(header.seal->numbers[0].number != header.seal->numbers[1].number);
  for (int guest : {0, 1}) {
    QCOMPARE(party.guest(guest).deck(), DeckWitness::State::cut);
    QVERIFY(party.guest(guest).header().seal->commitment == header.seal->commitment);
    QVERIFY(!party.guest(guest).header().seal->secret);
  }
  QCOMPARE(spectator.deck(), DeckWitness::State::closed);
}

void TestDeckRound::gameWithAKnownSeedBeginsWithoutShufflingByPlayers() {
  Party party(partyHeader("underwear", 3, 1));
  party.invite();
  Guest guest(party, 1);
  party.table->begin();
  Party::settle();
  QVERIFY(party.table->isBegun());
  QVERIFY(guest.decks.empty());
  QCOMPARE(party.guest(0).deck(), DeckWitness::State::none);
}

void TestDeckRound::guestWhoRevealsAWrongNumberIsRemoved() {
  Party party(sealedHeader("underwear", 3));
  party.invite();
  Guest liar(party, 1);
  party.table->begin();
  Party::settle();
  QCOMPARE(liar.decks.size(), std::size_t{1});
  QVERIFY(!party.table->isBegun() && !party.table->mayBegin());
  const SeatNumber number{.seat = 1, .number = bytes(1)};
  liar.send(CutMessage{.deck = liar.decks[0], .commitment = commitmentTo(number)});
  QCOMPARE(liar.cuts.size(), std::size_t{1});
  QVERIFY(liar.cuts[0].commitments[0] && !liar.cuts[0].commitments[2]);
  liar.send(OpenMessage{.deck = liar.decks[0], .number = bytes(2)});
  QCOMPARE(liar.reason, Goodbye::Reason::noNumber);
  // After the liar was removed, the other players shuffle again with another secret of the host.
  QVERIFY(party.table->isBegun());
  QVERIFY(party.session().header().seal->commitment != liar.decks[0]);
  QCOMPARE(party.session().header().seal->numbers.size(), std::size_t{1});
  QVERIFY(!isPerson(party.session().header().seats[1]));
  QCOMPARE(party.guest(0).deck(), DeckWitness::State::cut);
}

void TestDeckRound::guestWhoSendsNoNumberIsRemovedAndTheGameBegins() {
  Party party(sealedHeader("underwear", 3), {}, std::chrono::seconds(1));
  party.invite();
  Guest silent(party, 1);
  party.table->begin();
  Party::settle();
  QVERIFY(!party.table->isBegun());
  QTRY_COMPARE(silent.reason, Goodbye::Reason::noNumber);
  QTRY_VERIFY(party.table->isBegun());
}

void TestDeckRound::shuffleIsRepeatedWithAGuestWhoJoinsLate() {
  Party party(sealedHeader("underwear", 3));
  party.invite();
  Guest slow(party, 1);
  party.table->begin();
  Party::settle();
  Guest late(party, 2);
  QCOMPARE(slow.decks.size(), std::size_t{2});
  QVERIFY(slow.decks[0] != slow.decks[1]);
  QCOMPARE(late.decks.size(), std::size_t{1});
  for (Guest* guest : {&slow, &late}) {
    const auto seat = static_cast<std::uint8_t>(guest == &slow ? 1 : 2);
    guest->send(CutMessage{.deck = guest->decks.back(),
                           .commitment = commitmentTo(SeatNumber{seat, bytes(seat)})});
  }
  for (Guest* guest : {&slow, &late}) {
    const auto seat = static_cast<std::uint8_t>(guest == &slow ? 1 : 2);
    guest->send(OpenMessage{.deck = guest->decks.back(), .number = bytes(seat)});
  }
  QVERIFY(party.table->isBegun());
  QCOMPARE(party.session().header().seal->numbers.size(), std::size_t{3});
  QVERIFY(party.session().header().seal->numbers[2].number == bytes(2));
}

void TestDeckRound::hostIgnoresShuffleMessagesForAnotherDeck() {
  Party party(sealedHeader("underwear", 3));
  party.invite();
  Guest guest(party, 1);
  guest.send(CutMessage{.deck = bytes(1), .commitment = bytes(2)});
  guest.send(OpenMessage{.deck = bytes(1), .number = bytes(2)});
  party.table->begin();
  Party::settle();
  guest.send(OpenMessage{.deck = bytes(1), .number = bytes(2)});
  guest.send(CutMessage{.deck = bytes(1), .commitment = bytes(2)});
  QVERIFY(!guest.reason);
  QVERIFY(guest.cuts.empty());
  QVERIFY(!party.table->isBegun());
}

void TestDeckRound::guestRevealsItsRandomNumberOnceAndOnlyForItsOwnCommitment() {
  DeckWitness witness;
  QVERIFY(!witness.open({.deck = bytes(1), .commitments = {bytes(2)}}));
  const CutMessage cut = witness.cut({bytes(1)}, 0);
  QVERIFY(cut.deck == bytes(1));
  QVERIFY(!witness.open({.deck = bytes(2), .commitments = {cut.commitment}}));
  QVERIFY(witness.state() == DeckWitness::State::none);
  QVERIFY(!witness.open({.deck = bytes(1), .commitments = {bytes(3)}}));
  QCOMPARE(witness.state(), DeckWitness::State::broken);
  DeckWitness another;
  const CutMessage own = another.cut({bytes(1)}, 1);
  QVERIFY(own.commitment != cut.commitment);
  const auto open = another.open({.deck = bytes(1), .commitments = {bytes(5), own.commitment}});
  QVERIFY(open && commitmentTo(SeatNumber{1, open->number}) == own.commitment);
  // A guest reveals its number only once. Otherwise the host could ask again with other commitments
  // and choose the better result.
  QVERIFY(!another.open({.deck = bytes(1), .commitments = {bytes(6), own.commitment}}));
}

void TestDeckRound::guestDetectsThatTheSealChangedBeforeTheGame() {
  RecordHeader header = partyHeader("underwear", 3, 1);
  const SeatNumber other{.seat = 0, .number = bytes(8)};
  // `change` changes the seal in the header of the game. The guest has already revealed its number,
  // and the game starts with the changed seal.
  const auto stateWith = [&](const auto& change) {
    DeckWitness witness;
    const CutMessage cut = witness.cut({commitmentTo(bytes(1))}, 1);
    const auto open =
        witness.open({.deck = cut.deck, .commitments = {commitmentTo(other), cut.commitment, {}}});
    header.seal = Seal::of(bytes(1), {other, {.seat = 1, .number = open->number}});
    header.seal->secret.reset();
    change(*header.seal);
    witness.begun(header);
    return witness.state();
  };
  QCOMPARE(stateWith([](Seal&) {}), DeckWitness::State::cut);
  QCOMPARE(stateWith([](Seal& seal) { seal.commitment = bytes(4); }), DeckWitness::State::broken);
  QCOMPARE(stateWith([](Seal& seal) { seal.numbers[1].number = bytes(4); }),
           DeckWitness::State::broken);
  QCOMPARE(stateWith([](Seal& seal) { seal.numbers[0].number = bytes(4); }),
           DeckWitness::State::broken);
  QCOMPARE(stateWith([](Seal& seal) { seal.numbers.pop_back(); }), DeckWitness::State::broken);
  QCOMPARE(stateWith([](Seal& seal) { seal.numbers.push_back({.seat = 2, .number = bytes(4)}); }),
           DeckWitness::State::broken);
}

void TestDeckRound::guestWhoConnectsAFourthTimeDuringTheShuffleIsRefused() {
  Party party(sealedHeader("underwear", 3));
  party.invite();
  Guest silent(party, 1);
  party.table->begin();
  Party::settle();
  for (int coming = 1; coming <= 4; ++coming) {
    Guest restless(party, 2);
    QCOMPARE(restless.reason.has_value(), coming == 4);
    restless.send(Leaving{});
  }
  // A guest is removed if its revealed number does not match its commitment.
  silent.send(CutMessage{.deck = silent.decks.back(), .commitment = bytes(1)});
  silent.send(OpenMessage{.deck = silent.decks.back(), .number = bytes(2)});
  QCOMPARE(silent.reason, Goodbye::Reason::noNumber);
  QVERIFY(party.table->isBegun());
}

void TestDeckRound::guestWhoRevealedItsNumberIsNotifiedThatTheShuffleIsRepeated() {
  Party party(sealedHeader("underwear", 3));
  QSignalSpy again(&party.invite(), &GuestTable::deckCutAgain);
  Guest liar(party, 1);
  party.table->begin();
  Party::settle();
  QCOMPARE(again.size(), 0);
  liar.send(CutMessage{.deck = liar.decks[0],
                       .commitment = commitmentTo(SeatNumber{.seat = 1, .number = bytes(1)})});
  QCOMPARE(again.size(), 0);
  liar.send(OpenMessage{.deck = liar.decks[0], .number = bytes(2)});
  QCOMPARE(again.size(), 1);
  QVERIFY(party.table->isBegun());
}

// The record of a finished game contains the secret, so each guest can verify the deck. Changed
// copies of the record are detected.
void TestDeckRound::guestsVerifyTheDeckFromTheFinishedRecord() {
  RecordHeader header = sealedHeader("three-up-three-down", 2);
  const auto options = findGame(header.game)->info->options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].key == "wins") header.options[i] = options[i].least;
  }
  Party party(header);
  party.invite();
  GuestTable& guest = party.invite();
  std::string text;
  connect(&guest, &GuestTable::recorded, this, [&](const std::string& record) { text = record; });
  party.table->begin();
  Party::settle();
  for (int i = 0; i < 20'000 && !party.session().standing().gameOver; ++i) {
    party.now += 100;
    // In each iteration another guest moves first, to vary the order of simultaneous choices.
    for (std::size_t n = 0; n < party.guests.size(); ++n) {
      auto& each = party.guests[(n + static_cast<std::size_t>(i)) % party.guests.size()];
      if (each->isBusy()) continue;
      if (each->view().standing().dealOver) {
        if (each->may(GameRequest::nextDeal)) {
          each->ask(GameRequest::nextDeal, [](const Answer&) {});
        }
      } else if (const auto legal = each->view().legal(); !legal.empty()) {
        const Action action = choiceOf(*each);
        each->send({&action, 1}, each->position(), [](const Answer&) {});
      }
    }
    Party::settle();
  }
  QVERIFY(party.session().standing().gameOver);
  QVERIFY(!text.empty());
  for (auto& each : party.guests) QCOMPARE(each->deck(), DeckWitness::State::whole);

  const RecordReading reading = readRecord(text);
  const auto stateOf = [&](const Record& record, bool matchesView) {
    DeckWitness witness;
    witness.begun(withoutSecrets(reading.record.header));
    witness.over(record, matchesView);
    return witness.state();
  };
  // A guest that contributed no number knows only that the record agrees with the game, and not
  // that the shuffle was fair (State::closed).
  QCOMPARE(stateOf(reading.record, true), DeckWitness::State::closed);
  QCOMPARE(stateOf(reading.record, false), DeckWitness::State::broken);
  Record changed = reading.record;
  changed.header.seal->secret = bytes(1);
  QCOMPARE(stateOf(changed, true), DeckWitness::State::broken);
  changed = reading.record;
  changed.header.seal = Seal::of(bytes(1), changed.header.seal->numbers);
  QCOMPARE(stateOf(changed, true), DeckWitness::State::broken);
  changed = reading.record;
  changed.header.seal.reset();
  changed.header.seed = 1;
  QCOMPARE(stateOf(changed, true), DeckWitness::State::broken);
}

DOWNPILE_TEST(TestDeckRound);
#include "tst_deck_round.moc"
