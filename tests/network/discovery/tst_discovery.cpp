// SPDX-License-Identifier: GPL-3.0-or-later
// The search finds all tables on this machine through real sockets, and only while they exist.
// Invalid answers are ignored, and floods of answers displace no found table.
#include <QNetworkDatagram>
#include <QUdpSocket>

#include "../../support/skipped_time.h"
#include "discovery/networks.h"
#include "discovery/table_beacon.h"
#include "discovery/table_search.h"
#include "notices.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

// Interval between queries in ms: one hour, so no timer sends one.
constexpr int kNoQueries = 3'600'000;

QStringList namesOf(const TableSearch& search) {
  QStringList names;
  for (const FoundTable& table : search.tables()) names += table.notice.name;
  return names;
}

// A fake host, which receives queries and sends any answer.
class FakeHost {
 public:
  explicit FakeHost(quint16 port, const QString& address = u"127.0.0.1"_s) {
    // A socket bound to one address would not receive broadcasts.
    QVERIFY(asked_.bind(QHostAddress(QHostAddress::AnyIPv4), port,
                        QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint));
    QVERIFY(answers_.bind(QHostAddress(address)));
  }

  // Reads all received queries. Returns true if the last one is unanswered.
  bool hasQuery() {
    while (asked_.hasPendingDatagrams()) {
      const QNetworkDatagram datagram = asked_.receiveDatagram();
      const auto nonce = readAsk(datagram.data());
      // Answers only queries from the loopback address, so the search accepts the answer.
      if (!nonce || !datagram.senderAddress().isLoopback()) continue;
      nonce_ = *nonce;
      asker_ = static_cast<quint16>(datagram.senderPort());
    }
    return nonce_ != answered_;
  }
  void answer(const TableNotice& notice) {
    answered_ = nonce_;
    send(writeAnswer({nonce_, notice}));
  }
  void answerWithWrongNonce(const TableNotice& notice) { send(writeAnswer({nonce_ ^ 2U, notice})); }
  void send(const QByteArray& datagram) {
    QCOMPARE(answers_.writeDatagram(datagram, QHostAddress(u"127.0.0.1"_s), asker_),
             datagram.size());
  }

 private:
  QUdpSocket asked_;
  QUdpSocket answers_;
  std::uint64_t nonce_ = 0;
  std::uint64_t answered_ = 0;
  quint16 asker_ = 0;
};

// Returns true if the loopback interface receives its own broadcasts, as it does on any ordinary
// Linux.
bool loopbackBroadcasts() {
  QUdpSocket receiver;
  QUdpSocket sender;
  return receiver.bind(QHostAddress(QHostAddress::AnyIPv4)) &&
         sender.bind(QHostAddress(QHostAddress::AnyIPv4)) &&
         sender.writeDatagram("?", 1, QHostAddress(u"127.255.255.255"_s), receiver.localPort()) ==
             1 &&
         receiver.waitForReadyRead(2000);
}

}  // namespace

class TestDiscovery : public QObject {
  Q_OBJECT

 private slots:
  // Skips the tests in containers whose network cannot broadcast.
  void initTestCase() {
    if (!loopbackBroadcasts()) QSKIP("this machine does not receive its own broadcasts");
  }

  // Chooses a free port, so the test does not find a concurrently running program.
  void init() {
    QUdpSocket socket;
    QVERIFY(socket.bind(QHostAddress(QHostAddress::AnyIPv4)));
    port_ = socket.localPort();
    now_ = 100'000;
  }

  void searchFindsAnAnnouncedTable() {
    TableBeacon beacon;
    QVERIFY(beacon.open(noticeOf(1), port_));
    QVERIFY(beacon.isOpen());
    QCOMPARE(beacon.sentence(), QString());
    TableSearch search;
    QSignalSpy changed(&search, &TableSearch::changed);
    QVERIFY(!search.isRunning());
    QVERIFY(search.start(port_));
    QVERIFY(search.isRunning());
    QTRY_COMPARE(search.tables().size(), 1);
    QCOMPARE(changed.count(), 1);
    const FoundTable& table = search.tables().first();
    QVERIFY(table.notice == noticeOf(1));
    const Invitation invitation = table.invitation();
    // The answer may come from any address of this machine, so the test expects no particular one.
    QCOMPARE(invitation.hosts.first(), table.address.toString());
    QCOMPARE(invitation.port, noticeOf(1).port);
    QCOMPARE(invitation.table, u"k7qx"_s);
    QVERIFY(invitation.fingerprint == noticeOf(1).host);
    search.stop();
    QVERIFY(search.tables().isEmpty());
    QVERIFY(!search.isRunning());
    QCOMPARE(changed.count(), 2);
  }

  void findsAllTablesOfOneMachine() {
    std::vector<std::unique_ptr<TableBeacon>> beacons;
    for (int i = 0; i < 5; ++i) {
      beacons.push_back(std::make_unique<TableBeacon>());
      QVERIFY(beacons.back()->open(noticeOf(4 - i), port_));
    }
    TableSearch search;
    TableSearch another;
    QVERIFY(search.start(port_));
    QVERIFY(another.start(port_));
    const QStringList all = {u"Table 0000"_s, u"Table 0001"_s, u"Table 0002"_s, u"Table 0003"_s,
                             u"Table 0004"_s};
    QTRY_COMPARE(namesOf(search), all);
    QTRY_COMPARE(namesOf(another), all);
  }

  void searchReportsAChangedNumberOfFreeSeats() {
    TableBeacon beacon;
    QVERIFY(beacon.open(noticeOf(1), port_));
    TableSearch search;
    QVERIFY(search.start(port_));
    QTRY_COMPARE(search.tables().size(), 1);
    TableNotice notice = noticeOf(1);
    notice.free = 1;
    beacon.setNotice(notice);
    QSignalSpy changed(&search, &TableSearch::changed);
    search.ask();
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(search.tables().size(), 1);
    QCOMPARE(search.tables().first().notice.free, 1);
  }

  void searchSendsNothingBeforeItStarts() {
    QUdpSocket listener;
    QVERIFY(listener.bind(QHostAddress(QHostAddress::AnyIPv4), port_,
                          QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint));
    TableSearch search;
    search.ask();
    TableBeacon closed;
    QVERIFY(!closed.isOpen());
    TableBeacon open;
    QVERIFY(open.open(noticeOf(1), port_));
    // The first datagram to arrive is the one sent by `other`. So the search and the beacons have
    // sent nothing.
    QUdpSocket other;
    QVERIFY(other.bind(QHostAddress(QHostAddress::AnyIPv4)));
    QCOMPARE(other.writeDatagram("?", 1, QHostAddress(u"127.255.255.255"_s), port_), 1);
    QTRY_VERIFY(listener.hasPendingDatagrams());
    QCOMPARE(listener.receiveDatagram().data(), "?");
    QVERIFY(!listener.hasPendingDatagrams());
    QVERIFY(search.start(port_));
    QVERIFY(listener.hasPendingDatagrams() || listener.waitForReadyRead(5000));
    QVERIFY(readAsk(listener.receiveDatagram().data()).has_value());
  }

  void dropsTableWhoseLastAnswerIsTooOld() {
    TableSearch search(clock());
    TableBeacon beacon;
    QVERIFY(beacon.open(noticeOf(1), port_));
    QVERIFY(search.start(port_, kNoQueries));
    QTRY_COMPARE(search.tables().size(), 1);
    now_ += TableSearch::kStays - 1;
    search.ask();
    QTRY_COMPARE(search.tables().first().answeredAt, now_);
    beacon.close();
    QVERIFY(!beacon.isOpen());
    now_ += TableSearch::kStays - 1;
    search.dropSilent();
    QCOMPARE(search.tables().size(), 1);
    QSignalSpy changed(&search, &TableSearch::changed);
    now_ += 1;
    search.dropSilent();
    QCOMPARE(search.tables().size(), 0);
    QCOMPARE(changed.count(), 1);
  }

  // A timer drops a silent table without another query.
  void timerDropsTableThatNoLongerAnswers() {
    TableSearch search(clock());
    FakeHost fakeHost(port_);
    QVERIFY(search.start(port_, kNoQueries));
    QTRY_VERIFY(fakeHost.hasQuery());
    fakeHost.answer(noticeOf(1));
    QTRY_COMPARE(search.tables().size(), 1);
    now_ += TableSearch::kStays;
    tests::SkippedTime time;
    QVERIFY(time.skip({&search}));
    QCOMPARE(search.tables().size(), 0);
  }

  void ignoresUnrequestedAnswers() {
    TableSearch search;
    FakeHost fakeHost(port_);
    QVERIFY(search.start(port_, kNoQueries));
    QTRY_VERIFY(fakeHost.hasQuery());
    fakeHost.answerWithWrongNonce(noticeOf(1));
    fakeHost.send(writeAnswer({0, noticeOf(2)}));
    fakeHost.send("nonsense");
    fakeHost.send({});
    fakeHost.send(QByteArray(60'000, 'x'));
    fakeHost.send(writeAsk(1));
    fakeHost.answer(noticeOf(3));
    QTRY_COMPARE(namesOf(search), QStringList{u"Table 0003"_s});
  }

  void acceptsAnswerToThePreviousQuery() {
    TableSearch search;
    FakeHost fakeHost(port_);
    QVERIFY(search.start(port_, kNoQueries));
    QTRY_VERIFY(fakeHost.hasQuery());
    search.ask();
    fakeHost.answer(noticeOf(1));
    QTRY_COMPARE(search.tables().size(), 1);
    search.ask();
    fakeHost.answer(noticeOf(2));
    QTRY_VERIFY(fakeHost.hasQuery());
    fakeHost.answer(noticeOf(3));
    QTRY_COMPARE(namesOf(search), (QStringList{u"Table 0001"_s, u"Table 0003"_s}));
  }

  void answerFromAnotherAddressDoesNotChangeATable() {
    TableSearch search;
    FakeHost honest(port_);
    FakeHost liar(port_, u"127.0.0.2"_s);
    QVERIFY(search.start(port_, kNoQueries));
    QTRY_VERIFY(honest.hasQuery());
    QTRY_VERIFY(liar.hasQuery());
    honest.answer(noticeOf(1));
    QTRY_COMPARE(search.tables().size(), 1);
    TableNotice lie = noticeOf(1);
    lie.name = u"A lie"_s;
    liar.answer(lie);
    liar.answer(noticeOf(2));
    QTRY_COMPARE(namesOf(search), (QStringList{u"Table 0001"_s, u"Table 0002"_s}));
    QCOMPARE(search.tables().first().address, QHostAddress(u"127.0.0.1"_s));
  }

  // The first answer for a table may come from a false host. So the invitation contains several
  // addresses that answered. The true host is recognised by its key.
  void invitationHasTheAddressesThatAnsweredForATable() {
    TableSearch search;
    FakeHost liar(port_, u"127.0.0.2"_s);
    FakeHost honest(port_);
    QVERIFY(search.start(port_, kNoQueries));
    QTRY_VERIFY(honest.hasQuery());
    QTRY_VERIFY(liar.hasQuery());
    liar.answer(noticeOf(1));
    QTRY_COMPARE(search.tables().size(), 1);
    honest.answer(noticeOf(1));
    honest.answer(noticeOf(1));
    const auto hosts = [&] { return search.tables().first().invitation().hosts; };
    QTRY_COMPARE(hosts(), (QStringList{u"127.0.0.2"_s, u"127.0.0.1"_s}));
    // If a table answers from many addresses, the search keeps only a limited number of them.
    std::vector<std::unique_ptr<FakeHost>> crowd;
    for (int i = 1; i <= 6; ++i) {
      crowd.push_back(std::make_unique<FakeHost>(port_, u"127.0.2.%1"_s.arg(i)));
    }
    search.ask();
    for (const auto& each : crowd) {
      QTRY_VERIFY(each->hasQuery());
      each->answer(noticeOf(1));
    }
    liar.answer(noticeOf(2));
    QTRY_COMPARE(search.tables().size(), 2);
    QCOMPARE(hosts().size(), Invitation::kMostHosts);
  }

  void floodOfAnswersDoesNotDisplaceFoundTables() {
    TableSearch search(clock());
    FakeHost honest(port_);
    QVERIFY(search.start(port_, kNoQueries));
    QTRY_VERIFY(honest.hasQuery());
    honest.answer(noticeOf(1));
    QTRY_COMPARE(search.tables().size(), 1);
    // One address sends a flood of answers.
    FakeHost loud(port_, u"127.0.1.1"_s);
    search.ask();
    QTRY_VERIFY(loud.hasQuery());
    for (int i = 100; i < 1100; ++i) loud.answer(noticeOf(i));
    QTRY_COMPARE(search.tables().size(), 1 + TableSearch::kMostOfAddress);
    // Many addresses send a flood of answers.
    std::vector<std::unique_ptr<FakeHost>> crowd;
    for (int i = 1; i <= 20; ++i) {
      crowd.push_back(std::make_unique<FakeHost>(port_, u"127.0.2.%1"_s.arg(i)));
    }
    search.ask();
    for (std::size_t i = 0; i < crowd.size(); ++i) {
      QTRY_VERIFY(crowd[i]->hasQuery());
      for (int k = 0; k < 8; ++k) crowd[i]->answer(noticeOf(static_cast<int>(2000 + 8 * i) + k));
    }
    QTRY_COMPARE(search.tables().size(), TableSearch::kMostTables);
    // A table found before the flood stays in the list, and its later answers still count.
    now_ += 1000;
    QTRY_VERIFY(honest.hasQuery());
    honest.answer(noticeOf(1));
    QTRY_COMPARE(search.tables().first().answeredAt, now_);
    QCOMPARE(search.tables().first().notice.name, u"Table 0001"_s);
    QCOMPARE(search.tables().size(), TableSearch::kMostTables);
  }

  void tableAnswersALimitedNumberOfQueriesPerSecond() {
    TableBeacon beacon(clock());
    QVERIFY(beacon.open(noticeOf(1), port_));
    QUdpSocket asker;
    QVERIFY(asker.bind(QHostAddress(u"127.0.0.1"_s)));
    const auto askOften = [&] {
      for (int i = 0; i < 2 * TableBeacon::kMostAnswers; ++i) {
        asker.writeDatagram(writeAsk(1), QHostAddress(u"127.255.255.255"_s), port_);
      }
      // Datagrams on the same machine arrive without delay. So a few calls of processEvents() are
      // enough to read all of them.
      for (int turn = 0; turn < 20; ++turn) QCoreApplication::processEvents();
      int answers = 0;
      while (asker.hasPendingDatagrams()) {
        if (readAnswer(asker.receiveDatagram().data())) ++answers;
      }
      return answers;
    };
    now_ += 5000;
    QCOMPARE(askOften(), TableBeacon::kMostAnswers);
    QCOMPARE(askOften(), 0);
    now_ += 1000;
    QCOMPARE(askOften(), TableBeacon::kMostAnswers);
  }

  void ignoresInvalidQueries() {
    TableBeacon beacon;
    QVERIFY(beacon.open(noticeOf(1), port_));
    QUdpSocket asker;
    QVERIFY(asker.bind(QHostAddress(u"127.0.0.1"_s)));
    const QHostAddress all(u"127.255.255.255"_s);
    for (const QByteArray& question :
         {QByteArray(), QByteArray("who is there?"), QByteArray(512, '{'), writeAsk(1).trimmed(),
          writeAnswer({1, noticeOf(2)}), QByteArray(60'000, ' ')}) {
      asker.writeDatagram(question, all, port_);
    }
    asker.writeDatagram(writeAsk(7), all, port_);
    QTRY_VERIFY(asker.hasPendingDatagrams());
    const auto answer = readAnswer(asker.receiveDatagram().data());
    QVERIFY(answer.has_value());
    QCOMPARE(answer->nonce, std::uint64_t{7});
    QVERIFY(!asker.hasPendingDatagrams());
  }

  void tableReportsThatItsDiscoveryPortIsInUse() {
    QUdpSocket other;
    QVERIFY(other.bind(QHostAddress(QHostAddress::AnyIPv4), port_, QUdpSocket::DontShareAddress));
    TableBeacon beacon;
    QVERIFY(!beacon.open(noticeOf(1), port_));
    QVERIFY(!beacon.isOpen());
    QVERIFY2(beacon.sentence().contains(QString::number(port_)), qPrintable(beacon.sentence()));
    other.close();
    QVERIFY(beacon.open(noticeOf(1), port_));
    QCOMPARE(beacon.sentence(), QString());
  }

  void tableAnswersQueriesFromItsLocalNetworkOnly() {
    const auto networkOf = [](const QString& address, int prefix) {
      QNetworkAddressEntry network;
      network.setIp(QHostAddress(address));
      network.setPrefixLength(prefix);
      network.setBroadcast(QHostAddress(u"192.168.1.255"_s));
      return network;
    };
    const QList<QNetworkAddressEntry> networks = {networkOf(u"192.168.1.23"_s, 24),
                                                  networkOf(u"10.1.2.3"_s, 0),
                                                  networkOf(u"192.168.1.24"_s, 24)};
    QVERIFY(isNear(QHostAddress(u"127.0.0.1"_s), {}));
    QVERIFY(isNear(QHostAddress(u"192.168.1.77"_s), networks));
    QVERIFY(!isNear(QHostAddress(u"192.168.2.77"_s), networks));
    QVERIFY(!isNear(QHostAddress(u"8.8.8.8"_s), networks));
    QVERIFY(!isNear(QHostAddress(u"192.168.1.77"_s), {}));
    QCOMPARE(broadcastAddresses(networks),
             (QList{QHostAddress(u"127.255.255.255"_s), QHostAddress(u"192.168.1.255"_s)}));
  }

 private:
  SteadyClock clock() {
    return [this] { return now_; };
  }

  quint16 port_ = 0;
  qint64 now_ = 0;
};

// The lock keeps other network tests from taking the port between init() and its use.
DOWNPILE_TEST(TestDiscovery, .lock = "network");
#include "tst_discovery.moc"
