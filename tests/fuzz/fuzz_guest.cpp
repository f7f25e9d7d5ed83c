// SPDX-License-Identifier: GPL-3.0-or-later
// What people say to a table, one message a line, each with who says it: the number of a person;
// `!` and a number is a new connection of that person, and `.` lets a minute pass. The first line
// is the game. Nothing of it spoils the game: at the end its record can be read and played.
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

// Who hears what that person may know, and keeps nothing.
class Person {
 public:
  void come(Party& party, int number) {
    auto [here, there] = MemoryConnection::pair();
    way_ = std::move(here);
    QObject::connect(way_.get(), &Connection::received, way_.get(), [](const QByteArray& text) {
      require(readHostMessage(text).has_value(), "a host says what nobody understands");
    });
    party.table->come(std::move(there), keyOf(number));
  }
  void say(const QByteArray& text) const {
    if (way_) way_->send(text);
  }

 private:
  std::unique_ptr<MemoryConnection> way_;
};

void arrive() {
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
  const CatalogEntry* game = findGame(lines.first().mid(1).toStdString());
  if (game == nullptr) return 0;
  const int players = std::max(2, game->info->minPlayers);
  const RecordHeader header = peopleHeader(std::string(game->info->id), players, 3);
  auto terms = Party::termsOf(header, {});
  terms.isInRoom = lines.first().startsWith('r');
  Party party(std::move(terms));
  std::array<Person, kPeople> people;
  for (const QByteArray& line : lines.mid(1)) {
    if (line.startsWith('.')) {
      party.now += 60'000;
      party.table->keepTime();
    }
    const bool comes = line.startsWith('!');
    const auto number = static_cast<std::size_t>(line.mid(comes ? 1 : 0, 1).toInt());
    if (number >= people.size()) continue;
    if (comes) {
      people[number].come(party, static_cast<int>(number));
    } else {
      people[number].say(line.mid(1));
    }
    party.now += 10;
    arrive();
  }
  if (party.table->isBegun()) checkRecord(party.session());
  return 0;
}
