// SPDX-License-Identifier: GPL-3.0-or-later
// Visitors sending damaged messages to the lobby and its tables. The other people stay connected
// and play. The lying visitors learn of no table that is open by invitation only.
#include "../network/support/distorted.h"
#include "house.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

class TestLyingVisitors : public QObject {
  Q_OBJECT

 private slots:
  void lyingVisitorsNeitherDisturbPlayersNorLearnUnlistedTables() {
    House house({.tables = 8});
    const auto honest = house.enter(0);
    const QString table = House::openTable(*honest, tableRequest("underwear", 2));
    QVERIFY(!table.isEmpty());
    const QString hidden = House::openTable(*honest, tableRequest("life", 3, Access::invitation));
    QVERIFY(!hidden.isEmpty());
    GuestTable& first = house.sit(0, table);
    GuestTable& other = house.sit(1, table);
    first.begin();
    QTRY_VERIFY(first.isPlaying() && other.isPlaying());

    const QByteArrayList truths{
        visitorMessage(Enter{.name = u"Liar"_s, .knows = {.friends = {keyOf(1)}}}),
        visitorMessage(tableRequest("life", 4)),
        visitorMessage(tableRequest("underwear", 2, Access::friends)),
        guestMessage(Hello{.name = u"Liar"_s, .table = table, .watches = true}),
        guestMessage(Leaving{})};
    Random random(23);
    std::unique_ptr<Caller> liar;
    int received = 0;
    const int lies = tests::effort(800, 1500);
    for (int lie = 0; lie < lies; ++lie) {
      if (!liar || liar->isClosed) {
        liar = house.call(7);
        if (random.below(2) == 0) liar->send(truths[0]);
      }
      const QByteArray& truth =
          truths[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(truths.size())))];
      liar->send(random.below(4) == 0 ? truth : distorted(truth, random).left(16 << 10));
      house.now += 100;
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
      for (const QByteArray& text : liar->received) {
        QVERIFY2(!text.contains(hidden.toUtf8()), "reveals a table that is not listed");
        QVERIFY(readLobbyMessage(text) || readHostMessage(text));
        ++received;
      }
      liar->received.clear();
      if (lie % 10 == 0) house.playAnything();
    }
    QVERIFY(received > 100);
    QVERIFY(house.room->tables() <= 8);
    QVERIFY(first.isReached() && other.isReached());
    QVERIFY(Party::knowsAll(first, *house.room->table(table)->session()));
    // After a restart, the server can read all its stored data of lying visitors.
    QVERIFY(!honest->isClosed);
    const int tables = house.room->tables();
    house.guests.clear();
    house.restart();
    QCOMPARE(house.room->tables(), tables);
    QVERIFY(house.room->table(hidden) != nullptr);
    for (const auto& [id, now] : house.enter(0)->tables()) {
      QVERIFY(now.name.size() <= 60);
      QCOMPARE(readRecord(now.header).status, RecordReading::Status::good);
    }
  }
};

DOWNPILE_TEST(TestLyingVisitors, .tier = tests::Tier::both, .thoroughSeconds = 5);
#include "tst_lying_visitors.moc"
