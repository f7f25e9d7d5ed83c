// SPDX-License-Identifier: GPL-3.0-or-later
// The remote table at which the user last played a game that is not over. Stored across restarts of
// the program, so that the user can rejoin the table.
#pragma once

#include <QDateTime>
#include <QString>
#include <functional>
#include <optional>

#include "invitation/invitation.h"

namespace downpile {

class Settings;

class LastTable {
 public:
  using Clock = std::function<QDateTime()>;
  static constexpr int kDays = 7;  // number of days after which a stored table is ignored

  // `settings` stores the table and must outlive this object.
  explicit LastTable(
      Settings& settings, Clock clock = [] { return QDateTime::currentDateTime(); });

  // Stores the table. `deckMark` comes from DeckWitness::markOf(): it identifies the seal of the
  // current game, with this user's contribution to it. It may be empty.
  void save(const QString& name, const Invitation& invitation, const QByteArray& deckMark = {});
  void forget();
  // Remembers that the host has closed the table. The host may open it again.
  void close();

  // Name of the stored table; empty if none is stored or if it was stored more than kDays ago.
  QString name() const;
  // Whether close() was called for the stored table.
  bool isClosed() const;
  // Returns whether this invitation is to the stored table.
  bool isAt(const Invitation& table) const;
  // Invitation to the table. Valid only if name() is not empty.
  QString invitation() const;
  QByteArray deckMark() const;

 private:
  std::optional<Invitation> stored() const;

  Settings& settings_;
  Clock clock_;
};

}  // namespace downpile
