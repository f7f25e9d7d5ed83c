// SPDX-License-Identifier: GPL-3.0-or-later
#include "epoll_dispatcher.h"

#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QTimerEvent>
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <limits>

namespace downpile {

namespace {

constexpr int kEvents = 256;  // maximum number of events returned by one epoll_wait()

constexpr std::array<std::uint32_t, 3> kRequested = {EPOLLIN, EPOLLOUT, EPOLLPRI};
// epoll events activating a notifier, by its type. Errors and hang-ups also activate notifiers for
// reading and writing: their next call returns the error.
constexpr std::array<std::uint32_t, 3> kNotified = {EPOLLIN | EPOLLHUP | EPOLLRDHUP | EPOLLERR,
                                                    EPOLLOUT | EPOLLHUP | EPOLLERR, EPOLLPRI};

qint64 now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

EpollDispatcher::EpollDispatcher(QObject* parent)
    : QAbstractEventDispatcher(parent),
      epoll_(::epoll_create1(EPOLL_CLOEXEC)),
      waker_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (epoll_ < 0 || waker_ < 0) qFatal("Cannot wait for events.");
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.fd = waker_;
  ::epoll_ctl(epoll_, EPOLL_CTL_ADD, waker_, &event);
}

EpollDispatcher::~EpollDispatcher() {
  ::close(epoll_);
  ::close(waker_);
}

// Posted events need not be checked before waiting, because each posted event calls wakeUp(), which
// ends the wait.
bool EpollDispatcher::processEvents(QEventLoop::ProcessEventsFlags flags) {
  isInterrupted_ = false;
  emit awake();
  QCoreApplication::sendPostedEvents();
  if (isInterrupted_) return false;
  askForChanges();
  const int wait = patience(flags);
  if (wait != 0) emit aboutToBlock();
  std::array<epoll_event, kEvents> events{};
  int count = 0;
  if (flags.testFlag(QEventLoop::ExcludeSocketNotifiers)) {
    // The caller wants no socket events now, so poll() waits only for wakeUp() or the next timer.
    pollfd waker{.fd = waker_, .events = POLLIN, .revents = 0};
    count = ::poll(&waker, 1, wait);
    events[0].data.fd = waker_;
  } else {
    count = ::epoll_wait(epoll_, events.data(), kEvents, wait);
  }
  if (wait != 0) emit awake();
  bool isDone = false;
  for (int i = 0; i < count; ++i) {
    const epoll_event& event = events[static_cast<std::size_t>(i)];
    if (event.data.fd == waker_) {
      drainWaker();
      isDone = true;
    } else {
      isDone = notify(event.data.fd, event.events) || isDone;
    }
  }
  return ring() || isDone;
}

int EpollDispatcher::patience(QEventLoop::ProcessEventsFlags flags) const {
  if (!flags.testFlag(QEventLoop::WaitForMoreEvents)) return 0;
  if (order_.empty()) return -1;
  const qint64 left = order_.begin()->first - now();
  return static_cast<int>(std::clamp<qint64>(left, 0, std::numeric_limits<int>::max()));
}

void EpollDispatcher::wakeUp() {
  if (!isAwake_.exchange(true)) ::eventfd_write(waker_, 1);
}

// Reads the eventfd and then resets the flag. In the opposite order, the read could consume the
// write of a later wakeUp() and leave the flag set. Then wakeUp() would never write again. An event
// posted between the read and the reset needs no write: the next processEvents() delivers it before
// waiting.
void EpollDispatcher::drainWaker() {
  eventfd_t times = 0;
  ::eventfd_read(waker_, &times);
  isAwake_ = false;
}

void EpollDispatcher::interrupt() {
  isInterrupted_ = true;
  wakeUp();
}

// ---- sockets -----------------------------------------------------------------------------------

void EpollDispatcher::registerSocketNotifier(QSocketNotifier* notifier) {
  const auto file = static_cast<int>(notifier->socket());
  Watched& watched = watched_[file];
  const auto* before = std::exchange(watched.notifiers[notifier->type()], notifier);
  // If a different notifier is still registered for this descriptor, the old file was closed
  // without notice and its descriptor was reused. epoll does not know the new file yet.
  if (before != nullptr && before != notifier) watched.asked = 0;
  changed(file);
}

void EpollDispatcher::unregisterSocketNotifier(QSocketNotifier* notifier) {
  const auto file = static_cast<int>(notifier->socket());
  const auto found = watched_.find(file);
  if (found == watched_.end() || found->second.notifiers[notifier->type()] != notifier) return;
  found->second.notifiers[notifier->type()] = nullptr;
  changed(file);
  // If a file has no notifier any more, epoll is updated at once, because the file may be closed
  // and its descriptor reused.
  const auto isNone = [](const QSocketNotifier* each) { return each == nullptr; };
  if (std::ranges::all_of(found->second.notifiers, isNone)) askForChanges();
}

// Marks the file, so that epoll is updated before the next wait. It is not updated at once, because
// notifiers are often disabled and enabled again before that.
void EpollDispatcher::changed(int file) {
  if (!std::exchange(watched_[file].isChanged, true)) changed_.push_back(file);
}

void EpollDispatcher::askForChanges() {
  for (const int file : std::exchange(changed_, {})) {
    Watched& watched = watched_[file];
    watched.isChanged = false;
    std::uint32_t asked = 0;
    for (std::size_t type = 0; type < kRequested.size(); ++type) {
      if (watched.notifiers[type] != nullptr) asked |= kRequested[type];
    }
    const std::uint32_t before = std::exchange(watched.asked, asked);
    if (before != asked) updateEpoll(file, before, asked);
    if (asked == 0) watched_.erase(file);
  }
}

// Adds a file to epoll, modifies its entry, or removes it if `asked` is 0. epoll forgets a closed
// file, but not if a duplicate of it is still open. So its entry can exist or be missing
// unexpectedly; then modifying is tried instead of adding, or adding instead of modifying.
void EpollDispatcher::updateEpoll(int file, std::uint32_t before, std::uint32_t asked) const {
  epoll_event event{};
  event.events = asked;
  event.data.fd = file;
  if (asked == 0) {
    ::epoll_ctl(epoll_, EPOLL_CTL_DEL, file, nullptr);
    return;
  }
  const int first = before == 0 ? EPOLL_CTL_ADD : EPOLL_CTL_MOD;
  if (::epoll_ctl(epoll_, first, file, &event) == 0) return;
  const int second = errno == ENOENT ? EPOLL_CTL_ADD : EPOLL_CTL_MOD;
  const bool isOther = (errno == ENOENT || errno == EEXIST) && second != first;
  if (!isOther || ::epoll_ctl(epoll_, second, file, &event) != 0) {
    qWarning("Cannot wait for file %d: error %d.", file, errno);
  }
}

// Activates the notifiers of a file for these events. A handler may remove other notifiers, so each
// one is looked up again before it is activated.
bool EpollDispatcher::notify(int file, std::uint32_t events) {
  bool isDone = false;
  for (std::size_t type = 0; type < kNotified.size(); ++type) {
    const auto found = watched_.find(file);
    if (found == watched_.end()) return isDone;
    QSocketNotifier* notifier = found->second.notifiers[type];
    if (notifier == nullptr || (events & kNotified[type]) == 0) continue;
    QEvent event(QEvent::SockAct);
    QCoreApplication::sendEvent(notifier, &event);
    isDone = true;
  }
  return isDone;
}

// ---- timers ------------------------------------------------------------------------------------

void EpollDispatcher::registerTimer(int id, qint64 interval, Qt::TimerType type, QObject* object) {
  const Timer timer{.due = now() + interval, .interval = interval, .type = type, .object = object};
  order_.emplace(timer.due, id);
  timers_.emplace(id, timer);
}

bool EpollDispatcher::unregisterTimer(int id) {
  const auto found = timers_.find(id);
  if (found == timers_.end()) return false;
  order_.erase({found->second.due, id});
  timers_.erase(found);
  return true;
}

bool EpollDispatcher::unregisterTimers(QObject* object) {
  const auto infos = registeredTimers(object);
  for (const TimerInfo& info : infos) unregisterTimer(info.timerId);
  return !infos.isEmpty();
}

QList<QAbstractEventDispatcher::TimerInfo> EpollDispatcher::registeredTimers(
    QObject* object) const {
  QList<TimerInfo> infos;
  for (const auto& [id, timer] : timers_) {
    if (timer.object == object)
      infos << TimerInfo(id, static_cast<int>(timer.interval), timer.type);
  }
  return infos;
}

int EpollDispatcher::remainingTime(int id) {
  const auto found = timers_.find(id);
  if (found == timers_.end()) return -1;
  return static_cast<int>(std::max<qint64>(0, found->second.due - now()));
}

// Fires each due timer once, except a timer whose previous event is still being delivered. The
// handler of a timer event may stop timers and start new ones.
bool EpollDispatcher::ring() {
  const qint64 time = now();
  std::vector<int> due;
  for (auto next = order_.begin(); next != order_.end() && next->first <= time; ++next) {
    due.push_back(next->second);
  }
  for (const int id : due) {
    const auto found = timers_.find(id);
    if (found == timers_.end() || found->second.due > time) continue;
    Timer& timer = found->second;
    order_.erase({timer.due, id});
    timer.due = std::max(timer.due + timer.interval, time);
    order_.emplace(timer.due, id);
    if (std::exchange(timer.isRinging, true)) continue;
    QTimerEvent event(id);
    QCoreApplication::sendEvent(timer.object, &event);
    const auto rung = timers_.find(id);
    if (rung != timers_.end()) rung->second.isRinging = false;
  }
  return !due.empty();
}

}  // namespace downpile

#include "moc_epoll_dispatcher.cpp"
