// SPDX-License-Identifier: GPL-3.0-or-later
// Speech for users of screen readers: keeps texts in a SpeechQueue and emits them one after the
// other. No timer runs while the queue is empty.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQmlIntegration>

#include "speech/speech_queue.h"

namespace downpile {

class Announcer : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.announcer")

  // True if a focus that the program moves has to be reported after the news, as on the table.
  Q_PROPERTY(bool focusFollowsNews MEMBER focusFollowsNews_ NOTIFY focusFollowsNewsChanged)

 public:
  explicit Announcer(QObject* parent = nullptr);

  // Sets the assumed speed of the voice, in characters a second; at least 1.
  void setPace(int pace) { queue_.setPace(pace); }

  // The following functions speak or remove events, replies and prompts. SpeechQueue describes how
  // these kinds of text differ.
  Q_INVOKABLE void announce(const QString& text);
  Q_INVOKABLE void reply(const QString& text);
  void replyAfterNews(const QString& text);
  Q_INVOKABLE void withdraw(const QString& text);
  void prompt(const QString& text);
  void withdrawPrompt();
  // Called when a key is pressed: screen readers stop speaking then.
  Q_INVOKABLE void interrupt();
  void clear();

  // Estimated milliseconds until everything is spoken.
  int remaining() const;
  // Same as remaining() while a screen reader is active, else 0.
  int listeningTime() const;
  bool focusFollowsNews() const { return focusFollowsNews_; }

 signals:
  // Emitted when the text reaches its turn in the queue.
  void spoken(const QString& text);
  void focusFollowsNewsChanged();

 private:
  void speakNext();
  void wake();

  SpeechQueue queue_;
  QElapsedTimer clock_;
  QTimer timer_;
  bool focusFollowsNews_ = false;
};

}  // namespace downpile
