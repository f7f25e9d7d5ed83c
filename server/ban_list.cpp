// SPDX-License-Identifier: GPL-3.0-or-later
#include "ban_list.h"

#include <QDir>

#include "files/ordinary_file.h"
#include "files/whole_file.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBanBytes = qint64{16} << 20U;  // maximum size of the ban list's file in bytes

}  // namespace

BanList::BanList(const QString& folder, QString& trouble)
    : path_(QDir(folder).filePath(u"banned"_s)) {
  const FileReading reading = readOrdinaryFile(path_, kMostBanBytes);
  if (reading.status == FileReading::Status::missing) return;
  if (reading.status != FileReading::Status::good) {
    trouble = u"Cannot read the banned people in %1."_s.arg(path_);
    return;
  }
  for (const QString& line : QString::fromUtf8(reading.bytes).split(u'\n')) {
    const QString who = line.section(u' ', 0, 0);
    if (!who.isEmpty()) banned_[who] = line.section(u' ', 1);
  }
}

bool BanList::contains(const Fingerprint& key, const QString& place) const {
  return !banned_.isEmpty() && (banned_.contains(key.text()) || banned_.contains(place));
}

QString BanList::add(const QString& who, const QString& time) {
  banned_[who] = time;
  return write();
}

QString BanList::remove(const QString& who) {
  banned_.remove(who);
  return write();
}

QString BanList::write() const {
  QString text;
  for (auto each = banned_.cbegin(); each != banned_.cend(); ++each) {
    text += each.key() + u' ' + each.value() + u'\n';
  }
  QString reason;
  return writeWhole(path_, text.toUtf8(), FileKind::own, &reason)
             ? QString()
             : u"Cannot write %1: %2. The change is lost when the server ends."_s.arg(path_,
                                                                                      reason);
}

}  // namespace downpile
