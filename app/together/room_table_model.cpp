// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/room_table_model.h"

#include <QCoreApplication>
#include <algorithm>

#include "games/catalog.h"
#include "records/header_text.h"
#include "text/texts.h"
#include "together/multiplayer_texts.h"
#include "together/people_model.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr Role<RoomTableRow> kRoomTableRoles[] = {
    {"id", member<&RoomTableRow::id>},         {"name", member<&RoomTableRow::name>},
    {"game", member<&RoomTableRow::game>},     {"players", member<&RoomTableRow::players>},
    {"state", member<&RoomTableRow::state>},   {"rules", member<&RoomTableRow::rules>},
    {"marks", member<&RoomTableRow::marks>},   {"maySit", member<&RoomTableRow::maySit>},
    {"maySee", member<&RoomTableRow::maySee>}, {"isSeated", member<&RoomTableRow::isSeated>},
    {"spoken", member<&RoomTableRow::spoken>},
};

struct RoomTableModelTexts {
  Q_DECLARE_TR_FUNCTIONS(RoomTableModel)
};

// Returns the names of a table's players. People who have taken seats replace the computer players
// in the header.
QString playersNow(const GameInfo& info, RecordHeader header, const std::vector<SeatNow>& seats) {
  for (std::size_t player = 0; player < std::min(seats.size(), header.seats.size()); ++player) {
    if (seats[player].state == SeatNow::State::computer) continue;
    header.seats[player].kind = kPerson;
    header.seats[player].name = seats[player].name.toStdString();
  }
  return playersText(info, header);
}

// `own` is the user's seat at the table, or nullptr. If the seat is disconnected, the text says
// who may take it now.
QString stateText(const TableNow& table, const SeatNow* own) {
  QStringList parts;
  if (own != nullptr && own->state == SeatNow::State::disconnected) {
    switch (own->colour) {
      case SeatNow::Colour::none:
        parts << RoomTableModelTexts::tr("your seat is being kept");
        break;
      case SeatNow::Colour::blue:
        parts << RoomTableModelTexts::tr("your friends may take your seat");
        break;
      case SeatNow::Colour::red:
        parts << RoomTableModelTexts::tr("anyone may take your seat");
        break;
    }
  }
  if (table.free > 0) {
    parts << RoomTableModelTexts::tr("%n free seat(s)", "", table.free);
  } else if (own == nullptr) {
    parts << RoomTableModelTexts::tr("no free seats");
  }
  if (table.isPlaying) parts << RoomTableModelTexts::tr("game in progress");
  if (table.watching > 0) parts << RoomTableModelTexts::tr("%n watching", "", table.watching);
  return parts.join(u", "_s);
}

QStringList marksOf(const TableNow& table) {
  QStringList marks;
  if (table.isYours) marks << RoomTableModelTexts::tr("Yours", "mark of a table");
  if (table.access == Access::friends)
    marks << RoomTableModelTexts::tr("Friends", "mark of a table for friends");
  return marks;
}

}  // namespace

RoomTableModel::RoomTableModel(QObject* parent) : RowModel(kRoomTableRoles, parent) {}

void RoomTableModel::show(const std::vector<TableNow>& tables, const Fingerprint& you,
                          People& people) {
  std::vector<RoomTableRow> rows;
  for (const TableNow& table : tables) {
    const auto seat = std::ranges::find(table.seats, you, &SeatNow::key);
    const bool isSeated = seat != table.seats.end();
    RoomTableRow row{.id = table.id,
                     .name = tableTitle(table.name),
                     .state = stateText(table, isSeated ? &*seat : nullptr),
                     .marks = marksOf(table),
                     .isSeated = isSeated};
    const RecordReading reading = readRecord(table.header);
    if (reading.status == RecordReading::Status::good) {
      const RecordHeader& header = reading.record.header;
      const GameInfo& info = *findGame(header.game)->info;
      const SeatsNow called = withLocalNames({.seats = table.seats}, kSpectator, people);
      row.game = gameText(info, info.title);
      row.players = playersNow(info, header, called.seats);
      row.rules = rulesText(info, header.options, table.rulesName);
      row.maySit = table.free > 0 || row.isSeated;
      row.maySee = !row.isSeated;
    } else {
      row.state = RoomTableModelTexts::tr("This version does not know the game or its house rules");
    }
    QStringList spokenParts{row.name, row.game};
    spokenParts << row.marks << row.state << row.players << row.rules;
    spokenParts.removeAll(QString());
    row.spoken = spokenParts.join(u". "_s);
    rows.push_back(std::move(row));
  }
  // After a reconnect the room may send the tables in another order. merge() does not allow that,
  // so the model is cleared first.
  const auto isInOrder = [&rows, next = rows.begin()](const RoomTableRow& row) mutable {
    const auto found = std::ranges::find(rows, row.id, &RoomTableRow::id);
    if (found == rows.end()) return true;
    const bool isLater = found >= next;
    next = found;
    return isLater;
  };
  if (!std::ranges::all_of(rows_, isInOrder)) merge(rows_, {});
  merge(rows_, std::move(rows), [](const RoomTableRow& row) { return row.id; });
}

}  // namespace downpile

#include "moc_room_table_model.cpp"
