// SPDX-License-Identifier: GPL-3.0-or-later
// A row of the page of known people.
#pragma once

#include <QDateTime>
#include <QString>

#include "people/known_person.h"

namespace downpile {

struct KnownPersonRow {
  QString key{};
  QString name{};       // the name given by the user, else the person's own name
  QString theirName{};  // the person's own name if it differs; else empty
  QString ownName{};
  int portrait = 0;
  QString list{};  // the person's list: `none`, `friend` or `blocked`
  QString about{};
  QString fourWords{};  // words of the key, only if another person has the same display name
  QString spoken{};     // full text of the row for screen readers
  QString search{};     // text for searching, in lower case

  bool operator==(const KnownPersonRow&) const = default;
};

KnownPersonRow knownPersonRow(const KnownPerson& person, bool isPresent, bool isAlike,
                              const QDateTime& now);

QString listName(KnownPerson::List list);
// Returns the list with this name (see kListNames), or `none` for an unknown name.
KnownPerson::List listOf(const QString& name);
// Returns the time of the last meeting as text, for example `Last seen yesterday`.
QString seenText(qint64 seen, const QDateTime& now);

}  // namespace downpile
