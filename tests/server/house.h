// SPDX-License-Identifier: GPL-3.0-or-later
// A room with people in it, all in this program: it can be left and entered again, and time is
// handed in.
#pragma once

#include <QTemporaryDir>
#include <QtTest>
#include <map>
#include <memory>
#include <vector>

#include "../network/host/party.h"
#include "room/room.h"

namespace downpile::tests {

// The other end of a connection whose messages are kept.
struct Caller {
  explicit Caller(std::unique_ptr<MemoryConnection> connection) : way(std::move(connection)) {
    QObject::connect(way.get(), &Connection::received, way.get(),
                     [this](const QByteArray& text) { heard.push_back(text); });
    QObject::connect(way.get(), &Connection::closed, way.get(), [this] { isClosed = true; });
  }
  void say(const QByteArray& text) const { way->send(text); }
  void say(const VisitorMessage& message) const { say(visitorMessage(message)); }

  // All of one kind, in order.
  template <class Message>
  std::vector<Message> all() const {
    std::vector<Message> found;
    for (const QByteArray& text : heard) {
      const auto message = readLobbyMessage(text);
      if (!message) continue;
      if (const auto* one = std::get_if<Message>(&*message)) found.push_back(*one);
    }
    return found;
  }
  bool isTurnedAway(Goodbye::Reason reason) const {
    const auto said = all<Goodbye>();
    return said.size() == 1 && said[0].reason == reason;
  }
  // The tables that stand in the lobby now.
  std::map<QString, TableNow> tables() const {
    std::map<QString, TableNow> now;
    for (const QByteArray& text : heard) {
      const auto message = readLobbyMessage(text);
      if (!message) continue;
      if (const auto* lobby = std::get_if<LobbyNow>(&*message)) {
        for (const TableNow& table : lobby->tables) now[table.id] = table;
      } else if (const auto* changed = std::get_if<TableChanged>(&*message)) {
        now[changed->table.id] = changed->table;
      } else if (const auto* gone = std::get_if<TableGone>(&*message)) {
        now.erase(gone->table);
      }
    }
    return now;
  }

  std::unique_ptr<MemoryConnection> way;
  std::vector<QByteArray> heard;
  bool isClosed = false;
};

// What somebody wants who opens a table: computer players in every seat.
inline NewTable wantedTable(const std::string& game = "underwear", int players = 3,
                            Access access = Access::everybody) {
  RecordHeader header = partyHeader(game, players, 1);
  header.seats[0].kind = "fair";
  for (Seat& seat : header.seats) seat.kind = "fair";
  return {.name = u"Sunday"_s, .header = headerText(withoutSecrets(header)), .access = access};
}

// Changed tables are told of at once, for a test that waits for that.
inline Room::Limits quickLimits() {
  Room::Limits limits;
  limits.newsTime = std::chrono::milliseconds(10);
  return limits;
}

struct House {
  House() { open(); }
  explicit House(const Room::Limits& ofRoom) : limits(ofRoom) { open(); }
  // One of several, that share a database of PostgreSQL.
  explicit House(const QString& shared) : database(shared) { open(); }

  void open() {
    auto opening = RoomStore::open({.folder = folder.path(),
                                    .database = database,
                                    .mostLookTime = std::chrono::milliseconds(20)});
    if (!opening.store) qFatal("%s", qPrintable(opening.sentence));
    store = std::move(opening.store);
    room =
        std::make_unique<Room>(*store, u"Club"_s, std::move(opening.tables), limits,
                               Room::Means{.clock = [this] { return now; },
                                           .date = [this] { return date + now; },
                                           .pause = [](std::size_t) { return 0; },
                                           .note = [this](const QString& line) { notes << line; }});
  }
  // Everything is as when the program was started again.
  void openAgain() {
    room.reset();
    store.reset();
    Party::settle();
    open();
    Party::settle();
  }

  std::unique_ptr<Caller> call(int number) const {
    auto [here, there] = MemoryConnection::pair();
    room->come(std::move(there), keyOf(number));
    return std::make_unique<Caller>(std::move(here));
  }
  // Comes in, as the person with this key.
  std::unique_ptr<Caller> enter(int number, const Acquaintances& knows = {}) const {
    auto caller = call(number);
    caller->say(Enter{.name = u"Guest %1"_s.arg(number), .knows = knows});
    Party::settle();
    return caller;
  }
  // The id of a new table; empty where it was refused.
  static QString openTable(const Caller& caller, const NewTable& wanted) {
    const auto before = caller.all<Opened>().size();
    const auto refused = caller.all<Refused>().size();
    caller.say(wanted);
    const bool isAnswered = QTest::qWaitFor([&] {
      return caller.all<Opened>().size() > before || caller.all<Refused>().size() > refused;
    });
    const auto opened = caller.all<Opened>();
    return isAnswered && opened.size() > before ? opened.back().table : QString();
  }
  // A person at a table, who stays one of this house.
  GuestTable& sit(int number, const QString& table, const Acquaintances& knows = {}) {
    GuestTable::Person person{.name = u"Guest %1"_s.arg(number), .knows = knows};
    guests[number] = std::make_unique<GuestTable>(person, table);
    connectGuest(number);
    return *guests[number];
  }
  void connectGuest(int number) {
    auto [here, there] = MemoryConnection::pair();
    room->come(std::move(there), keyOf(number));
    guests[number]->use(std::move(here));
    Party::settle();
  }
  // Says goodbye, and is forgotten.
  void leave(int number) {
    guests[number]->leave();
    Party::settle();
    guests.erase(number);
  }
  // Somebody whose turn it is plays something; false where nobody can.
  bool playAnything() {
    for (auto& [number, guest] : guests) {
      // What the cards come to is chance: a deal may be over.
      if (guest->isReached() && guest->may(Wish::nextDeal)) {
        guest->ask(Wish::nextDeal, [](const Answer&) {});
        return false;
      }
      if (!guest->isReached() || !guest->isPlaying() || guest->view().legal().empty()) continue;
      const Action action = choiceOf(*guest);
      std::optional<Answer> came;
      guest->send({&action, 1}, guest->position(), [&](const Answer& answer) { came = answer; });
      return QTest::qWaitFor([&] { return came.has_value(); }) && came->isDone();
    }
    return false;
  }

  QTemporaryDir folder;
  QString database;
  Room::Limits limits = quickLimits();
  qint64 now = 0;
  qint64 date = 1'700'000'000'000;
  QStringList notes;
  std::unique_ptr<RoomStore> store;
  std::unique_ptr<Room> room;
  std::map<int, std::unique_ptr<GuestTable>> guests;
};

}  // namespace downpile::tests
