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

  // True while the table or the guide has the focus, except while the user types the name of a
  // card. Then, if the program moves the focus to another item, screen readers get this focus event
  // only after the waiting announcements have been spoken.
  Q_PROPERTY(bool focusFollowsNews MEMBER focusFollowsNews_ NOTIFY focusFollowsNewsChanged)

 public:
  explicit Announcer(QObject* parent = nullptr);

  // Sets the assumed speed of the screen reader's voice, in characters a second; at least 1.
  void setPace(int pace) { queue_.setPace(pace); }

  // The following functions queue or remove events, replies, prompts and messages of the program.
  // SpeechQueue describes the four kinds of text.
  Q_INVOKABLE void announce(const QString& text, const QString& before = {});
  Q_INVOKABLE void reply(const QString& text);
  // Replies only once to the key press with this number (InputGuard::presses()), however long the
  // key is held.
  Q_INVOKABLE void replyOnce(const QString& text, int press);
  // Replies `Beginning.` (`isFirst`) or `End.`, once for each key press as replyOnce() does. Called
  // if a key should go further although the current item, for example a card, is the first or the
  // last one.
  Q_INVOKABLE void replyEnd(bool isFirst, int press);
  void replyAfterNews(const QString& text);
  Q_INVOKABLE void notify(const QString& text);
  void holdNotices(bool holds);
  Q_INVOKABLE void withdraw(const QString& text);
  void withdrawWithin(const QString& text);
  void prompt(const QString& text);
  bool withdrawPrompt();
  // Sets whether a sentence will follow: about the user's move or the dealt hand, because the move
  // or the deal is still being shown, or about the move of a computer player.
  void expectNews(bool expects) { expectsNews_ = expects; }
  bool expectsNews() const { return expectsNews_; }
  // Sets whether a change of the keyboard focus will soon be reported to the screen reader.
  void setFocusWaits(bool waits) { focusWaits_ = waits; }
  Q_INVOKABLE bool focusWaits() const { return focusWaits_; }
  // Sends the next waiting text after `pause` milliseconds. Must be called when a key is pressed,
  // because screen readers then stop speaking.
  Q_INVOKABLE void interrupt(int pause = 0);
  void clear();

  // Estimated milliseconds until everything is spoken.
  int remaining() const;
  // Same as remaining() if a screen reader is active, else 0.
  int listeningTime() const;
  bool focusFollowsNews() const { return focusFollowsNews_; }

 signals:
  // Emitted for each text at the moment when it must be spoken.
  void spoken(const QString& text);
  void focusFollowsNewsChanged();

 private:
  void speakNext();
  void wake();

  SpeechQueue queue_;
  QElapsedTimer clock_;
  QTimer timer_;
  bool focusFollowsNews_ = false;
  bool expectsNews_ = false;
  bool focusWaits_ = false;
  int repliedPress_ = -1;  // key press that replyOnce() has replied to last
};

}  // namespace downpile
