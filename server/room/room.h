// SPDX-License-Identifier: GPL-3.0-or-later
// A permanent room: its tables, visitors and guests. New tables and moves are stored before they
// become visible. A room created from stored tables continues their games.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "connection/connection.h"
#include "discovery/steady_clock.h"
#include "game/held_game.h"
#include "host/hosted_table.h"
#include "host/message_rate.h"
#include "room/lobby.h"
#include "room/other_servers.h"
#include "store/room_store.h"

namespace downpile {

class Room final : public QObject {
  Q_OBJECT

 public:
  struct Limits {
    int tables = 2000;
    int tablesAnOwner = 5;
    // Maximum number of open tables from one network. Tables opened before the server's last start
    // are not counted. The limit per key (tablesAnOwner) is not enough, because each person can
    // create any number of keys.
    int tablesAPlace = 50;
    int visitors = 1000;  // maximum number of visitors in the lobby
    // Maximum number of connections that have not sent their first message yet.
    int strangers = 200;
    std::chrono::milliseconds keepEmpty = std::chrono::minutes(10);
    // Time after which a table with a running game is closed if no person is connected.
    std::chrono::milliseconds keepPlayed = std::chrono::days(1);
    // Time after which records of finished or abandoned games are deleted.
    std::chrono::milliseconds keepRecords = std::chrono::days(30);
    // Minimum interval between two updates about changed tables, to visitors and to other servers.
    std::chrono::milliseconds newsTime = std::chrono::seconds(1);
  };
  struct Dependencies {
    using Date = std::function<qint64()>;
    using Note = std::function<void(const QString& line)>;
    SteadyClock clock = machineClock();
    // Returns the current time in milliseconds since 1970.
    Date date = [] { return QDateTime::currentMSecsSinceEpoch(); };
    // Returns the pause before a computer player's move.
    HeldGame::Pause pause = [](std::size_t position) { return pauseAt({}, position); };
    // Writes a line of the log for the operator. The line may contain keys of people, but no names
    // and no table ids.
    Note note = [](const QString& /*line*/) {};
    // Returns whether the operator has banned this key or network.
    std::function<bool(const Fingerprint& key, const QString& place)> isBanned =
        [](const Fingerprint& /*key*/, const QString& /*place*/) { return false; };
  };
  // A table, as shown to the room's operator.
  struct TableReport {
    QString id;
    QString name;
    Fingerprint owner;
    Access access;
    std::string game;
    bool isPlaying;
    qint64 created;  // time of creation in milliseconds since 1970
    std::vector<HostedTable::Participant> participants;
  };

  // `name` is the room's name. `found` contains the stored tables that this server has taken over.
  Room(RoomStore& store, const QString& name, std::vector<RoomStore::Found> found, Limits limits,
       Dependencies dependencies, QObject* parent = nullptr);
  ~Room() override;

  // Adds a connection whose key is verified. It is closed if its first message does not arrive
  // within 10 s.
  void accept(std::unique_ptr<Connection> connection, const Fingerprint& key);

  int tables() const { return static_cast<int>(tables_.size()); }
  // Returns the table with this id, or nullptr if it does not exist.
  const HostedTable* table(const QString& id) const;

  // Data about the tables, and about the visitors in the lobby, for the operator.
  std::vector<TableReport> reports() const;
  std::vector<Lobby::Person> visitors() const { return lobby_.people(); }
  // Returns true while the database does not answer.
  bool isWaiting() const { return isWaiting_; }
  // Closes a table at the operator's request. Returns false if the id is unknown.
  bool closeTable(const QString& id);
  // Disconnects all banned people and frees their seats.
  void removeBanned();

  // Closes tables deserted for too long, and deletes old records. A timer calls it once a minute.
  void cleanUp();
  // Counts a connection that ended without a verified key, for the log. `place` is its network.
  void noteRefused(const QString& place);

 private:
  struct Stranger;
  struct Table;

  void receive(Stranger& stranger, const QByteArray& message);
  std::unique_ptr<Connection> release(const Stranger& stranger);
  void passToTable(std::unique_ptr<Connection> connection, const Fingerprint& key,
                   const QByteArray& message);

  Table* find(const QString& id) const;
  void resumeTable(const RoomStore::Found& found);
  void make(Table& table, HostedTable::Setup setup, std::optional<RoomStore::Found> resumed);
  void openTable(const Lobby::Wanted& wanted, const Lobby::Answered& answered);
  bool makeWay();
  void opened(const QString& id, bool isSaved, const Lobby::Answered& answered);
  void befriend(const Fingerprint& key, const Enter& enter);
  void changed(Table& table);
  void writeDown(Table& table);
  void close(QString id, const QString& note);  // `id` must be the id of an open table
  std::vector<TableRemoved> takeClosed(const Fingerprint& key, const QString& id = {});
  void noteArrival(const QString& line);
  void noteArrivals(Table& table);
  void releaseTables();
  std::optional<SharedTable> noticeOf(const QString& id) const;

  static bool maySee(const Table& table, const Fingerprint& key);
  std::vector<ListedTable> tablesFor(const Fingerprint& key) const;

  RoomStore& store_;
  Limits limits_;
  Dependencies dependencies_;
  std::vector<std::unique_ptr<Stranger>> strangers_;
  std::vector<std::unique_ptr<Table>> tables_;  // all tables, oldest first
  // A table closed by the operator, and the people at it who do not know that yet.
  struct ClosedTable {
    QString id;
    QString name;
    QSet<Fingerprint> keys;
  };
  std::deque<ClosedTable> closed_;  // the last kMostClosed such tables since the server's start
  OtherServers others_;
  Lobby lobby_;
  QTimer minute_;
  bool isWaiting_ = false;  // true while the database does not answer
  MessageRate arrivals_;    // limits the log lines about people
  // Number of log lines about people omitted because of the limit since the last written line.
  int unlogged_ = 0;
  int refused_ = 0;        // refused connections since the last log line about them
  QString lastRefused_{};  // network of the last one
};

}  // namespace downpile
