// SPDX-License-Identifier: GPL-3.0-or-later
// Hosts that lie: a guest does not believe what does not fit together, and leaves.
#include "../host/party.h"
#include "game/json_value.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// A host without a table, which says what a test wants.
struct Liar {
  Liar() {
    auto [here, there] = MemoryConnection::pair();
    way = std::move(there);
    guest.use(std::move(here));
    Party::settle();
  }
  void say(const HostMessage& message) {
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
  static PositionNow position(int players) {
    std::string journal;
    PartyJournal lines(journal);
    const auto session = Session::begin(partyHeader("underwear", players, 3), lines,
                                        {.stepped = [](const Step&) {}, .reset = [] {}});
    PositionNow now{.number = session->position()};
    now.view = jsonOf(session->view(0)->writeForReader()).toObject();
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
  void believesWhatFits() {
    Liar host;
    host.say(Liar::welcome(3));
    host.say(Liar::seats(3));
    host.say(Liar::position(3));
    QVERIFY(host.guest.isPlaying());
    // Another game at the same table.
    host.say(Liar::welcome(2, u"u"_s));
    QVERIFY(host.guest.isPlaying());
    QCOMPARE(host.guest.view().players(), 3);
    host.say(Liar::seats(2));
    host.say(Liar::position(2));
    QCOMPARE(host.guest.view().players(), 2);
    QVERIFY(host.dismissed.isEmpty());
  }
  void positionsNeedSeats() {
    Liar host;
    host.say(Liar::welcome(3));
    host.say(Liar::position(3));
    QVERIFY(!host.guest.isPlaying());
    QCOMPARE(host.dismissed.size(), 1);
  }
  void seatsAreOneAPlayer() {
    Liar host;
    host.say(Liar::welcome(3));
    host.say(Liar::seats(4));
    QCOMPARE(host.dismissed.size(), 1);
  }
  void positionsAreOfThatGame() {
    Liar host;
    host.say(Liar::welcome(3));
    host.say(Liar::seats(3));
    host.say(Liar::position(2));
    QVERIFY(!host.guest.isPlaying());
    QCOMPARE(host.dismissed.size(), 1);
  }
  void aGameDoesNotBecomeAnother() {
    Liar host;
    host.say(Liar::welcome(3));
    host.say(Liar::seats(3));
    host.say(Liar::position(3));
    host.say(Liar::welcome(4));
    QCOMPARE(host.dismissed.size(), 1);
  }
  void recordsComeAtTheEnd() {
    Liar host;
    QSignalSpy recorded(&host.guest, &GuestTable::recorded);
    host.say(Liar::welcome(3));
    host.say(Liar::seats(3));
    host.say(Liar::position(3));
    host.say(RecordMessage{headerText(partyHeader("underwear", 3, 0))});
    QVERIFY(host.dismissed.isEmpty());
    QVERIFY(recorded.isEmpty());
  }
  void isLedToAnotherHostBeforeItIsWelcome() {
    const QString key = Fingerprint::fromBytes(QByteArray(Fingerprint::kBytes, 'k'))->text();
    const AtOtherHost other{u"downpile://b.example/t#"_s + key};
    Liar host;
    QSignalSpy led(&host.guest, &GuestTable::ledTo);
    host.say(other);
    QCOMPARE(led.size(), 1);
    QCOMPARE(led[0][0].value<Invitation>().hosts, QStringList(u"b.example"_s));
    QVERIFY(host.dismissed.isEmpty());
    Liar late;
    late.say(Liar::welcome(3));
    late.say(Liar::seats(3));
    late.say(other);
    QCOMPARE(late.dismissed.size(), 1);
    Liar vague;
    vague.say(AtOtherHost{u"downpile://b.example/t"_s});
    QCOMPARE(vague.dismissed.size(), 1);
  }
  void namesAreClean() {
    Liar host;
    Welcome welcome = Liar::welcome(3);
    RecordHeader header = partyHeader("underwear", 3, 0);
    header.seats[1].name = "Se\u202Ena" + std::string(30, 'x') + std::string(200, 'y');
    welcome.header = headerText(header);
    host.say(welcome);
    const std::string name = host.guest.header().seats[1].name;
    QVERIFY2(name.starts_with("Sena") && name.size() <= kMostNameLength, name.c_str());
  }
};

QTEST_GUILESS_MAIN(TestGuestTable)
#include "tst_guest_table.moc"
