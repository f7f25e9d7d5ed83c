// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/last_table.h"

#include <utility>

#include "lines/clean_text.h"
#include "message/messages.h"
#include "settings/settings.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

const QString kName = u"lastTable/name"_s;
const QString kInvitation = u"lastTable/invitation"_s;
const QString kSeen = u"lastTable/seen"_s;
const QString kDeck = u"lastTable/deck"_s;
const QString kClosed = u"lastTable/closed"_s;

}  // namespace

LastTable::LastTable(Settings& settings, Clock clock)
    : settings_(settings), clock_(std::move(clock)) {}

void LastTable::save(const QString& name, const Invitation& invitation,
                     const QByteArray& deckMark) {
  settings_.remember(kName, name);
  settings_.remember(kInvitation, invitation.text());
  settings_.remember(kSeen, clock_().toSecsSinceEpoch());
  settings_.remember(kDeck, QString::fromLatin1(deckMark.toHex()));
  settings_.remember(kClosed, {});
}

void LastTable::close() { settings_.remember(kClosed, true); }

bool LastTable::isClosed() const { return settings_.remembered(kClosed).toBool(); }

void LastTable::forget() {
  for (const QString& key : {kName, kInvitation, kSeen, kDeck, kClosed})
    settings_.remember(key, {});
}

// Returns the invitation to the stored table. The entry is validated, because users may have edited
// the settings file.
std::optional<Invitation> LastTable::stored() const {
  const auto seen = QDateTime::fromSecsSinceEpoch(settings_.remembered(kSeen).toLongLong());
  const bool isLongAgo = seen.addDays(kDays) < clock_();
  return isLongAgo ? std::nullopt : readInvitation(invitation()).invitation;
}

bool LastTable::isAt(const Invitation& table) const {
  const auto own = stored();
  return own && own->isSameTable(table);
}

QString LastTable::name() const {
  if (!stored()) return {};
  return cleanText(settings_.remembered(kName).toString(), kMostTableNameLength);
}

QString LastTable::invitation() const { return settings_.remembered(kInvitation).toString(); }

QByteArray LastTable::deckMark() const {
  return QByteArray::fromHex(settings_.remembered(kDeck).toString().toLatin1());
}

}  // namespace downpile
