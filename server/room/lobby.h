// SPDX-License-Identifier: GPL-3.0-or-later
// Those who look for a table in a room: each is told which there are, and what changes of it, no
// more than once a second.
#pragma once

#include <QHash>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <vector>

#include "connection/connection.h"
#include "discovery/steady_clock.h"
#include "message/lobby_messages.h"

namespace downpile {

// A table as one visitor may know it: its id, and the message that tells of it (TableChanged). Most
// visitors are told the same: those are copies that share their bytes.
struct ListedTable {
  QString id;
  QByteArray message;
};

class Lobby final : public QObject {
  Q_OBJECT

 public:
  // Somebody wants a table.
  struct Wanted {
    const Fingerprint& who;
    QString place;  // from where (Connection::place)
    const Enter& enter;
    const NewTable& table;
  };
  using Answered = std::function<void(const LobbyMessage& answer)>;
  struct Means {
    QString room;
    int mostVisitors = 1000;
    // The tables that this person may see, those first that matter most; kMostTablesTold at most.
    std::function<std::vector<ListedTable>(const Fingerprint& who)> tablesFor;
    // Whether nothing can be written down at the moment.
    std::function<bool()> waits = [] { return false; };
    // Somebody has come in.
    std::function<void(const Fingerprint& who, const Enter& enter)> entered;
    // Answered once, now or later.
    std::function<void(const Wanted& wanted, Answered answered)> open;
    SteadyClock clock = machineClock();
  };

  explicit Lobby(Means means, QObject* parent = nullptr);
  ~Lobby() override;

  // Somebody who has proved to have this key, and their first message.
  void come(std::unique_ptr<Connection> connection, const Fingerprint& who,
            const QByteArray& first);
  // Something about the tables has.
  void changed();
  // Tells everybody what has changed; called once a second while something does.
  void tell();
  int visitors() const { return static_cast<int>(visitors_.size()); }

 private:
  struct Visitor;

  void hear(Visitor& visitor, const QByteArray& message);
  void answer(Visitor& visitor, const Enter& enter);
  void answer(Visitor& visitor, const NewTable& table);
  void tell(Visitor& visitor);
  void send(const Visitor& visitor, const LobbyMessage& message) const;
  void dismiss(Visitor& visitor, Goodbye::Reason reason);
  void lose(Visitor& visitor);

  Means means_;
  std::vector<std::unique_ptr<Visitor>> visitors_;
  QTimer second_;
};

// Without a word.
void hangUp(std::unique_ptr<Connection> connection);
// The last word to somebody who has only come.
void sendOff(std::unique_ptr<Connection> connection, const QByteArray& message);
void turnAway(std::unique_ptr<Connection> connection, Goodbye::Reason reason);

}  // namespace downpile
