// SPDX-License-Identifier: GPL-3.0-or-later
// An event loop for thousands of connections, based on epoll and sorted timers. Qt's event loops
// poll all sockets after each event and search all timers for each new one. With 8,000 connections
// that would be most of a server's work.
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

// For threads that watch only files that epoll supports: sockets, pipes and the like.
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
    bool isChanged = false;   // whether this file is in changed_
  };
  struct Timer {
    qint64 due = 0;  // time of the next event, ms
    qint64 interval = 0;
    Qt::TimerType type = Qt::CoarseTimer;
    QObject* object = nullptr;
    bool isRinging = false;  // its event is being delivered; prevents recursive delivery
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
  std::unordered_map<int, Watched> watched_;  // watched files, by file descriptor
  std::vector<int> changed_;                  // descriptors to be registered again with epoll
  std::unordered_map<int, Timer> timers_;     // timers by id
  std::set<std::pair<qint64, int>> order_;    // timers sorted by due time, id
};

}  // namespace downpile
