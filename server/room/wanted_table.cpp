// SPDX-License-Identifier: GPL-3.0-or-later
#include "room/wanted_table.h"

#include <QRandomGenerator>
#include <algorithm>

#include "bots/bot_catalog.h"
#include "identity/fingerprint.h"
#include "lines/clean_text.h"
#include "message/messages.h"
#include "record/fresh_seal.h"

namespace downpile {

namespace {

constexpr int kMostPortraits = 1000;

bool isOffered(const std::string& game, const std::string& kind) {
  const std::vector<std::string> names = botNames(game);
  const auto level = std::ranges::find(levels(), botNameParts(kind).level, &Level::name);
  return std::ranges::find(names, kind) != names.end() && level != levels().end() &&
         level->isOffered;
}

}  // namespace

std::optional<RecordHeader> wantedHeader(const std::string& text) {
  const RecordReading reading = readRecord(text);
  if (reading.status != RecordReading::Status::good || !reading.record.entries.empty()) {
    return std::nullopt;
  }
  RecordHeader header = reading.record.header;
  for (Seat& seat : header.seats) {
    if (isPerson(seat)) {
      seat.kind = kStandardLevel;
      seat.name.clear();
    }
    if (!isOffered(header.game, seat.kind)) return std::nullopt;
    seat.name = cleanText(QString::fromStdString(seat.name), kMostNameLength).toStdString();
    seat.portrait = std::clamp(seat.portrait, 0, kMostPortraits);
    seat.key.clear();
  }
  reseal(header);
  header.botSeed = QRandomGenerator::system()->generate64();
  header.takenOver = 0;
  header.rules = 0;
  return header;
}

QString newTableId() {
  constexpr qsizetype kLetters = 26;  // number of letters of a table id, with 5 random bits each
  const Bytes32 bytes = freshBytes();
  const auto* data = reinterpret_cast<const char*>(bytes.data());
  const auto size = static_cast<qsizetype>(bytes.size());
  return Fingerprint::fromBytes(QByteArrayView(data, size))->text().left(kLetters);
}

}  // namespace downpile
