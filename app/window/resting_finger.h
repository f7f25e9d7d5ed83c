// SPDX-License-Identifier: GPL-3.0-or-later
// Touch equivalent of a resting mouse pointer, which shows tool tips. An item with an explanation
// sets `RestingFinger.answers`. If a finger rests on it for half a second, `asked` becomes true,
// and the item shows the explanation. Of overlapping items, only the topmost one reacts. When the
// finger is moved or lifted, `asked` becomes false. Lifting the finger is then not a tap, but a
// drag continues.
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
