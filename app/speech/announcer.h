// SPDX-License-Identifier: GPL-3.0-or-later
// Says things to people who listen: keeps them in a SpeechQueue and hands them out one after the
// other. No timer runs while there is nothing to say.
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
  QML_UNCREATABLE("Program.announcer")

 public:
  explicit Announcer(QObject* parent = nullptr);

  // See SpeechQueue for what they differ in.
  Q_INVOKABLE void tell(const QString& text);
  Q_INVOKABLE void reply(const QString& text);
  void replyAfterNews(const QString& text);
  void prompt(const QString& text);
  void withdrawPrompt();
  // A key was pressed: screen readers fall silent then.
  Q_INVOKABLE void interrupt();
  void clear();

  // Milliseconds until all is said, as far as can be known.
  int remaining() const;
  // The same where somebody listens, else 0.
  int listeningTime() const;

 signals:
  // To be spoken now.
  void spoken(const QString& text);

 private:
  void speakNext();
  void wake();

  SpeechQueue queue_;
  QElapsedTimer clock_;
  QTimer timer_;
};

}  // namespace downpile
