// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/people_model.h"

#include <algorithm>

#include "text/texts.h"
#include "together/multiplayer_texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kShown = 20'000;  // maximum time left to move that is shown, in milliseconds

constexpr Role<PersonRow> kPersonRoles[] = {
    {"player", member<&PersonRow::player>},
    {"name", member<&PersonRow::name>},
    {"portrait", member<&PersonRow::portrait>},
    {"state", member<&PersonRow::state>},
    {"isYou", member<&PersonRow::isYou>},
    {"fourWords", member<&PersonRow::fourWords>},
    {"colour", member<&PersonRow::colour>},
    {"timeLeft", member<&PersonRow::timeLeft>},
    {"thinks", member<&PersonRow::thinks>},
    {"originalPlayer", member<&PersonRow::originalPlayer>},
    {"muted", member<&PersonRow::muted>},
    {"theirName", member<&PersonRow::theirName>},
    {"list", member<&PersonRow::list>},
    {"hasKey", member<&PersonRow::hasKey>},
};

QString stateName(SeatNow::State state) {
  switch (state) {
    case SeatNow::State::connected:
      return u"here"_s;
    case SeatNow::State::disconnected:
      return u"cutOff"_s;
    case SeatNow::State::computer:
      break;
  }
  return u"computer"_s;
}

QString colourName(SeatNow::Colour colour) {
  switch (colour) {
    case SeatNow::Colour::blue:
      return u"blue"_s;
    case SeatNow::Colour::red:
      return u"red"_s;
    case SeatNow::Colour::none:
      break;
  }
  return u"none"_s;
}

}  // namespace

int leftAfter(const SeatNow& seat, int passed) { return std::max(0, seat.left - passed); }
int thinksAfter(const SeatNow& seat, int passed) { return std::max(0, seat.thinks - passed); }

PeopleModel::PeopleModel(QObject* parent) : RowModel(kPersonRoles, parent) {}

SeatsNow withLocalNames(SeatsNow seats, int you, People& people) {
  for (std::size_t player = 0; player < seats.seats.size(); ++player) {
    SeatNow& seat = seats.seats[player];
    if (seat.key && static_cast<int>(player) != you) {
      seat.name = people.nameOf(*seat.key, seat.name);
    }
    seat.name = isolated(seat.name);
    seat.originalPlayer = isolated(seat.originalPlayer);
  }
  for (SpectatorNow& each : seats.watching) {
    if (each.key) each.name = people.nameOf(*each.key, each.name);
    each.name = isolated(each.name);
  }
  return seats;
}

void PeopleModel::show(const SeatsNow& seats, int you, int passed, const QSet<Fingerprint>& muted,
                       People& people, const Fingerprint& own) {
  const SeatsNow called = withLocalNames(seats, you, people);
  std::vector<PersonRow> rows;
  for (std::size_t player = 0; player < seats.seats.size(); ++player) {
    const SeatNow& seat = called.seats[player];
    const QString theirName = isolated(seats.seats[player].name);
    const auto number = static_cast<int>(player);
    const bool isLimited = seat.state == SeatNow::State::disconnected && seat.left > 0;
    const int thinks = thinksAfter(seat, passed);
    const bool isShort = seat.thinks > 0 && thinks <= kShown;
    const bool isOther = seat.key && number != you;
    QString words = wordsFor(called, player);
    if (words.isEmpty() && isOther) words = people.wordsFor(*seat.key, withoutIsolation(seat.name));
    rows.push_back(
        {.player = number,
         .name = seat.name,
         .theirName = theirName == seat.name ? QString() : theirName,
         .portrait = seat.portrait,
         .state = stateName(seat.state),
         .isYou = number == you,
         .hasKey = seat.key.has_value(),
         .fourWords = words,
         .colour = colourName(seat.colour),
         .timeLeft = isLimited ? timeText(leftAfter(seat, passed)) : QString(),
         .thinks = isShort ? timeText(thinks) : QString(),
         .originalPlayer = seat.originalPlayer,
         .muted = seat.key && muted.contains(*seat.key),
         .list = listName(isOther ? people.listOf(*seat.key) : KnownPerson::List::none)});
  }
  for (std::size_t i = 0; i < seats.watching.size(); ++i) {
    const SpectatorNow& spectator = called.watching[i];
    const QString theirName = isolated(seats.watching[i].name);
    const bool isOther = spectator.key && *spectator.key != own;
    rows.push_back(
        {.player = kSpectator,
         .name = spectator.name,
         .theirName = theirName == spectator.name ? QString() : theirName,
         .portrait = spectator.portrait,
         .state = u"watching"_s,
         .isYou = spectator.key == own,
         .hasKey = spectator.key.has_value(),
         .fourWords = isOther ? people.wordsFor(*spectator.key, withoutIsolation(spectator.name))
                              : QString(),
         .list = listName(isOther ? people.listOf(*spectator.key) : KnownPerson::List::none)});
  }
  merge(rows_, std::move(rows));
}

}  // namespace downpile

#include "moc_people_model.cpp"
