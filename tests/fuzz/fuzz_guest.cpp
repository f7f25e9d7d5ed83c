// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes a hosted table with messages of guests, one per line, each prefixed by the number of a
// person. `!` and a number connects this person, again if necessary; `.` advances the clock by a
// minute. The first line is the game with its house rules after a letter: `rlife finishTurn=on`,
// where `r` is a table in a room. The table must survive: its record can be read and replayed at
// the end.
#include <array>

#include "bytes.h"
#include "lines.h"
#include "network/host/stranger.h"
#include "record/replayer.h"
#include "target.h"

using namespace downpile;
using namespace downpile::test;
using namespace downpile::tests;

namespace {

constexpr int kPeople = 4;

// A guest checking only the validity of the host's messages.
class Person {
 public:
  void join(Party& party, int number) {
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    way_ = std::move(guestEnd);
    QObject::connect(way_.get(), &Connection::received, way_.get(), [](const QByteArray& text) {
      require(readHostMessage(text).has_value(), "a host sends an invalid message");
    });
    party.table->accept(std::move(hostEnd), keyOf(number));
  }
  void send(const QByteArray& text) const {
    if (way_) way_->send(text);
  }

 private:
  std::unique_ptr<MemoryConnection> way_;
};

void deliverMessages() {
  for (int i = 0; i < 3; ++i) {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
  }
}

void checkRecord(const Session& session) {
  const std::string text = recordText(session.record());
  const RecordReading reading = readRecord(text);
  require(reading.status == RecordReading::Status::good, "the record cannot be read");
  Replayer replayer(reading.record.header);
  for (const RecordEntry& entry : reading.record.entries) {
    require(!replayer.play(entry), "the record cannot be played");
  }
}

}  // namespace

int FUZZ_TARGET(guest)(const std::uint8_t* data, std::size_t size) {
  startEvents();
  const QByteArrayList lines = linesOf(data, size);
  const std::string first = lines.first().mid(1).toStdString();
  const std::size_t end = std::min(first.find(' '), first.size());
  const CatalogEntry* game = findGame(first.substr(0, end));
  if (game == nullptr) return 0;
  const int players = std::max(2, game->info->minPlayers);
  RecordHeader header = peopleHeader(std::string(game->info->id), players, 3);
  const auto options = optionsFromText(game->info->options, first.substr(end));
  if (options && *game->refuse(*options, players) == '\0') header.options = *options;
  auto setup = Party::setupOf(header, {});
  setup.isInRoom = lines.first().startsWith('r');
  Party party(std::move(setup));
  std::array<Person, kPeople> people;
  for (const QByteArray& line : lines.mid(1)) {
    if (line.startsWith('.')) {
      party.now += 60'000;
      party.table->updateTimes();
      continue;
    }
    const bool joins = line.startsWith('!');
    const auto number = static_cast<std::size_t>(line.mid(joins ? 1 : 0, 1).toInt());
    if (number >= people.size()) continue;
    if (joins) {
      people[number].join(party, static_cast<int>(number));
    } else {
      people[number].send(line.mid(1));
    }
    party.now += 10;
    deliverMessages();
  }
  if (party.table->isBegun()) checkRecord(party.session());
  return 0;
}
