// SPDX-License-Identifier: GPL-3.0-or-later
// A hosted table with guests in the same process. Tests can cut connections and set the time.
// Guests choose moves by `choiceOf`.
#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QtTest>
#include <memory>
#include <string>
#include <vector>

#include "../../support/bot_threads.h"
#include "connection/memory_connection.h"
#include "games/catalog.h"
#include "guest/guest_table.h"
#include "host/hosted_table.h"
#include "runner/test_class.h"

namespace downpile::tests {

using namespace Qt::StringLiterals;

class PartyJournal final : public DirectJournal {
 public:
  explicit PartyJournal(std::string& text, const bool* isFull = nullptr)
      : text_(text), isFull_(isFull) {}
  bool append(std::string_view lines) override {
    if (isFull_ != nullptr && *isFull_) return false;
    text_ += lines;
    return true;
  }

 private:
  std::string& text_;
  const bool* isFull_;  // if true, writes fail as on a full disk
};

// A journal with delayed writes: write() stores its callback in `pending`, and the test calls it to
// finish the last write.
class SlowJournal final : public Journal {
 public:
  explicit SlowJournal(Done& pending) : pending_(pending) {}
  void write(std::string /*lines*/, Done done) override { pending_ = std::move(done); }

 private:
  Done& pending_;
};

// Returns a made-up fingerprint, different for each number.
inline Fingerprint keyOf(int number) {
  QByteArray bytes(Fingerprint::kBytes, '\0');
  bytes[0] = static_cast<char>(number + 1);
  return *Fingerprint::fromBytes(bytes);
}

inline RecordHeader partyHeader(const std::string& game, int players, std::uint64_t seed) {
  RecordHeader header;
  header.game = game;
  header.players = players;
  header.options = standardValues(findGame(game)->info->options);
  header.seed = seed;
  header.botSeed = seed + 1;
  for (int player = 0; player < players; ++player) {
    header.seats.push_back(
        {player == 0 ? std::string(kPerson) : "random", player, "P" + std::to_string(player)});
  }
  return header;
}

// Returns the header of a game with a person in every seat.
inline RecordHeader peopleHeader(const std::string& game, int players, std::uint64_t seed) {
  RecordHeader header = partyHeader(game, players, seed);
  for (Seat& seat : header.seats) seat.kind = std::string(kPerson);
  return header;
}

// Adds a row for each game, with its id in column "game".
// Adds a row for each game; in the quick tests only for the first `quick` games.
inline void addGameRows(std::size_t quick = catalog().size()) {
  QTest::addColumn<QString>("game");
  for (const CatalogEntry& entry : catalog().first(effort(quick, catalog().size()))) {
    const auto id = QString::fromUtf8(entry.info->id);
    QTest::newRow(qPrintable(id)) << id;
  }
}

struct Party {
  explicit Party(RecordHeader header, std::optional<Record> record = {},
                 std::chrono::milliseconds roundTime = std::chrono::seconds(10))
      : Party(setupOf(std::move(header), std::move(record)), roundTime) {}
  explicit Party(HostedTable::Setup setup,
                 std::chrono::milliseconds roundTime = std::chrono::seconds(10)) {
    table = std::make_unique<HostedTable>(
        std::move(setup), keyOf(0),
        HostedTable::Dependencies{
            .makeJournal = [this](const RecordHeader&) -> std::unique_ptr<Journal> {
              if (isSlow) return std::make_unique<SlowJournal>(writing);
              return std::make_unique<PartyJournal>(journal, &isFull);
            },
            .openJournal = [this] { return std::make_unique<PartyJournal>(journal, &isFull); },
            .clock = [this] { return now; },
            .computers = {.pause = [](std::size_t) { return 0; },
                          .maker = [this](std::string_view game, std::string_view name,
                                          std::string& error) { return maker(game, name, error); }},
            .roundTime = roundTime});
  }

  static HostedTable::Setup setupOf(RecordHeader header, std::optional<Record> record) {
    HostedTable::Setup setup{.name = u"Table"_s, .header = std::move(header)};
    setup.record = std::move(record);
    return setup;
  }

  // Connects a new guest; the first one owns the table.
  GuestTable& invite(const Acquaintances& knows = {}, bool watches = false) {
    const auto number = static_cast<int>(guests.size());
    GuestTable::Person person{.name = u"Guest %1"_s.arg(number), .portrait = number};
    person.knows = knows;
    person.watches = watches;
    guests.push_back(std::make_unique<GuestTable>(person, QString()));
    connectGuest(number);
    settle();
    return *guests.back();
  }
  // Connects a spectator.
  GuestTable& show() { return invite({}, true); }
  void connectGuest(int number) {
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    const auto at = static_cast<std::size_t>(number);
    ways.resize(std::max(ways.size(), at + 1));
    ways[at] = guestEnd.get();
    table->accept(std::move(hostEnd), keyOf(number));
    guests[at]->use(std::move(guestEnd));
  }
  // Cuts the connection of a guest, as if a cable were unplugged. Messages on their way to the
  // guest are lost.
  void cut(int number) {
    const auto at = static_cast<std::size_t>(number);
    if (ways[at]) ways[at]->close();
    emit ways[at]->closed();
  }

  // Delivers all messages. Computer players may still be thinking.
  static void settle() {
    auto* events = QAbstractEventDispatcher::instance();
    bool isBusy = true;
    for (int i = 0; i < 20 && isBusy; ++i) {
      QCoreApplication::sendPostedEvents();
      isBusy = events->processEvents(QEventLoop::AllEvents);
    }
  }

  // Delivers all messages, and the moves and hints of the computer players.
  static void settleComputers() {
    settle();
    finishBotQuestions();
    settle();
  }

  const Session& session() const { return *table->session(); }
  GuestTable& guest(int number) { return *guests[static_cast<std::size_t>(number)]; }

  // Returns true if the guest's position, view and legal moves equal those of the session for this
  // guest.
  static bool knowsAll(const GuestTable& guest, const Session& session) {
    const auto view = session.view(guest.you());
    return guest.position() == session.position() && guest.view().write() == view->write() &&
           guest.view().legal() == view->legal();
  }

  // Finishes the pending write, and all resulting writes.
  void write() {
    while (writing) {
      std::exchange(writing, nullptr)(true);
      settle();
    }
  }

  std::string journal;
  BotMaker maker = makeBot;
  bool isFull = false;
  bool isSlow = false;
  Journal::Done writing;
  qint64 now = 0;
  std::unique_ptr<HostedTable> table;
  std::vector<std::unique_ptr<GuestTable>> guests;
  std::vector<QPointer<MemoryConnection>> ways;
};

// Returns a pseudo-random legal move. Its seed is the number of the position and the player.
inline Action choiceOf(const GuestTable& guest) {
  const std::vector<Action> legal = guest.view().legal();
  Random random(guest.position() * 16 + static_cast<std::size_t>(guest.you()));
  return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace downpile::tests
