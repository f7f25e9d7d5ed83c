// SPDX-License-Identifier: GPL-3.0-or-later
// The event dispatcher of the server behaves like the dispatchers of Qt.
#include <sys/socket.h>
#include <unistd.h>

#include <QSemaphore>
#include <QSocketNotifier>
#include <array>
#include <thread>

#include "epoll_dispatcher.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

// A pair of connected sockets.
struct Pair {
  Pair() {
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends.data()) != 0) qFatal("no pair");
  }
  ~Pair() {
    ::close(ends[0]);
    ::close(ends[1]);
  }
  Q_DISABLE_COPY_MOVE(Pair)
  void writeByte() const { QCOMPARE(::write(ends[1], "x", 1), 1); }
  void readByte() const {
    char letter = 0;
    QCOMPARE(::read(ends[0], &letter, 1), 1);
  }

  std::array<int, 2> ends{};
};

// Sends a byte over another pair of sockets and waits until its notifier is activated. By then,
// enabled notifiers of data sent earlier have been activated, too.
void receiveLaterData() {
  const Pair pair;
  bool isReceived = false;
  QSocketNotifier reads(pair.ends[0], QSocketNotifier::Read);
  QObject::connect(&reads, &QSocketNotifier::activated, &reads, [&] {
    pair.readByte();
    isReceived = true;
  });
  pair.writeByte();
  QTRY_VERIFY(isReceived);
}

}  // namespace

class TestEpollDispatcher : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(qobject_cast<EpollDispatcher*>(QAbstractEventDispatcher::instance()));
  }

  void timersFireInOrder() {
    QString order;
    QTimer::singleShot(40, this, [&] { order += u'c'; });
    QTimer::singleShot(0, this, [&] { order += u'a'; });
    QTimer::singleShot(20, this, [&] { order += u'b'; });
    QTRY_COMPARE(order, QStringLiteral("abc"));
  }

  void timerFiresUntilStopped() {
    int times = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
      if (++times == 3) timer.stop();
    });
    timer.start(5);
    QVERIFY(timer.remainingTime() <= 5);
    QTRY_COMPARE(times, 3);
    // This timer fires after the stopped one would have fired again.
    bool isLater = false;
    QTimer::singleShot(10, this, [&] { isLater = true; });
    QTRY_VERIFY(isLater);
    QCOMPARE(times, 3);
    QCOMPARE(timer.remainingTime(), -1);
  }

  void timerMayStopAnotherDueTimer() {
    int fired = 0;
    bool isLater = false;
    QTimer first;
    QTimer other;
    QTimer later;
    const auto endBoth = [&] {
      ++fired;
      first.stop();
      other.stop();
    };
    connect(&first, &QTimer::timeout, this, endBoth);
    connect(&other, &QTimer::timeout, this, endBoth);
    connect(&later, &QTimer::timeout, this, [&isLater] { isLater = true; });
    first.start(0);
    other.start(0);
    later.start(1);
    QTRY_VERIFY(isLater);
    QCOMPARE(fired, 1);
  }

  // While a timer's slot runs a nested event loop, other timers fire, but not this timer.
  void otherTimersFireInAnEventLoopNestedInATimerSlot() {
    int outer = 0;
    int inner = 0;
    QTimer slow;
    QTimer quick;
    connect(&quick, &QTimer::timeout, this, [&] { ++inner; });
    connect(&slow, &QTimer::timeout, this, [&] {
      if (++outer > 1) return slow.stop();
      // Four intervals of the quick timer are longer than one of the slow timer.
      const int before = inner;
      QTRY_VERIFY(inner > before + 3);
      QCOMPARE(outer, 1);
    });
    quick.start(5);
    slow.start(10);
    QTRY_COMPARE(outer, 2);
  }

  void otherThreadsWakeTheLoop() {
    QEventLoop loop;
    QSemaphore waits;
    connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::aboutToBlock, &loop,
            [&waits] { waits.release(); });
    std::thread other([&] {
      waits.acquire();
      QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    loop.exec();
    other.join();
  }

  void incomingDataActivatesNotifier() {
    const Pair pair;
    int received = 0;
    QSocketNotifier reads(pair.ends[0], QSocketNotifier::Read);
    connect(&reads, &QSocketNotifier::activated, this, [&] {
      pair.readByte();
      ++received;
    });
    pair.writeByte();
    QTRY_COMPARE(received, 1);
    // While the notifier is disabled, data is not reported. It is reported when the notifier is
    // enabled again.
    reads.setEnabled(false);
    pair.writeByte();
    receiveLaterData();
    QCOMPARE(received, 1);
    reads.setEnabled(true);
    QTRY_COMPARE(received, 2);
    // The notifier is also activated when the other end of the connection is closed.
    bool isGone = false;
    reads.disconnect(this);
    connect(&reads, &QSocketNotifier::activated, this, [&] {
      isGone = true;
      reads.setEnabled(false);
    });
    ::shutdown(pair.ends[1], SHUT_RDWR);
    QTRY_VERIFY(isGone);
  }

  void readAndWriteNotifiersAreIndependent() {
    const Pair pair;
    int written = 0;
    int received = 0;
    QSocketNotifier writes(pair.ends[0], QSocketNotifier::Write);
    QSocketNotifier reads(pair.ends[0], QSocketNotifier::Read);
    connect(&writes, &QSocketNotifier::activated, this, [&] {
      ++written;
      writes.setEnabled(false);
    });
    connect(&reads, &QSocketNotifier::activated, this, [&] {
      pair.readByte();
      ++received;
    });
    QTRY_COMPARE(written, 1);
    pair.writeByte();
    QTRY_COMPARE(received, 1);
    QCOMPARE(written, 1);
  }

  // If the event loop excludes socket events, they are not delivered. The loop sleeps meanwhile
  // instead of using processor time.
  void excludedSocketNotifiersDoNotWakeTheLoop() {
    const Pair pair;
    int received = 0;
    QSocketNotifier reads(pair.ends[0], QSocketNotifier::Read);
    connect(&reads, &QSocketNotifier::activated, this, [&] {
      pair.readByte();
      ++received;
    });
    pair.writeByte();
    bool hasFired = false;
    QTimer::singleShot(20, this, [&] { hasFired = true; });
    auto* loop = QAbstractEventDispatcher::instance();
    const auto flags = QEventLoop::ExcludeSocketNotifiers | QEventLoop::WaitForMoreEvents;
    for (int turns = 0; turns < 5 && !hasFired; ++turns) loop->processEvents(flags);
    QVERIFY(hasFired);
    QCOMPARE(received, 0);
    QTRY_COMPARE(received, 1);
  }

  // A notifier of a closed descriptor does not disturb a new one with the same number.
  void notifierOfAClosedDescriptorDoesNotDisturbANewOneOfTheSameNumber() {
    const Pair kept;
    auto pair = std::make_unique<Pair>();
    const int file = pair->ends[0];
    QSocketNotifier old(file, QSocketNotifier::Read);
    QCoreApplication::processEvents();
    pair.reset();
    QCOMPARE(::dup2(kept.ends[0], file), file);
    bool isReceived = false;
    QSocketNotifier reads(file, QSocketNotifier::Read);
    connect(&reads, &QSocketNotifier::activated, this, [&] {
      kept.readByte();
      isReceived = true;
    });
    kept.writeByte();
    QTRY_VERIFY(isReceived);
    isReceived = false;
    // A closed descriptor is also forgotten if a second notifier is then added for a new descriptor
    // with the same number.
    ::close(file);
    QCOMPARE(::dup2(kept.ends[0], file), file);
    QSocketNotifier writes(file, QSocketNotifier::Write);
    connect(&writes, &QSocketNotifier::activated, this, [&] { writes.setEnabled(false); });
    kept.writeByte();
    QTRY_VERIFY(isReceived && !writes.isEnabled());
    reads.setEnabled(false);
    old.setEnabled(false);
    ::close(file);
  }

  // The slot of a notifier deletes another notifier that is about to be activated.
  void slotMayDeleteAnotherActiveSocketNotifier() {
    const Pair first;
    const Pair other;
    int received = 0;
    std::array<std::unique_ptr<QSocketNotifier>, 2> both;
    for (std::size_t i = 0; i < both.size(); ++i) {
      const Pair& pair = i == 0 ? first : other;
      both[i] = std::make_unique<QSocketNotifier>(pair.ends[0], QSocketNotifier::Read);
      connect(both[i].get(), &QSocketNotifier::activated, this, [&, i] {
        ++received;
        both[1 - i].reset();
        both[i]->setEnabled(false);
      });
      pair.writeByte();
    }
    receiveLaterData();
    QCOMPARE(received, 1);
  }

  // The system may give a new descriptor the number of a closed one.
  void notifierIsActivatedForAReusedDescriptorNumber() {
    for (int time = 0; time < 3; ++time) {
      const Pair pair;
      bool isReceived = false;
      QSocketNotifier reads(pair.ends[0], QSocketNotifier::Read);
      connect(&reads, &QSocketNotifier::activated, this, [&] {
        pair.readByte();
        isReceived = true;
      });
      pair.writeByte();
      QTRY_VERIFY(isReceived);
    }
  }
};

DOWNPILE_TEST(
    TestEpollDispatcher,
    .prepare = [] { QCoreApplication::setEventDispatcher(new EpollDispatcher); });
#include "tst_epoll_dispatcher.moc"
