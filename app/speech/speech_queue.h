// SPDX-License-Identifier: GPL-3.0-or-later
// Queue of texts for users of screen readers: replies at once; events in their order, short ones
// joined, none before the previous text has probably been spoken. It has no clock: times are
// milliseconds that the owner passes in, and must not decrease.
#pragma once

#include <QString>
#include <QStringList>
#include <utility>

namespace downpile {

class SpeechQueue {
 public:
  // Default assumption for the speed of the voice, in characters a second. It is high, so that
  // there are no pauses even for a fast voice. If the voice is slow, the screen reader itself
  // queues the texts.
  static constexpr int kPace = 25;
  // Approximate maximum number of characters of events spoken in one piece. At a key press, screen
  // readers drop the rest of the piece that they are speaking, but not the next piece.
  static constexpr qsizetype kLongest = 220;

  // Sets the assumed speed of the screen reader's voice, in characters a second; at least 1.
  void setPace(int pace) { pace_ = pace; }

  // Adds an event. Events are spoken in order. If `before` is still in the queue, the event is
  // inserted ahead of it.
  void announce(const QString& text, const QString& before = {});
  // Sets the prompt, which asks the user to act. It is spoken after all events. A newer prompt
  // replaces it.
  void prompt(const QString& text);
  // Removes the prompt if it has not been spoken yet. Returns whether there was one.
  bool withdrawPrompt() { return !std::exchange(prompt_, {}).isEmpty(); }
  // Adds a message of the program, such as a problem with saving. It is spoken before the waiting
  // events.
  void notify(const QString& text);
  // Sets whether the messages of notify() wait, because no screen reader listens yet.
  void holdNotices(bool holds) { holdsNotices_ = holds; }
  // Removes an event or a message of notify() that has not been spoken yet.
  void withdraw(const QString& text);
  // Removes the waiting events whose sentences `text` contains, because it will be spoken first.
  void withdrawWithin(const QString& text);
  // Adds a reply to an action of the user. It is spoken at once, before all waiting texts.
  void reply(const QString& text);
  // Adds a reply about the table. The waiting events and the prompt are spoken before it.
  void replyAfterNews(const QString& text);

  // Returns the text to speak now; empty if no text is waiting or the last one is still being
  // spoken.
  QString next(qint64 now);
  // Milliseconds until next() may return a text; -1 if no text is waiting.
  qint64 wait(qint64 now) const;
  // Estimated milliseconds until the current text and all waiting texts are spoken.
  qint64 remaining(qint64 now) const;
  // Must be called when the voice was interrupted. Screen readers interrupt it at every key press.
  // The next waiting text is spoken after `pause` milliseconds.
  void interrupt(qint64 now, qint64 pause = 0);
  // Drops all texts that wait to be spoken, except the messages of notify(): they are not about the
  // table.
  void clear();

 private:
  QString takeNews();
  bool hasNotices() const { return !holdsNotices_ && !notices_.isEmpty(); }
  qint64 timeFor(qsizetype characters) const { return characters * 1000 / pace_; }

  QStringList replies_;
  QStringList notices_;
  bool holdsNotices_ = false;
  QStringList news_;
  QString prompt_;
  int pace_ = kPace;
  qint64 newsUntil_ = 0;  // estimated time when the last events will have been spoken
  qint64 busyUntil_ = 0;  // estimated time when the last replies, too, will have been spoken
};

}  // namespace downpile
