// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/announcer.h"

#include <QAccessible>
#include <utility>

#include "text/texts.h"

namespace downpile {

Announcer::Announcer(QObject* parent) : QObject(parent), timer_(this) {
  clock_.start();
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &Announcer::speakNext);
}

void Announcer::announce(const QString& text, const QString& before) {
  queue_.announce(text, before);
  wake();
}

void Announcer::withdraw(const QString& text) {
  queue_.withdraw(text);
  wake();
}

void Announcer::withdrawWithin(const QString& text) {
  queue_.withdrawWithin(text);
  wake();
}

void Announcer::reply(const QString& text) {
  queue_.reply(text);
  wake();
}

void Announcer::replyOnce(const QString& text, int press) {
  if (std::exchange(repliedPress_, press) != press) reply(text);
}

void Announcer::replyEnd(bool isFirst, int press) {
  replyOnce(isFirst ? tr("Beginning.") : tr("End."), press);
}

void Announcer::notify(const QString& text) {
  queue_.notify(text);
  wake();
}

void Announcer::holdNotices(bool holds) {
  queue_.holdNotices(holds);
  wake();
}

void Announcer::replyAfterNews(const QString& text) {
  queue_.replyAfterNews(text);
  wake();
}

void Announcer::prompt(const QString& text) {
  queue_.prompt(text);
  wake();
}

bool Announcer::withdrawPrompt() {
  const bool hasWaited = queue_.withdrawPrompt();
  wake();
  return hasWaited;
}

void Announcer::interrupt(int pause) {
  queue_.interrupt(clock_.elapsed(), pause);
  wake();
}

void Announcer::clear() {
  queue_.clear();
  wake();
}

int Announcer::remaining() const { return static_cast<int>(queue_.remaining(clock_.elapsed())); }

int Announcer::listeningTime() const { return QAccessible::isActive() ? remaining() : 0; }

// Schedules the next text. Uses the timer even for 0 milliseconds, so that texts queued at the same
// moment are spoken together.
void Announcer::wake() {
  const qint64 wait = queue_.wait(clock_.elapsed());
  if (wait < 0) {
    timer_.stop();
  } else {
    timer_.start(static_cast<int>(wait));
  }
}

void Announcer::speakNext() {
  const QString text = queue_.next(clock_.elapsed());
  if (!text.isEmpty()) emit spoken(withoutIsolation(text));
  wake();
}

}  // namespace downpile

#include "moc_announcer.cpp"
