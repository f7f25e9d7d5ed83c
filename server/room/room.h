// SPDX-License-Identifier: GPL-3.0-or-later
// A room that is always there: its tables, and who comes to them. Everything that matters is
// written down before anybody is told of it; a room that is made from what a store has found goes
// on where it stood.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

#include "connection/connection.h"
#include "discovery/steady_clock.h"
#include "game/held_game.h"
#include "host/hosted_table.h"
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
    int tablesAPlace =
        50;               // opened from there since the room was (networkPlace): keys cost nothing
    int visitors = 1000;  // in the lobby
    int strangers = 200;  // who have not said what they want
    std::chrono::milliseconds keepEmpty = std::chrono::minutes(10);
    // A table with a game to which nobody has come back.
    std::chrono::milliseconds keepPlayed = std::chrono::days(1);
    // Records of games that are over or were left.
    std::chrono::milliseconds keepRecords = std::chrono::days(30);
  };
  struct Means {
    SteadyClock clock = machineClock();
    // Milliseconds since 1970.
    std::function<qint64()> date = [] { return QDateTime::currentMSecsSinceEpoch(); };
    // Of computer players.
    HeldGame::Pause pause = [](std::size_t position) { return pauseAt({}, position); };
    // Something that who runs the room may want to know; with nobody's name, and no table's.
    std::function<void(const QString& line)> note = [](const QString& /*line*/) {};
  };

  // `name` is what it is called; `found` what the store has.
  Room(RoomStore& store, const QString& name, std::vector<RoomStore::Found> found, Limits limits,
       Means means, QObject* parent = nullptr);
  ~Room() override;

  // Somebody who has proved to have this key. Has to say soon where to.
  void come(std::unique_ptr<Connection> connection, const Fingerprint& who);

  int tables() const { return static_cast<int>(tables_.size()); }
  // nullptr where there is none.
  const HostedTable* table(const QString& id) const;

  // Closes tables to which nobody comes any more, and forgets old records; called once a minute.
  void keepHouse();

 private:
  struct Stranger;
  struct Table;

  void hear(Stranger& stranger, const QByteArray& message);
  std::unique_ptr<Connection> letGo(const Stranger& stranger);
  void goToTable(std::unique_ptr<Connection> connection, const Fingerprint& who,
                 const QByteArray& message);

  Table* find(const QString& id) const;
  void goOn(const RoomStore::Found& found);
  void make(Table& table, HostedTable::Terms terms, std::optional<RoomStore::Found> goesOn);
  void openTable(const Lobby::Wanted& wanted, const Lobby::Answered& answered);
  bool makeWay();
  void opened(const QString& id, bool kept, const Lobby::Answered& answered);
  void befriend(const Fingerprint& who, const Enter& enter);
  void changed(Table& table);
  void writeDown(Table& table);
  void close(QString id);  // of a table that is open
  void letGoOfTables();
  std::optional<SharedTable> noticeOf(const QString& id) const;

  static bool maySee(const Table& table, const Fingerprint& who);
  std::vector<ListedTable> tablesFor(const Fingerprint& who) const;

  RoomStore& store_;
  Limits limits_;
  Means means_;
  std::vector<std::unique_ptr<Stranger>> strangers_;
  std::vector<std::unique_ptr<Table>> tables_;  // the oldest first
  OtherServers others_;
  Lobby lobby_;
  QTimer minute_;
  bool isWaiting_ = false;  // for the database
};

}  // namespace downpile
