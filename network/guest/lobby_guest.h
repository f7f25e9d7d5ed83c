// SPDX-License-Identifier: GPL-3.0-or-later
// The lobby of a room elsewhere as its visitor knows it: the tables that are there for this person,
// and a table that is wanted.
#pragma once

#include <QObject>
#include <QString>
#include <vector>

#include "guest/linked_guest.h"
#include "message/lobby_messages.h"

namespace downpile {

class LobbyGuest final : public LinkedGuest {
  Q_OBJECT

 public:
  // What the visitor says first, by each connection.
  explicit LobbyGuest(Enter enter, QObject* parent = nullptr);

  // Whether the room has answered: nothing is known before that.
  bool isWelcome() const { return isWelcome_; }
  const QString& room() const { return room_; }
  // In the order in which the room has told of them.
  const std::vector<TableNow>& tables() const { return tables_; }

  // Wants a table: `opened`, `refused` or `unanswered` tells, once. Nothing where the room is not
  // reached, or a table is being opened.
  void open(const NewTable& table);
  bool isOpening() const { return isOpening_; }

 signals:
  // Its name and tables are known, now or once more.
  void welcomed();
  void tablesChanged();
  void openingChanged();
  void opened(const QString& table);
  void refused(downpile::Refused::Reason reason);
  // The connection broke: the table may be there or not.
  void unanswered();

 private:
  QByteArray greeting() override;
  void hear(const QByteArray& message) override;

  void take(const LobbyNow& lobby);
  void take(const TableChanged& changed);
  void take(const TableGone& gone);
  void take(const Opened& opened);
  void take(const Refused& refused);
  void take(const Goodbye& goodbye) { end(goodbye.reason); }
  void put(const TableNow& table);
  bool stopOpening();
  void giveUp();

  Enter enter_;
  bool isWelcome_ = false;
  QString room_;
  std::vector<TableNow> tables_;
  bool isOpening_ = false;
};

}  // namespace downpile
