// SPDX-License-Identifier: GPL-3.0-or-later
// Text shown large over the table while the presenter pauses: a joker, a blind card, the end of a
// deal. It does not react to clicks.
#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace downpile {

class TableMoment : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

  // First line of the large text over the table; empty if no text is shown.
  Q_PROPERTY(QString text READ text NOTIFY changed)
  // Second line of the large text, such as the winners of the game; may be empty.
  Q_PROPERTY(QString detail READ detail NOTIFY changed)
  // True if the viewer has won the deal or the game.
  Q_PROPERTY(bool won READ won NOTIFY changed)

 public:
  using QObject::QObject;

  QString text() const { return text_; }
  QString detail() const { return detail_; }
  bool won() const { return won_; }

  void set(const QString& text, const QString& detail = {}, bool won = false) {
    if (text == text_ && detail == detail_ && won == won_) return;
    text_ = text;
    detail_ = detail;
    won_ = won;
    emit changed();
  }
  void clear() { set({}); }

 signals:
  void changed();

 private:
  QString text_;
  QString detail_;
  bool won_ = false;
};

}  // namespace downpile
