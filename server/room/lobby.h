// SPDX-License-Identifier: GPL-3.0-or-later
// The lobby of a room: sends visitors the list of tables, and its changes at most once a second.
#pragma once

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <chrono>
#include <functional>
#include <memory>
#include <vector>

#include "connection/connection.h"
#include "discovery/steady_clock.h"
#include "message/lobby_messages.h"

namespace downpile {

// A table in the lobby as one visitor may see it: its id and a serialised TableChanged. Most
// visitors get the same message; the copies share its bytes.
struct ListedTable {
  QString id;
  QByteArray message;
};

class Lobby final : public QObject {
  Q_OBJECT

 public:
  // A visitor in the lobby, as shown to the room's operator.
  struct Person {
    Fingerprint key;
    QString name;
    QString place;  // network of the visitor (Connection::place)
  };
  // A visitor's request for a new table.
  struct Wanted {
    const Fingerprint& key;
    // Network of the visitor (networkPlace): IPv4 address, or first 56 bits of the IPv6 address.
    QString place;
    const Enter& enter;
    const NewTable& table;
  };
  using Answered = std::function<void(const LobbyMessage& answer)>;
  struct Dependencies {
    QString room;
    int mostVisitors = 1000;
    // Returns the tables visible to this person, tables with a free seat first; at most
    // kMostTablesListed tables.
    std::function<std::vector<ListedTable>(const Fingerprint& key)> tablesFor;
    // Returns true while the room's database is unavailable.
    std::function<bool()> waits = [] { return false; };
    // Called after a visitor has entered the lobby.
    std::function<void(const Fingerprint& key, const Enter& enter)> entered;
    // Returns the messages about tables that the operator has closed while this person was away.
    // Called after the visitor has got the list of tables.
    std::function<std::vector<TableRemoved>(const Fingerprint& key)> closedFor;
    // Opens a table for a visitor. `answered` is called once, now or later.
    std::function<void(const Wanted& wanted, Answered answered)> open;
    SteadyClock clock = machineClock();
    // Minimum interval between two updates of the visitors' lists of tables. An update sends one
    // message for each changed table.
    std::chrono::milliseconds newsTime = std::chrono::seconds(1);
  };

  explicit Lobby(Dependencies dependencies, QObject* parent = nullptr);
  ~Lobby() override;

  // Adds a visitor whose key is verified; `first` is the visitor's first message.
  void accept(std::unique_ptr<Connection> connection, const Fingerprint& key,
              const QByteArray& first);
  // Must be called when tables have changed. The visitors get the changes within newsTime.
  void changed();
  // Sends all changes of tables to the visitors. A timer calls it at most once a second, while
  // there are changes.
  void sendChanges();
  // Tells visitors with one of these keys that the operator has closed a table.
  void reportClosed(const QString& table, const QString& name, const QSet<Fingerprint>& keys);
  std::vector<Person> people() const;
  // Disconnects the visitors for whom `isUnwanted` returns true.
  void removeIf(const std::function<bool(const Person& person)>& isUnwanted);

 private:
  struct Visitor;

  void receive(Visitor& visitor, const QByteArray& message);
  void answer(Visitor& visitor, const Enter& enter);
  void answer(Visitor& visitor, const NewTable& table);
  void sendChanges(Visitor& visitor);
  void send(const Visitor& visitor, const LobbyMessage& message) const;
  void dismiss(Visitor& visitor, Goodbye::Reason reason);
  void lose(Visitor& visitor);

  Dependencies dependencies_;
  std::vector<std::unique_ptr<Visitor>> visitors_;
  QTimer second_;
};

// Closes the connection of a visitor or guest without sending a message.
void hangUp(std::unique_ptr<Connection> connection);
// The following functions send a last message to the visitor or guest and close the connection.
void sendAndClose(std::unique_ptr<Connection> connection, const QByteArray& message);
void refuse(std::unique_ptr<Connection> connection, Goodbye::Reason reason);

}  // namespace downpile
