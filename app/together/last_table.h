// SPDX-License-Identifier: GPL-3.0-or-later
// The way back to a table elsewhere whose game somebody has left before it was over, by will or
// not: it outlives the program.
#pragma once

#include <QDateTime>
#include <QString>
#include <functional>

#include "invitation/invitation.h"

namespace downpile {

class Settings;

class LastTable {
 public:
  using Clock = std::function<QDateTime()>;
  static constexpr int kDays = 7;  // so long it is worth looking for

  // `settings`, where it is kept, must outlive it.
  explicit LastTable(
      Settings& settings, Clock clock = [] { return QDateTime::currentDateTime(); });

  // `deckMark` identifies the deck that this person cut (DeckWitness); it may be empty.
  void keep(const QString& name, const Invitation& invitation, const QByteArray& deckMark = {});
  void forget();

  // What the table is called; empty where there is none to go back to.
  QString name() const;
  // Only where there is one.
  QString invitation() const;
  QByteArray deckMark() const;

 private:
  Settings& settings_;
  Clock clock_;
};

}  // namespace downpile
