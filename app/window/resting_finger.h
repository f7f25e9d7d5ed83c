// SPDX-License-Identifier: GPL-3.0-or-later
// Touch equivalent of a resting pointer: a finger that rests for half a second asks the item what
// it is. An item that can answer sets `RestingFinger.answers`, and shows its answer while it is
// `asked`. Of overlapping items the topmost one is asked. Moving or lifting the finger ends the
// question, and lifting it is not a tap then; a drag continues.
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
