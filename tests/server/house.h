// SPDX-License-Identifier: GPL-3.0-or-later
// A room with its guests in the same process. Tests can restart the room and set the time.
#pragma once

#include <QTemporaryDir>
#include <QtTest>
#include <map>
#include <memory>
#include <vector>

#include "../network/host/party.h"
#include "room/room.h"

namespace downpile::tests {

// The client end of a connection, which stores all received messages.
struct Caller {
  explicit Caller(std::unique_ptr<MemoryConnection> connection) : way(std::move(connection)) {
    QObject::connect(way.get(), &Connection::received, way.get(),
                     [this](const QByteArray& text) { received.push_back(text); });
    QObject::connect(way.get(), &Connection::closed, way.get(), [this] { isClosed = true; });
  }
  void send(const QByteArray& text) const { way->send(text); }
  void send(const VisitorMessage& message) const { send(visitorMessage(message)); }

  // Returns all received messages of this type, in order.
  template <class Message>
  std::vector<Message> all() const {
    std::vector<Message> found;
    for (const QByteArray& text : received) {
      const auto message = readLobbyMessage(text);
      if (!message) continue;
      if (const auto* content = std::get_if<Message>(&*message)) found.push_back(*content);
    }
    return found;
  }
  bool isDismissedFor(Goodbye::Reason reason) const {
    const auto goodbyes = all<Goodbye>();
    return goodbyes.size() == 1 && goodbyes[0].reason == reason;
  }
  // Returns the tables in the lobby, as all messages received so far describe them.
  std::map<QString, TableNow> tables() const {
    std::map<QString, TableNow> now;
    for (const QByteArray& text : received) {
      const auto message = readLobbyMessage(text);
      if (!message) continue;
      if (const auto* lobby = std::get_if<LobbyNow>(&*message)) {
        for (const TableNow& table : lobby->tables) now[table.id] = table;
      } else if (const auto* changed = std::get_if<TableChanged>(&*message)) {
        now[changed->table.id] = changed->table;
      } else if (const auto* removed = std::get_if<TableRemoved>(&*message)) {
        now.erase(removed->table);
      }
    }
    return now;
  }

  std::unique_ptr<MemoryConnection> way;
  std::vector<QByteArray> received;
  bool isClosed = false;
};

// Returns a request for a new table with computer players in every seat.
inline NewTable tableRequest(const std::string& game = "underwear", int players = 3,
                             Access access = Access::everybody) {
  RecordHeader header = partyHeader(game, players, 1);
  for (Seat& seat : header.seats) seat.kind = "fair";
  // The room deals random cards, so a game of Life with the usual target score can end after one
  // deal. A higher target prevents that.
  const GameInfo& info = *findGame(game)->info;
  if (game == "life") header.options[*findOption(info.options, "target")] = 500;
  return {.name = u"Sunday"_s, .header = headerText(withoutSecrets(header)), .access = access};
}

// Returns limits with which the room sends changes of its tables after only 10 ms.
inline Room::Limits quickLimits() {
  Room::Limits limits;
  limits.newsTime = std::chrono::milliseconds(10);
  return limits;
}

struct House {
  House() { open(); }
  explicit House(const Room::Limits& ofRoom) : limits(ofRoom) { open(); }
  // Opens a server of a room whose servers share a PostgreSQL database. `shared`: connection string
  // of the database.
  explicit House(const QString& shared) : database(shared) { open(); }

  void open() {
    auto opening = RoomStore::open({.folder = folder.path(),
                                    .database = database,
                                    .mostPollTime = std::chrono::milliseconds(20)});
    if (!opening.store) qFatal("%s", qPrintable(opening.sentence));
    store = std::move(opening.store);
    room = std::make_unique<Room>(
        *store, u"Club"_s, std::move(opening.tables), limits,
        Room::Dependencies{.clock = [this] { return now; },
                           .date = [this] { return date + now; },
                           .pause = [](std::size_t) { return 0; },
                           .note = [this](const QString& line) { notes << line; },
                           .isBanned = [this](const Fingerprint& key,
                                              const QString&) { return banned.contains(key); }});
  }
  // Closes room and store and opens them again, like a restart of the program.
  void restart() {
    room.reset();
    store.reset();
    Party::settle();
    open();
    Party::settle();
  }

  std::unique_ptr<Caller> call(int number) const {
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    room->accept(std::move(hostEnd), keyOf(number));
    return std::make_unique<Caller>(std::move(guestEnd));
  }
  // Enters the lobby as the person with key `keyOf(number)`.
  std::unique_ptr<Caller> enter(int number, const Acquaintances& knows = {}) const {
    auto caller = call(number);
    caller->send(Enter{.name = u"Guest %1"_s.arg(number), .knows = knows});
    Party::settle();
    return caller;
  }
  // Opens a table. Returns its id, or an empty string on failure.
  static QString openTable(const Caller& caller, const NewTable& wanted) {
    const auto before = caller.all<Opened>().size();
    const auto refused = caller.all<Refused>().size();
    caller.send(wanted);
    const bool isAnswered = QTest::qWaitFor([&] {
      return caller.all<Opened>().size() > before || caller.all<Refused>().size() > refused;
    });
    const auto opened = caller.all<Opened>();
    return isAnswered && opened.size() > before ? opened.back().table : QString();
  }
  // Creates a guest, owned by `guests`, and connects it to a table.
  GuestTable& sit(int number, const QString& table, const Acquaintances& knows = {}) {
    GuestTable::Person person{.name = u"Guest %1"_s.arg(number), .knows = knows};
    guests[number] = std::make_unique<GuestTable>(person, table);
    connectGuest(number);
    return *guests[number];
  }
  void connectGuest(int number) {
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    room->accept(std::move(hostEnd), keyOf(number));
    guests[number]->use(std::move(guestEnd));
    Party::settle();
  }
  // Lets a guest leave the table, and deletes the guest.
  void leave(int number) {
    guests[number]->leave();
    Party::settle();
    guests.erase(number);
  }
  // Makes a move for the first guest able to move. Returns false if no move was made.
  bool playAnything() {
    for (auto& [number, guest] : guests) {
      // The deal may be over, because its length depends on the cards. Then requests the next deal
      // instead, once: the host disconnects a guest after many requests.
      if (guest->isReached() && !guest->isBusy() && guest->may(GameRequest::nextDeal)) {
        guest->ask(GameRequest::nextDeal, [](const Answer&) {});
        return false;
      }
      if (!guest->isReached() || !guest->isPlaying() || guest->view().legal().empty()) continue;
      const Action action = choiceOf(*guest);
      std::optional<Answer> answer;
      guest->send({&action, 1}, guest->position(), [&](const Answer& given) { answer = given; });
      return QTest::qWaitFor([&] { return answer.has_value(); }) && answer->isDone();
    }
    return false;
  }

  QTemporaryDir folder;
  QString database;
  Room::Limits limits = quickLimits();
  qint64 now = 0;
  qint64 date = 1'700'000'000'000;
  QStringList notes;
  QSet<Fingerprint> banned;
  std::unique_ptr<RoomStore> store;
  std::unique_ptr<Room> room;
  std::map<int, std::unique_ptr<GuestTable>> guests;
};

}  // namespace downpile::tests
