// SPDX-License-Identifier: GPL-3.0-or-later
// A guest accepts consistent messages of a host, and leaves a host with inconsistent ones.
#include "../host/party.h"
#include "message/steps.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// A simulated host without a game, for sending arbitrary messages.
struct Liar {
  Liar() {
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    way = std::move(hostEnd);
    guest.use(std::move(guestEnd));
    Party::settle();
  }
  void send(const HostMessage& message) {
    way->send(hostMessage(message));
    Party::settle();
  }
  static Welcome welcome(int players, const QString& token = u"t"_s) {
    return {.table = u"Table"_s,
            .header = headerText(partyHeader("underwear", players, 0)),
            .you = 0,
            .isBegun = true,
            .token = token};
  }
  static SeatsNow seats(int count) {
    return {.seats = std::vector<SeatNow>(static_cast<std::size_t>(count))};
  }
  static PositionNow position(int players, int viewer = 0) {
    std::string journal;
    PartyJournal lines(journal);
    const auto session = Session::begin(partyHeader("underwear", players, 3), lines,
                                        {.stepped = [](const Step&) {}, .reset = [] {}});
    PositionNow now{.number = session->position()};
    now.view = session->view(viewer)->writeForReader();
    return now;
  }

  std::unique_ptr<MemoryConnection> way;
  GuestTable guest{{.name = u"Me"_s}, {}};
  QSignalSpy dismissed{&guest, &GuestTable::dismissed};
};

}  // namespace

class TestGuestTable : public QObject {
  Q_OBJECT

 private slots:
  void guestAcceptsConsistentMessagesOfTheHost() {
    Liar host;
    host.send(Liar::welcome(3));
    host.send(Liar::seats(3));
    host.send(Liar::position(3));
    QVERIFY(host.guest.isPlaying());
    // The host begins another game at the same table, where the guest has another seat.
    Welcome another = Liar::welcome(3, u"u"_s);
    another.you = 1;
    host.send(another);
    QVERIFY(host.guest.isPlaying());
    QCOMPARE(host.guest.view().viewer(), 0);
    host.send(Liar::seats(3));
    host.send(Liar::position(3, 1));
    QCOMPARE(host.guest.view().viewer(), 1);
    QVERIFY(host.dismissed.isEmpty());
  }
  // The guest's program shows a table of three players. It cannot continue with a new game of eight
  // players.
  void guestLeavesIfTheNextGameHasAnotherNumberOfPlayers() {
    Liar host;
    host.send(Liar::welcome(3));
    host.send(Liar::seats(3));
    host.send(Liar::position(3));
    Welcome another = Liar::welcome(8, u"u"_s);
    another.you = 7;
    host.send(another);
    QCOMPARE(host.dismissed.size(), 1);
    QCOMPARE(host.guest.you(), 0);
  }
  void guestRejectsMessagesAboutNonexistentPlayers() {
    Welcome welcome = Liar::welcome(3);
    SeatsNow seats = Liar::seats(3);
    for (const bool isTrue : {true, false}) {
      const std::uint8_t player = isTrue ? 2 : 3;
      seats.owner = player;
      for (const HostMessage& message :
           {HostMessage(seats), HostMessage(VoteMessage{OpenVote{.by = player}}),
            HostMessage(VoteMessage{OpenVote{.awaited = {0, player}}}),
            HostMessage(ChatMessage{.player = player, .name = u"P"_s})}) {
        Liar host;
        host.send(welcome);
        host.send(message);
        QCOMPARE(host.dismissed.isEmpty(), isTrue);
      }
    }
  }
  void guestLeavesAHostThatSendsTooManySteps_data() {
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("events");
    QTest::newRow("with many events") << 500 << kMostEvents;
    QTest::newRow("without events") << 20'000 << 0;
  }
  void guestLeavesAHostThatSendsTooManySteps() {
    QFETCH(int, steps);
    QFETCH(int, events);
    Liar host;
    host.send(Liar::welcome(3));
    host.send(Liar::seats(3));
    PositionNow position = Liar::position(3);
    const std::vector<Event> each(static_cast<std::size_t>(events), Event{.sentence = 0});
    const std::vector<StoryStep> many(
        static_cast<std::size_t>(steps),
        StoryStep{.deal = 1, .step = {each}, .ended = {}, .played = 1});
    position.steps = stepsJson(many, *findGame("underwear")->info);
    int sent = 0;
    for (; sent < 50 && host.dismissed.isEmpty(); ++sent) {
      host.send(position);
      host.guest.takeSteps();
    }
    QVERIFY2(sent > 2 && sent < 50, qPrintable(QString::number(sent)));
  }
  // After a crash, the host no longer knows the vote, and sends none.
  void openVoteEndsWhenTheGuestReconnects() {
    Liar host;
    host.send(Liar::welcome(3));
    host.send(Liar::seats(3));
    host.send(VoteMessage{OpenVote{.by = 1, .awaited = {0}}});
    QVERIFY(host.guest.isVotedOn());
    QSignalSpy changed(&host.guest, &GuestTable::voteChanged);
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    host.guest.use(std::move(guestEnd));
    host.way = std::move(hostEnd);
    QVERIFY(host.guest.isVotedOn());
    host.send(Liar::welcome(3));
    QVERIFY(!host.guest.isVotedOn());
    QCOMPARE(changed.size(), 1);
    // A later Welcome on the same connection does not end a vote.
    host.send(VoteMessage{OpenVote{.by = 1, .awaited = {0}}});
    host.send(Liar::welcome(3));
    QVERIFY(host.guest.isVotedOn());
  }
  void sealThatOnlyTheRecordOfAnUnsealedGameHasIsBroken() {
    Record record;
    record.header = partyHeader("underwear", 3, 0);
    record.header.seal.reset();
    DeckWitness witness;
    witness.begun(record.header);
    witness.over(record, true);
    QCOMPARE(witness.state(), DeckWitness::State::none);
    record.header.seal = Seal();
    witness.over(record, true);
    QCOMPARE(witness.state(), DeckWitness::State::broken);
  }
  // A host that knows all numbers could cut the connections and choose a better secret.
  void guestNotesANewShuffleEvenIfItsConnectionBrokeAfterItsNumberWasRevealed() {
    Liar host;
    QSignalSpy again(&host.guest, &GuestTable::deckCutAgain);
    QSignalSpy received(host.way.get(), &Connection::received);
    host.send(Liar::welcome(3));
    const DeckMessage deck{.commitment = Bytes32{1}};
    host.send(deck);
    const auto cut = readGuestMessage(received.last()[0].toByteArray());
    QVERIFY(cut && std::holds_alternative<CutMessage>(*cut));
    host.send(CutsMessage{.deck = deck.commitment,
                          .commitments = {std::get<CutMessage>(*cut).commitment, {}, {}}});
    const auto open = readGuestMessage(received.last()[0].toByteArray());
    QVERIFY(open && std::holds_alternative<OpenMessage>(*open));
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    host.guest.use(std::move(guestEnd));
    host.way = std::move(hostEnd);
    host.send(Liar::welcome(3));
    QCOMPARE(again.size(), 0);
    host.send(DeckMessage{.commitment = Bytes32{2}});
    QCOMPARE(again.size(), 1);
  }
  void guestRejectsAPositionBeforeTheListOfSeats() {
    Liar host;
    host.send(Liar::welcome(3));
    host.send(Liar::position(3));
    QVERIFY(!host.guest.isPlaying());
    QCOMPARE(host.dismissed.size(), 1);
  }
  // The owner of the GuestTable object makes its connections, so it must be notified of the closed
  // connection.
  void emitsDisconnectedIfTheHostClosesBeforeItAnswers() {
    GuestTable guest({.name = u"Sena"_s}, QString());
    QSignalSpy cut(&guest, &GuestTable::disconnected);
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    guest.use(std::move(guestEnd));
    hostEnd->close();
    Party::settle();
    QCOMPARE(cut.size(), 1);
    QVERIFY(!guest.isReached());
  }
  void rejectsWrongNumberOfSeats() {
    Liar host;
    host.send(Liar::welcome(3));
    host.send(Liar::seats(4));
    QCOMPARE(host.dismissed.size(), 1);
  }
  void rejectsPositionWithWrongNumberOfPlayers() {
    Liar host;
    host.send(Liar::welcome(3));
    host.send(Liar::seats(3));
    host.send(Liar::position(2));
    QVERIFY(!host.guest.isPlaying());
    QCOMPARE(host.dismissed.size(), 1);
  }
  void guestRejectsAnotherHeaderForTheRunningGame() {
    Liar host;
    host.send(Liar::welcome(3));
    host.send(Liar::seats(3));
    host.send(Liar::position(3));
    host.send(Liar::welcome(4));
    QCOMPARE(host.dismissed.size(), 1);
  }
  void guestIgnoresARecordBeforeTheGameIsOver() {
    Liar host;
    QSignalSpy recorded(&host.guest, &GuestTable::recorded);
    host.send(Liar::welcome(3));
    host.send(Liar::seats(3));
    host.send(Liar::position(3));
    host.send(RecordMessage{headerText(partyHeader("underwear", 3, 0))});
    QVERIFY(host.dismissed.isEmpty());
    QVERIFY(recorded.isEmpty());
  }
  void followsRedirectOnlyBeforeWelcome() {
    const QString key = Fingerprint::fromBytes(QByteArray(Fingerprint::kBytes, 'k'))->text();
    const Redirect other{u"downpile://b.example/t#"_s + key};
    Liar host;
    QSignalSpy led(&host.guest, &GuestTable::redirected);
    host.send(other);
    QCOMPARE(led.size(), 1);
    QCOMPARE(led[0][0].value<Invitation>().hosts, QStringList(u"b.example"_s));
    QVERIFY(host.dismissed.isEmpty());
    Liar late;
    late.send(Liar::welcome(3));
    late.send(Liar::seats(3));
    late.send(other);
    QCOMPARE(late.dismissed.size(), 1);
    // A guest that connects again, for example to take a seat, follows a redirect before the
    // Welcome of the new connection.
    Liar again;
    again.send(Liar::welcome(3));
    QSignalSpy ledAgain(&again.guest, &GuestTable::redirected);
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    again.guest.use(std::move(guestEnd));
    again.way = std::move(hostEnd);
    again.send(other);
    QCOMPARE(ledAgain.size(), 1);
    QVERIFY(again.dismissed.isEmpty());
    // It has no connection now, so nothing can be sent.
    QVERIFY(!again.guest.isReached());
    again.guest.vote(true);
    Liar vague;
    vague.send(Redirect{u"downpile://b.example/t"_s});
    QCOMPARE(vague.dismissed.size(), 1);
  }
  void playerNamesSentByTheHostAreSanitized() {
    Liar host;
    Welcome welcome = Liar::welcome(3);
    RecordHeader header = partyHeader("underwear", 3, 0);
    header.seats[1].name = "Se\u202Ena" + std::string(30, 'x') + std::string(200, 'y');
    welcome.header = headerText(header);
    host.send(welcome);
    const std::string name = host.guest.header().seats[1].name;
    QVERIFY2(name.starts_with("Sena") && name.size() <= kMostNameLength, name.c_str());
  }
};

DOWNPILE_TEST(TestGuestTable);
#include "tst_guest_table.moc"
