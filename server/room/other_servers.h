// SPDX-License-Identifier: GPL-3.0-or-later
// Other servers of the same room. Lists their tables in this server's lobby, and redirects guests
// to them. Without a shared database (PostgreSQL) there are no other servers.
#pragma once

#include <QHash>
#include <QMap>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <chrono>
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
  struct Dependencies {
    // Returns the notice (lobby entry for other servers) of a table on this server; nullopt for any
    // other table.
    std::function<std::optional<SharedTable>(const QString& table)> noticeOf;
    // Called with a waiting guest if this server has taken over the guest's table in the meantime.
    std::function<void(std::unique_ptr<Connection> connection, const Fingerprint& key,
                       const QByteArray& message)>
        accept;
    SteadyClock clock = machineClock();
    // Minimum interval between two writes of this server's notices to the database.
    std::chrono::milliseconds newsTime = std::chrono::seconds(1);
  };
  struct Listed {
    ListedTable table;
    bool hasFreeSeat;
  };

  OtherServers(RoomStore& store, Dependencies dependencies, QObject* parent = nullptr);
  ~OtherServers() override;

  // Must be called when a table of this server has changed. The change is written within newsTime;
  // other servers see it when they next read the database.
  void note(const QString& table);
  // Returns the tables on other servers visible to this person, in a stable order.
  std::vector<Listed> tablesFor(const Fingerprint& key) const;
  // Returns the number of this person's tables on other servers.
  int tablesOf(const Fingerprint& owner) const;
  // Redirects a guest whose table another server runs; `message` is the guest's first message.
  // Refuses the guest if the table does not exist, or if the guest may not see it. If no server
  // runs the table now, the guest waits. After 30 s the connection is closed without a message, and
  // the guest may try again.
  void redirect(std::unique_ptr<Connection> connection, const Fingerprint& key,
                const QString& table, const QByteArray& message);

 signals:
  // Emitted when the tables on other servers have changed.
  void changed();

 private:
  struct Asker;
  struct Table {
    OtherTable other;
    std::optional<SharedTable> notice{};
    // TableChanged message for all visitors except the table's owner and blocked people.
    QByteArray message{};
  };

  void publish();
  void update(const OtherTables& others);
  void answer(std::unique_ptr<Asker> asker);
  void dropLateAskers();

  RoomStore& store_;
  Dependencies dependencies_;
  QMap<QString, Table> tables_;
  // For each table of this server: the last notice written to the database.
  QHash<QString, QByteArray> published_;
  // Tables of this server that have changed, so that their notice may have to be written again.
  QSet<QString> changed_;
  QTimer second_;
  std::vector<std::unique_ptr<Asker>> askers_;
  QTimer patience_;  // runs while guests wait for a redirect
};

}  // namespace downpile
