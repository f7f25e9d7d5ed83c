// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/record_opening.h"

#include <QCoreApplication>
#include <QDir>

#include "files/ordinary_file.h"
#include "text/texts.h"

namespace downpile {

namespace {

struct Sentences {
  Q_DECLARE_TR_FUNCTIONS(Replay)
};

// Nothing where the file could be read.
QString notRead(const FileReading& file, const QString& name) {
  switch (file.status) {
    case FileReading::Status::missing:
      return Sentences::tr("The record %1 is not there.").arg(name);
    case FileReading::Status::notOrdinary:
      return Sentences::tr("%1 is not a file that could hold a record.").arg(name);
    case FileReading::Status::tooLarge:
      return Sentences::tr("The file %1 is too large to be a record.").arg(name);
    case FileReading::Status::unreadable:
      return Sentences::tr("The record %1 cannot be read: %2.").arg(name, file.reason);
    case FileReading::Status::good:
      break;
  }
  return {};
}

QString number(std::size_t value) { return numberText(static_cast<qint64>(value)); }

}  // namespace

OpenedRecord openRecord(const QByteArray& text, const QString& name, bool isOpen) {
  RecordReading reading = readRecord({text.constData(), static_cast<std::size_t>(text.size())});
  const bool isDamaged = reading.status == RecordReading::Status::damaged;
  auto& entries = reading.record.entries;
  if (reading.status == RecordReading::Status::newer) {
    return {{},
            Sentences::tr("The record %1 was written by a newer version of Downpile.").arg(name)};
  }
  if (isDamaged && reading.line == 1) {
    return {.problem = Sentences::tr("There is no game of Downpile in the record %1.").arg(name)};
  }
  if (isDamaged && entries.empty()) {
    return {{},
            Sentences::tr("The record %1 is damaged in line %2: nothing of the game is left.")
                .arg(name, number(reading.line))};
  }
  QString problem;
  if (isDamaged) {
    problem = Sentences::tr("The record %1 is damaged in line %2. It is shown up to there.")
                  .arg(name, number(reading.line));
  }
  if (entries.size() > kMostReplayed) {
    entries.resize(kMostReplayed);
    problem = Sentences::tr("The record %1 is very long: its first %2 lines are shown.")
                  .arg(name, number(kMostReplayed));
  }
  const std::size_t firstLine = reading.firstEntryLine;
  auto timeline = std::make_shared<const Timeline>(std::move(reading.record), isOpen);
  if (!timeline->problem().empty()) {
    const auto inForce = timeline->record().indicesInForce();
    const QString line = number(firstLine + inForce[timeline->played()]);
    if (timeline->stops().empty()) {
      return {
          {},
          Sentences::tr("The record %1 does not agree with the rules of this version.").arg(name)};
    }
    problem = Sentences::tr(
                  "The record %1 does not agree with the rules of this version from "
                  "line %2 on. It is shown up to there.")
                  .arg(name, line);
  }
  if (timeline->stops().empty()) {
    return {.problem = Sentences::tr("In the record %1 no cards have been dealt yet.").arg(name)};
  }
  return {.timeline = std::move(timeline), .problem = std::move(problem)};
}

OpenedRecord openRecordFile(const QString& path) {
  const QString name = QDir::toNativeSeparators(path);
  const FileReading file = readOrdinaryFile(path, static_cast<qint64>(kMostRecordBytes));
  if (file.status != FileReading::Status::good) return {.problem = notRead(file, name)};
  return openRecord(file.bytes, name);
}

}  // namespace downpile
