// SPDX-License-Identifier: GPL-3.0-or-later
// Program `golden-writer FOLDER`: writes new golden records, the recorded games that tst_golden
// replays.
#include <QDir>
#include <QFile>
#include <cstdio>

#include "playing.h"

using namespace downpile;

namespace {

void writeRecord(const QDir& folder, const QString& name, const RecordHeader& header,
                 Random& random) {
  MemoryJournal journal;
  auto session = Session::begin(header, journal, {});
  playOn(*session, random, 1500);
  QFile file(folder.filePath(name));
  if (file.open(QIODevice::WriteOnly)) file.write(journal.text.c_str());
}

// Writes one record for each game and number of players, and one sealed record for each game. The
// options of the unsealed records are random, from a fixed seed, or standard if the random options
// cannot be played.
void writeRecords(const QDir& folder) {
  for (const CatalogEntry& entry : catalog()) {
    for (int players = entry.info->minPlayers; players <= entry.info->maxPlayers; ++players) {
      RecordHeader header = headerFor(std::string(entry.info->id), players, 100);
      Random random(static_cast<std::uint64_t>(players));
      for (std::size_t i = 0; i < entry.info->options.size(); ++i) {
        const OptionSpan values = valuesOf(entry.info->options[i]);
        header.options[i] = static_cast<std::int16_t>(
            values.least +
            static_cast<int>(random.below(static_cast<std::uint32_t>(values.size()))));
      }
      if (*entry.refuse(header.options, players) != '\0') {
        header.options = standardValues(entry.info->options);
      }
      const auto id = QString::fromLatin1(entry.info->id.data());
      writeRecord(folder, QString("%1-%2.record").arg(id).arg(players), header, random);
    }
    Random random(3);
    writeRecord(folder, "sealed-" + QString::fromLatin1(entry.info->id.data()) + ".record",
                sealedHeaderFor(std::string(entry.info->id), 3, 100), random);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: golden-writer FOLDER\n", stderr);
    return 2;
  }
  writeRecords(QDir(QString::fromLocal8Bit(argv[1])));
  return 0;
}
