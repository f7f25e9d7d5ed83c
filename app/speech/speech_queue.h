// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be said to people who listen, in which order and when: what happened in the order in
// which it did, several small things in one breath, and nothing before the last one is about heard.
// It holds no clock: times are milliseconds that its owner passes in, and never fall.
#pragma once

#include <QString>
#include <QStringList>

namespace downpile {

class SpeechQueue {
 public:
  // How fast a voice is taken to be, in characters a second. Fast voices hear no gap, and what a
  // slow one has still to say waits at the screen reader.
  static constexpr int kPace = 25;
  // What waits is said in pieces of about so many characters, so that a key can cut in.
  static constexpr qsizetype kLongest = 220;

  // Something happened. All of it is said, in order.
  void tell(const QString& text);
  // The listener is to act: said after everything that led to it. A newer one takes its place.
  void prompt(const QString& text);
  // It no longer holds.
  void withdrawPrompt() { prompt_.clear(); }
  // The answer to something the listener did: said at once, before what waits.
  void reply(const QString& text);
  // An answer that is about the table after everything that has happened: with all of that before
  // it.
  void replyAfterNews(const QString& text);

  // What is to be said now; empty while there is nothing or the last is being said.
  QString next(qint64 now);
  // Milliseconds until next() may have something; -1 where nothing waits.
  qint64 wait(qint64 now) const;
  // Milliseconds until all that is known would be said.
  qint64 remaining(qint64 now) const;
  // The voice was cut off, as screen readers do at every key.
  void interrupt(qint64 now);
  // Forgets what was not said.
  void clear();

 private:
  QString takeNews();

  QStringList replies_;
  QStringList news_;
  QString prompt_;
  qint64 busyUntil_ = 0;
};

}  // namespace downpile
