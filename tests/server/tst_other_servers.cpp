// SPDX-License-Identifier: GPL-3.0-or-later
// Servers of one room in one process: the tables of other servers in the lobby, and failed writes.
#include "../support/skipped_time.h"
#include "house.h"
#include "postgres.h"
#include "runner/test_class.h"
#include "stored.h"

using namespace downpile;
using namespace downpile::tests;

class TestOtherServers : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (!Postgres::missing().isEmpty()) QSKIP(qPrintable(Postgres::missing()));
    QVERIFY(postgres_.start());
  }
  void init() { database_ = postgres_.newDatabase(); }
  void cleanup() { postgres_.pause(false); }

  void tablesOfOtherServersAreSortedByIdAndEncodedOnceForAllVisitors();
  void lobbyEntryOfATableOnAnotherServerIsMarkedForItsOwner();
  void disconnectsAGuestWhoseTableIsLookedUpInAHangingDatabase();
  void retriesFailedWriteOfLobbyEntry();
  void newTableReportedAsNotSavedIsClosedIfItWasStored();
  void serverDoesNotChangeTablesOfNewerVersions_data();
  void serverDoesNotChangeTablesOfNewerVersions();

 private:
  StorePlace place() const { return {.folder = {}, .database = database_}; }

  Postgres postgres_;
  QString database_;
};

// Tables are sorted by id. Visitors receive the same encoded message, without a copy.
void TestOtherServers::tablesOfOtherServersAreSortedByIdAndEncodedOnceForAllVisitors() {
  House one(database_);
  House other(database_);
  const auto first = other.enter(1);
  const auto second = other.enter(2);
  const auto owner = one.enter(0);
  QStringList ids;
  for (int i = 0; i < 5; ++i) ids << House::openTable(*owner, tableRequest());
  ids.sort();
  QTRY_VERIFY(first->tables().size() == 5 && second->tables().size() == 5);
  for (const QByteArray& text : first->received) {
    const auto isIt = [&text](const QByteArray& each) { return each.isSharedWith(text); };
    const auto message = readLobbyMessage(text);
    if (!std::holds_alternative<TableChanged>(*message)) continue;
    QVERIFY(std::ranges::any_of(second->received, isIt));
  }
  QStringList shown;
  const auto lobby = other.enter(3)->all<LobbyNow>();
  for (const TableNow& table : lobby.at(0).tables) shown << table.id;
  QCOMPARE(shown, ids);
}

void TestOtherServers::lobbyEntryOfATableOnAnotherServerIsMarkedForItsOwner() {
  House one(database_);
  House other(database_);
  const auto visitor = other.enter(1);
  const QString id = House::openTable(*one.enter(0), tableRequest());
  QTRY_VERIFY(visitor->tables().contains(id));
  QVERIFY(!visitor->tables().at(id).isYours);
  QVERIFY(other.enter(0)->tables().at(id).isYours);
}

// A caller asks for a table while the database does not answer. After 30 seconds the server
// disconnects the caller.
void TestOtherServers::disconnectsAGuestWhoseTableIsLookedUpInAHangingDatabase() {
  House house(database_);
  postgres_.pause(true);
  const auto caller = house.call(1);
  caller->send(guestMessage(Hello{.name = u"X"_s, .table = u"ABCDEFGH"_s}));
  Party::settle();
  SkippedTime time;
  house.now += 29'000;
  QVERIFY(time.skip({house.room.get()}));
  Party::settle();
  QVERIFY(!caller->isClosed);
  house.now += 1000;
  QVERIFY(time.skip({house.room.get()}));
  QTRY_VERIFY(caller->isClosed);
  QVERIFY(caller->received.empty());
  postgres_.pause(false);
}

void TestOtherServers::retriesFailedWriteOfLobbyEntry() {
  House house(database_);
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, tableRequest());
  Stranger stranger(place());
  const auto notice = [&] { return stranger.ask(u"SELECT notice FROM tables"_s).toString(); };
  QTRY_VERIFY(notice().contains("Sunday"_L1));
  for (const QString& each :
       {u"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
        " 'BEGIN RAISE EXCEPTION ''no notices''; END'"_s,
        u"CREATE TRIGGER refuse BEFORE UPDATE OF notice ON tables FOR EACH ROW"
        " EXECUTE FUNCTION refuse()"_s}) {
    QVERIFY2(stranger.ask(each).isValid(), qPrintable(each));
  }
  house.sit(1, id);
  QTRY_VERIFY_WITH_TIMEOUT(!house.notes.filter(u"no notices"_s).isEmpty(), 60'000);
  QVERIFY(!house.notes.filter(u"Cannot save"_s).isEmpty());
  QVERIFY(!notice().contains("Guest 1"_L1));
  QVERIFY(stranger.ask(u"DROP TRIGGER refuse ON tables"_s).isValid());
  QTRY_VERIFY_WITH_TIMEOUT(notice().contains("Guest 1"_L1), 60'000);
}

// The write of a new table failed without a clear result, so the server reported a failure to the
// table's owner. If the table was stored after all, the server closes it.
void TestOtherServers::newTableReportedAsNotSavedIsClosedIfItWasStored() {
  House house(database_);
  const auto owner = house.enter(0);
  Stranger stranger(place());
  QVERIFY(stranger.ask(u"BEGIN"_s).isValid());
  QVERIFY(stranger.ask(u"LOCK TABLE tables IN SHARE MODE"_s).isValid());
  owner->send(tableRequest());
  QTRY_COMPARE_WITH_TIMEOUT(owner->all<Refused>().size(), 1U, 60'000);
  QVERIFY(owner->all<Refused>()[0].reason == Refused::Reason::notSaved);
  QCOMPARE(house.room->tables(), 0);
  QVERIFY(stranger.ask(u"ROLLBACK"_s).isValid());
  QTRY_VERIFY_WITH_TIMEOUT(stranger.ask(u"SELECT closed FROM tables"_s).toLongLong() > 1, 60'000);
}

void TestOtherServers::serverDoesNotChangeTablesOfNewerVersions_data() {
  QTest::addColumn<QString>("change");
  QTest::newRow("game") << u"header = replace(header, 'underwear', 'overcoat')"_s;
  QTest::newRow("access") << u"access = 'moonlit nights'"_s;
  QTest::newRow("state") << u"state = '[]'"_s;
}
void TestOtherServers::serverDoesNotChangeTablesOfNewerVersions() {
  QFETCH(QString, change);
  House house(database_);
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, tableRequest());
  const QString other = House::openTable(*owner, tableRequest());
  house.room.reset();
  house.store.reset();
  Stranger stranger(place());
  const auto textOf = [&] {
    return stranger.ask(u"SELECT header || access || state FROM tables WHERE id = '%1'"_s.arg(id))
        .toString();
  };
  QVERIFY(stranger.ask(u"UPDATE tables SET %1 WHERE id = '%2'"_s.arg(change, id)).isValid());
  const QString before = textOf();
  house.open();
  QVERIFY(house.room->table(id) == nullptr && house.room->table(other) != nullptr);
  const auto notes = [&house] { return house.notes.filter(u"A table was left untouched"_s); };
  QCOMPARE(notes().size(), 1);
  const QString holder = u"SELECT server FROM tables WHERE id = '%1'"_s.arg(id);
  QTRY_COMPARE(stranger.ask(holder).toLongLong(), 0);
  const QSignalSpy polled(house.store.get(), &RoomStore::polled);
  QTRY_VERIFY(polled.size() > 2);
  QCOMPARE(stranger.ask(holder).toLongLong(), 0);
  QCOMPARE(notes().size(), 1);
  QCOMPARE(textOf(), before);
  QVERIFY(!stranger.ask(u"SELECT closed FROM tables WHERE id = '%1'"_s.arg(id)).toBool());
}

DOWNPILE_TEST(TestOtherServers);
#include "tst_other_servers.moc"
