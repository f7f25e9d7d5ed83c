// SPDX-License-Identifier: GPL-3.0-or-later
#include "room/lobby.h"

#include <QPointer>
#include <algorithm>
#include <optional>
#include <utility>

#include "host/message_rate.h"

namespace downpile {

struct Lobby::Visitor {
  std::unique_ptr<Connection> connection;
  Fingerprint key;
  MessageRate rate;
  std::optional<Enter> entered{};
  // For each table id: the last message sent to the visitor about the table.
  QHash<QString, QByteArray> sent{};
  // True if the visitor was disconnected. The object is removed from the list later.
  bool isDisconnected = false;

  Person person() const {
    return {.key = key, .name = entered ? entered->name : QString(), .place = connection->place()};
  }
};

Lobby::Lobby(Dependencies dependencies, QObject* parent)
    : QObject(parent), dependencies_(std::move(dependencies)), second_(this) {
  second_.setSingleShot(true);
  second_.setInterval(dependencies_.newsTime);
  connect(&second_, &QTimer::timeout, this, qOverload<>(&Lobby::sendChanges));
}

Lobby::~Lobby() = default;

void Lobby::accept(std::unique_ptr<Connection> connection, const Fingerprint& key,
                   const QByteArray& first) {
  // Counts only the other visitors: an earlier connection of this visitor will be replaced.
  const auto isOther = [&key](const auto& visitor) {
    return !visitor->isDisconnected && visitor->key != key;
  };
  if (std::ranges::count_if(visitors_, isOther) >= dependencies_.mostVisitors) {
    return refuse(std::move(connection), Goodbye::Reason::full);
  }
  visitors_.push_back(
      std::make_unique<Visitor>(Visitor{.connection = std::move(connection),
                                        .key = key,
                                        .rate = MessageRate(dependencies_.clock())}));
  Visitor& visitor = *visitors_.back();
  const Connection* line = visitor.connection.get();
  connect(line, &Connection::received, this,
          [this, &visitor](const QByteArray& message) { receive(visitor, message); });
  connect(line, &Connection::closed, this, [this, &visitor] { lose(visitor); });
  receive(visitor, first);
}

void Lobby::receive(Visitor& visitor, const QByteArray& text) {
  if (!visitor.rate.take(dependencies_.clock())) return dismiss(visitor, Goodbye::Reason::tooMuch);
  const auto message = readVisitorMessage(text);
  const bool isEnter = message && std::holds_alternative<Enter>(*message);
  if (!message || isEnter == visitor.entered.has_value()) {
    return dismiss(visitor, Goodbye::Reason::notUnderstood);
  }
  std::visit([&](const auto& content) { answer(visitor, content); }, *message);
}

void Lobby::answer(Visitor& visitor, const Enter& enter) {
  if (enter.protocol != kProtocol) {
    return dismiss(visitor, enter.protocol < kProtocol ? Goodbye::Reason::newerHost
                                                       : Goodbye::Reason::olderHost);
  }
  // If a visitor connects again, the previous connection is closed: it may be broken without the
  // server noticing.
  for (const auto& other : visitors_) {
    if (other.get() == &visitor || other->isDisconnected || other->key != visitor.key) continue;
    if (other->entered && enter.call.isBefore(other->entered->call)) {
      return dismiss(visitor, Goodbye::Reason::elsewhere);
    }
    dismiss(*other, Goodbye::Reason::elsewhere);
  }
  visitor.entered = enter;
  // A visitor without a name gets the first word of its key as name.
  if (enter.name.isEmpty()) visitor.entered->name = visitor.key.words().first();
  dependencies_.entered(visitor.key, *visitor.entered);
  std::vector<QByteArray> messages;
  for (const ListedTable& table : dependencies_.tablesFor(visitor.key)) {
    visitor.sent.insert(table.id, table.message);
    messages.push_back(table.message);
  }
  if (visitor.isDisconnected) return;
  visitor.connection->send(
      lobbyMessage(LobbyNow{.room = dependencies_.room, .waits = dependencies_.waits()}, messages));
  for (const TableRemoved& table : dependencies_.closedFor(visitor.key)) send(visitor, table);
}

void Lobby::answer(Visitor& visitor, const NewTable& table) {
  const QPointer line(visitor.connection.get());
  dependencies_.open(
      {.key = visitor.key, .place = line->place(), .enter = *visitor.entered, .table = table},
      [line](const LobbyMessage& answer) {
        if (line) line->send(lobbyMessage(answer));
      });
}

void Lobby::changed() {
  if (!second_.isActive() && !visitors_.empty()) second_.start();
}

void Lobby::sendChanges() {
  second_.stop();
  for (const auto& visitor : visitors_) {
    if (visitor->entered && !visitor->isDisconnected) sendChanges(*visitor);
  }
}

void Lobby::sendChanges(Visitor& visitor) {
  QHash<QString, QByteArray> before = std::exchange(visitor.sent, {});
  for (const ListedTable& table : dependencies_.tablesFor(visitor.key)) {
    const QByteArray known = before.take(table.id);
    const bool isKnown = known.isSharedWith(table.message) || known == table.message;
    if (!isKnown && !visitor.isDisconnected) visitor.connection->send(table.message);
    visitor.sent.insert(table.id, table.message);
  }
  for (auto gone = before.keyBegin(); gone != before.keyEnd(); ++gone) {
    send(visitor, TableRemoved{*gone});
  }
}

void Lobby::reportClosed(const QString& table, const QString& name, const QSet<Fingerprint>& keys) {
  for (const auto& visitor : visitors_) {
    if (!visitor->entered || visitor->isDisconnected || !keys.contains(visitor->key)) continue;
    visitor->sent.remove(table);
    send(*visitor, TableRemoved{.table = table, .closed = name});
  }
}

std::vector<Lobby::Person> Lobby::people() const {
  std::vector<Person> people;
  for (const auto& visitor : visitors_) {
    if (visitor->entered && !visitor->isDisconnected) people.push_back(visitor->person());
  }
  return people;
}

void Lobby::removeIf(const std::function<bool(const Person& person)>& isUnwanted) {
  for (const auto& visitor : visitors_) {
    if (!visitor->isDisconnected && isUnwanted(visitor->person())) {
      dismiss(*visitor, Goodbye::Reason::removed);
    }
  }
}

void Lobby::send(const Visitor& visitor, const LobbyMessage& message) const {
  if (!visitor.isDisconnected) visitor.connection->send(lobbyMessage(message));
}

void Lobby::dismiss(Visitor& visitor, Goodbye::Reason reason) {
  send(visitor, Goodbye{reason});
  lose(visitor);
}

// Disconnects a visitor. The object is deleted later, because this function may be called while a
// message of the visitor is handled.
void Lobby::lose(Visitor& visitor) {
  if (std::exchange(visitor.isDisconnected, true)) return;
  visitor.connection->disconnect(this);
  visitor.connection->close();
  QMetaObject::invokeMethod(
      this,
      [this] { std::erase_if(visitors_, [](const auto& each) { return each->isDisconnected; }); },
      Qt::QueuedConnection);
}

void refuse(std::unique_ptr<Connection> connection, Goodbye::Reason reason) {
  sendAndClose(std::move(connection), lobbyMessage(Goodbye{reason}));
}

void sendAndClose(std::unique_ptr<Connection> connection, const QByteArray& message) {
  connection->send(message);
  hangUp(std::move(connection));
}

void hangUp(std::unique_ptr<Connection> connection) {
  connection->close();
  connection.release()->deleteLater();  // the connection may be emitting `received`
}

}  // namespace downpile

#include "moc_lobby.cpp"
