// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the readers of messages and saved files. The first byte selects the reader, the rest is
// the text. The reader refuses the text, or the value is unchanged after it is written and read
// again.
#include <QString>

#include "bytes.h"
#include "discovery/datagrams.h"
#include "host/table_state.h"
#include "invitation/invitation.h"
#include "lines/clean_text.h"
#include "message/lobby_messages.h"
#include "people/contact_list.h"
#include "people/people_text.h"
#include "room/wanted_table.h"
#include "rules/value.h"
#include "target.h"

using namespace downpile;
using namespace downpile::test;

namespace {

template <class Read, class Write>
void readTwice(const QByteArray& text, Read read, Write write) {
  const auto content = read(text);
  if (!content) return;
  const QByteArray written = write(*content);
  const auto again = read(written);
  require(again.has_value(), "a written message cannot be read");
  require(write(*again) == written, "a written message is read differently");
}

void readInvitationTwice(const QString& text) {
  const InvitationReading reading = readInvitation(text);
  require(reading.invitation.has_value() == reading.sentence.isEmpty(),
          "an invitation is refused without a reason");
  if (!reading.invitation) return;
  const Invitation& invitation = *reading.invitation;
  require(!invitation.hosts.isEmpty() && invitation.hosts.size() <= Invitation::kMostHosts,
          "an invitation without hosts");
  for (const QString& host : invitation.hosts) {
    require(invitation.url(host).isValid(), "an invitation to an invalid address");
  }
  if (!invitation.fingerprint) return;
  const auto again = readInvitation(invitation.text()).invitation;
  require(again && *again == invitation, "an invitation is read differently");
}

// Checks the reading of a set of house rules on one line: the id of the game and the changed
// options.
void readRulesTwice(const std::string& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const CatalogEntry* game = findGame(text.substr(0, end));
  if (game == nullptr) return;
  const auto options = optionsFromText(game->info->options, text.substr(end));
  if (!options) return;
  const std::string written = differingText(game->info->options, *options);
  require(optionsFromText(game->info->options, written) == options,
          "house rules are read differently");
}

void readPeopleTwice(const QByteArray& text) {
  constexpr qint64 kNow = 1'700'000'000;
  const PeopleReading reading = readPeople(text, kNow);
  const QByteArray written = peopleText(reading.people);
  const PeopleReading again = readPeople(written, kNow);
  require(again.status == PeopleReading::Status::good, "written people cannot be read");
  require(peopleText(again.people) == written, "people are read differently");
}

void clean(const QString& text) {
  const QString cleaned = cleanText(text, kMostNameLength);
  require(cleaned.size() <= kMostNameLength, "a name is too long");
  require(cleanText(cleaned, kMostNameLength) == cleaned, "cleaning a clean name changes it");
}

}  // namespace

int FUZZ_TARGET(message)(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const QByteArray text(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size) - 1);
  switch (data[0]) {
    case 'g':
      readTwice(text, readGuestMessage, guestMessage);
      break;
    case 'h':
      readTwice(text, readHostMessage, hostMessage);
      break;
    case 'v':
      isForLobby(text);
      readTwice(text, readVisitorMessage, visitorMessage);
      break;
    case 'l':
      readTwice(text, readLobbyMessage,
                [](const LobbyMessage& message) { return lobbyMessage(message); });
      break;
    case 'q':
      readTwice(text, readAsk, writeAsk);
      break;
    case 'a':
      readTwice(text, readAnswer, writeAnswer);
      break;
    case 'i':
      readInvitationTwice(QString::fromUtf8(text));
      break;
    case 'o':
      readRulesTwice(text.toStdString());
      break;
    case 'p':
      readPeopleTwice(text);
      break;
    case 'n':
      clean(QString::fromUtf8(text));
      break;
    case 'w':
      if (const auto header = wantedHeader(text.toStdString())) {
        require(wantedHeader(headerText(*header)).has_value(),
                "a wanted table is refused after it is written");
      }
      break;
    default:
      if (data[0] < '2' || data[0] > '8') return 0;
      readTwice(
          text, [&](const QByteArray& state) { return readTableState(state, data[0] - '0'); },
          tableStateText);
      break;
  }
  return 0;
}
