// SPDX-License-Identifier: GPL-3.0-or-later
// A visitor's copy of the lobby of a remote room: the visible tables, and a request to open one.
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
  // `enter` is sent as the first message on each connection.
  explicit LobbyGuest(Enter enter, QObject* parent = nullptr);

  // Returns true if the room has answered. The other members are valid only then.
  bool isWelcome() const { return isWelcome_; }
  const QString& room() const { return room_; }
  // The tables in the order of their first appearance.
  const std::vector<TableNow>& tables() const { return tables_; }

  // Asks the room to open a new table. The answer is one of the signals `opened`, `refused` and
  // `unanswered`. Does nothing if the room is not reached or a request is pending.
  void open(const NewTable& table);
  bool isOpening() const { return isOpening_; }

 signals:
  // Emitted when the room's name and tables were received, at first or after a reconnect.
  void welcomed();
  void tablesChanged();
  void openingChanged();
  void opened(const QString& table);
  void refused(downpile::Refused::Reason reason);
  // Emitted if the operator of the room has closed a table that the visitor owns or has a seat at.
  void closed(const QString& name);
  // Emitted if the connection was lost before the room answered. The room may have opened the table
  // nevertheless.
  void unanswered();

 private:
  QByteArray greeting() override;
  void receive(const QByteArray& message) override;

  void take(const LobbyNow& lobby);
  void take(const TableChanged& changed);
  void take(const TableRemoved& removed);
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
