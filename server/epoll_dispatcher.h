// SPDX-License-Identifier: GPL-3.0-or-later
// An event loop for thousands of connections. Those that Qt has ask the system about each
// connection anew whenever anything happens, and walk through all timers for each that is started:
// with 8,000 connections that is most of what a server does. This one asks epoll, and keeps timers
// in their order.
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

// For a thread whose notifiers are of sockets, pipes and the like.
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

  // From any thread.
  void wakeUp() override;
  void interrupt() override;

 private:
  // Of one file; by QSocketNotifier::Type.
  struct Watched {
    std::array<QSocketNotifier*, 3> notifiers{};
    std::uint32_t asked = 0;  // of epoll
    bool isChanged = false;   // stands among changed_
  };
  struct Timer {
    qint64 due = 0;  // milliseconds
    qint64 interval = 0;
    Qt::TimerType type = Qt::CoarseTimer;
    QObject* object = nullptr;
    bool isRinging = false;  // not once more within its own event
  };

  void changed(int file);
  void askForChanges();
  void tellEpoll(int file, std::uint32_t before, std::uint32_t asked) const;
  void hearWaker();
  int patience(QEventLoop::ProcessEventsFlags flags) const;
  bool ring();
  bool notify(int file, std::uint32_t events);

  int epoll_;
  int waker_;
  std::atomic<bool> isAwake_ = false;
  std::atomic<bool> isInterrupted_ = false;
  std::unordered_map<int, Watched> watched_;  // by file
  std::vector<int> changed_;                  // files of which epoll is to be told
  std::unordered_map<int, Timer> timers_;     // by id
  std::set<std::pair<qint64, int>> order_;    // of timers: due, id
};

}  // namespace downpile
