// SPDX-License-Identifier: GPL-3.0-or-later
// A finger that lies still on something for half a second asks what it is, as a pointer does that
// rests there. An item that can tell says so by `RestingFinger.answers`; while it is `asked` it
// shows its answer. Of items that lie on each other the uppermost is asked. Moving or lifting the
// finger ends the question, and then it was no tap; a drag goes on.
#pragma once

#include <QObject>
#include <QQmlEngine>

namespace downpile {

class RestingFinger : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("It is attached to items.")
  QML_ATTACHED(downpile::RestingFinger)

  Q_PROPERTY(bool answers READ answers WRITE setAnswers NOTIFY answersChanged)
  Q_PROPERTY(bool asked READ asked NOTIFY askedChanged)

 public:
  explicit RestingFinger(QObject* item);

  static RestingFinger* qmlAttachedProperties(QObject* item) { return new RestingFinger(item); }

  bool answers() const { return answers_; }
  void setAnswers(bool answers);

  bool asked() const { return asked_; }
  void setAsked(bool asked);

 signals:
  void answersChanged();
  void askedChanged();

 private:
  bool answers_ = false;
  bool asked_ = false;
};

}  // namespace downpile
