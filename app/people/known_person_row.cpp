// SPDX-License-Identifier: GPL-3.0-or-later
#include "people/known_person_row.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

using List = KnownPerson::List;

struct KnownPersonRowTexts {
  Q_DECLARE_TR_FUNCTIONS(KnownPersonRow)
};

QString listText(List list) {
  if (list == List::friends)
    return KnownPersonRowTexts::tr("Friend", "a person on the list of friends");
  if (list == List::blocked)
    return KnownPersonRowTexts::tr("Blocked", "a person on the list of blocked people");
  return {};
}

}  // namespace

QString listName(List list) { return kListNames[static_cast<std::size_t>(list)]; }

List listOf(const QString& name) {
  const auto found = std::ranges::find(kListNames, name);
  return static_cast<List>(found == kListNames.end() ? 0 : found - kListNames.begin());
}

QString seenText(qint64 seen, const QDateTime& now) {
  if (seen <= 0) return KnownPersonRowTexts::tr("Not met yet");
  const QDate day = QDateTime::fromSecsSinceEpoch(seen).date();
  const auto days = static_cast<int>(day.daysTo(now.date()));
  if (days <= 0) return KnownPersonRowTexts::tr("Last seen today");
  if (days == 1) return KnownPersonRowTexts::tr("Last seen yesterday");
  constexpr int kWeek = 7;
  if (days < kWeek) return KnownPersonRowTexts::tr("Last seen %n day(s) ago", "", days);
  return KnownPersonRowTexts::tr("Last seen on %1").arg(dayText(day));
}

KnownPersonRow knownPersonRow(const KnownPerson& person, bool isPresent, bool isAlike,
                              const QDateTime& now) {
  KnownPersonRow row{.key = person.key.text(),
                     .name = person.shownName(),
                     .theirName = person.ownName.isEmpty() || person.ownName == person.name
                                      ? QString()
                                      : isolated(person.name),
                     .ownName = person.ownName,
                     .portrait = person.portrait,
                     .list = listName(person.list),
                     .fourWords = isAlike ? person.key.words().join(u' ') : QString()};
  const QString seen =
      isPresent ? KnownPersonRowTexts::tr("At the table now") : seenText(person.seen, now);
  row.about =
      person.games == 0
          ? seen
          : KnownPersonRowTexts::tr("%1, %2",
                                    "when the person was last seen; number of games together")
                .arg(seen, KnownPersonRowTexts::tr("%n game(s) together", "", person.games));
  QStringList spokenParts{row.name};
  if (!row.theirName.isEmpty()) spokenParts << row.theirName;
  spokenParts << listText(person.list) << row.about << row.fourWords;
  spokenParts.removeAll(QString());
  row.spoken = spokenParts.join(u". "_s);
  row.search = row.spoken.toLower();
  return row;
}

}  // namespace downpile
