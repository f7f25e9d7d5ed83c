// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who was met, as the page of people tells of them.
#pragma once

#include <QDateTime>
#include <QString>

#include "people/known_person.h"

namespace downpile {

struct KnownPersonRow {
  QString key{};
  QString name{};       // a name of one's own for them, or else theirs
  QString theirName{};  // where it is another one
  QString ownName{};
  int portrait = 0;
  QString list{};  // `none`, `friend` or `blocked`
  QString about{};
  QString fourWords{};  // where somebody else is shown by the same name
  QString spoken{};     // all of it, for screen readers
  QString search{};     // in small letters

  bool operator==(const KnownPersonRow&) const = default;
};

KnownPersonRow knownPersonRow(const KnownPerson& person, bool isHere, bool isAlike,
                              const QDateTime& now);

QString listName(KnownPerson::List list);
// `none` for any other word.
KnownPerson::List listOf(const QString& name);
// `Last seen yesterday`.
QString seenText(qint64 seen, const QDateTime& now);

}  // namespace downpile
