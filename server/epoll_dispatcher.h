// SPDX-License-Identifier: GPL-3.0-or-later
// An event loop for thousands of connections, based on epoll and sorted timers. Qt's event loops
// poll all sockets after each event, and search all timers to insert a new one. With 8,000
// connections that would be most of a server's work.
#pragma once

#include <QAbstractEventDispatcher>
#include <QPointer>
#include <QSocketNotifier>
#include <array>
#include <atomic>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace downpile {

// An event dispatcher of Qt, based on epoll. For threads watching only files supported by epoll,
// such as sockets and pipes.
class EpollDispatcher final : public QAbstractEventDispatcher {
  Q_OBJECT

 public:
  explicit EpollDispatcher(QObject* parent = nullptr);
  ~EpollDispatcher() override;

  bool processEvents(QEventLoop::ProcessEventsFlags flags) override;

  void registerSocketNotifier(QSocketNotifier* notifier) override;
  void unregisterSocketNotifier(QSocketNotifier* notifier) override;

  void registerTimer(int id, qint64 interval, Qt::TimerType type, QObject* object) override;
  bool unregisterTimer(int id) override;
  bool unregisterTimers(QObject* object) override;
  QList<TimerInfo> registeredTimers(QObject* object) const override;
  int remainingTime(int id) override;

  // wakeUp() and interrupt() may be called from any thread.
  void wakeUp() override;
  void interrupt() override;

 private:
  // The notifiers of one file descriptor. The array is indexed by QSocketNotifier::Type.
  struct Watched {
    std::array<QSocketNotifier*, 3> notifiers{};
    std::uint32_t asked = 0;  // events registered with epoll
    bool isChanged = false;   // true if this file is in changed_
  };
  struct Timer {
    qint64 due = 0;  // time of the next timer event in milliseconds
    qint64 interval = 0;
    Qt::TimerType type = Qt::CoarseTimer;
    QObject* object = nullptr;
    // True while the timer's event is being delivered, which prevents recursive delivery.
    bool isRinging = false;
  };

  void changed(int file);
  void askForChanges();
  void updateEpoll(int file, std::uint32_t before, std::uint32_t asked) const;
  void drainWaker();
  int patience(QEventLoop::ProcessEventsFlags flags) const;
  bool ring();
  bool notify(int file, std::uint32_t events);

  int epoll_;
  int waker_;
  std::atomic<bool> isAwake_ = false;
  std::atomic<bool> isInterrupted_ = false;
  std::unordered_map<int, Watched> watched_;  // the watched files; the key is the file descriptor
  // Descriptors of files whose events must be updated in epoll.
  std::vector<int> changed_;
  std::unordered_map<int, Timer> timers_;  // timers by id
  // Time of the next event and id of each timer, sorted.
  std::set<std::pair<qint64, int>> order_;
};

}  // namespace downpile
