// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of the room's owner (the operator of the server): list, close, ban and unban.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>

#include "ban_list.h"
#include "local_socket.h"
#include "room/room.h"

namespace downpile {

class OwnerCommands {
 public:
  // `invitation` is the invitation to the room, which the command `list` prints.
  OwnerCommands(Room& room, BanList& bans, const QString& invitation, Room::Dependencies::Date date,
                Room::Dependencies::Note note);

  // Executes a command, such as {"ban", KEY}.
  LocalAnswer run(const QStringList& words);

 private:
  QString list() const;
  LocalAnswer close(const QString& table);
  LocalAnswer ban(const QString& who);
  LocalAnswer unban(const QString& who);

  Room& room_;
  BanList& bans_;
  QString invitation_;
  Room::Dependencies::Date date_;
  Room::Dependencies::Note note_;
};

}  // namespace downpile
