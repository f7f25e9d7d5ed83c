// SPDX-License-Identifier: GPL-3.0-or-later
// The servers beside this one that hold tables of the same room: what stands of them in the lobby
// here, and where somebody is led who comes here for a table that is there. Without other servers
// nothing of it happens.
#pragma once

#include <QHash>
#include <QMap>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "connection/connection.h"
#include "discovery/steady_clock.h"
#include "room/lobby.h"
#include "room/shared_table.h"
#include "store/room_store.h"

namespace downpile {

class OtherServers final : public QObject {
  Q_OBJECT

 public:
  struct Means {
    // Of a table that is held here; none where it is not.
    std::function<std::optional<SharedTable>(const QString& table)> noticeOf;
    // Somebody wants to a table that is held here.
    std::function<void(std::unique_ptr<Connection> connection, const Fingerprint& who,
                       const QByteArray& message)>
        come;
    SteadyClock clock = machineClock();
  };
  struct Listed {
    ListedTable table;
    bool hasFreeSeat;
  };

  OtherServers(RoomStore& store, Means means, QObject* parent = nullptr);
  ~OtherServers() override;

  // Something about a table that is held here has changed; the others learn it within a second.
  void note(const QString& table);
  // Their tables that this person may see, always in the same order.
  std::vector<Listed> tablesFor(const Fingerprint& who) const;
  // How many of them this person has opened.
  int tablesOf(const Fingerprint& owner) const;
  // Somebody has come here for a table that is not held here, with this message. Is led to where it
  // is; as long as nobody holds it, because its server has gone, the answer waits. Who has waited
  // for half a minute is cut off without a word, and may ask again.
  void lead(std::unique_ptr<Connection> connection, const Fingerprint& who, const QString& table,
            const QByteArray& message);

 signals:
  // Something about the tables of the others has.
  void changed();

 private:
  struct Asker;
  struct Table {
    OtherTable other;
    std::optional<SharedTable> notice{};
    QByteArray message{};  // that tells of it to somebody whom nobody there knows
  };

  void tell();
  void look(const OtherTables& others);
  void answer(std::unique_ptr<Asker> asker);
  void cutOffLateAskers();

  RoomStore& store_;
  Means means_;
  QMap<QString, Table> tables_;
  QHash<QString, QByteArray> told_;  // of the tables that are held here
  QSet<QString> changed_;            // of those
  QTimer second_;
  std::vector<std::unique_ptr<Asker>> askers_;
  QTimer patience_;  // while there are some
};

}  // namespace downpile
