// SPDX-License-Identifier: GPL-3.0-or-later
// Queue of texts for users of screen readers: events in their order, short texts joined, and none
// before the previous one has probably been spoken. It has no clock: times are milliseconds that
// the owner passes in, and never decrease.
#pragma once

#include <QString>
#include <QStringList>

namespace downpile {

class SpeechQueue {
 public:
  // Default of the assumed speed of the voice, in characters a second. It is high, so that a fast
  // voice leaves no gap; the screen reader itself queues texts for a slow voice.
  static constexpr int kPace = 25;
  // Approximate number of characters spoken in one piece; between pieces a key can interrupt.
  static constexpr qsizetype kLongest = 220;

  // Sets the assumed speed of the voice, in characters a second; at least 1.
  void setPace(int pace) { pace_ = pace; }

  // Adds an event. All events are spoken, in order.
  void announce(const QString& text);
  // Sets the prompt, which asks the user to act. It is spoken after all events. A newer prompt
  // replaces it.
  void prompt(const QString& text);
  // Removes the prompt if it has not been spoken yet.
  void withdrawPrompt() { prompt_.clear(); }
  // Removes an event that has not been spoken yet.
  void withdraw(const QString& text) { news_.removeAll(text); }
  // Adds an answer to something that the user did: spoken at once, before waiting texts.
  void reply(const QString& text);
  // Adds an answer about the table after all events: waiting events are spoken before it.
  void replyAfterNews(const QString& text);

  // Returns the text to speak now; empty if none waits or the last one is still being spoken.
  QString next(qint64 now);
  // Milliseconds until next() may return a text; -1 if none waits.
  qint64 wait(qint64 now) const;
  // Milliseconds until all waiting texts would be spoken.
  qint64 remaining(qint64 now) const;
  // Called when the voice was cut off, as by screen readers at every key press.
  void interrupt(qint64 now);
  // Drops all texts that wait to be spoken.
  void clear();

 private:
  QString takeNews();
  qint64 timeFor(qsizetype characters) const { return characters * 1000 / pace_; }

  QStringList replies_;
  QStringList news_;
  QString prompt_;
  int pace_ = kPace;
  qint64 newsUntil_ = 0;  // probable time when the last events have been spoken
  qint64 busyUntil_ = 0;  // probable time when the last replies have been spoken, too
};

}  // namespace downpile
