// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/people_model.h"

#include <algorithm>

#include "together/together_texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr Role<PersonRow> kRoles[] = {
    {"player", member<&PersonRow::player>},
    {"name", member<&PersonRow::name>},
    {"portrait", member<&PersonRow::portrait>},
    {"state", member<&PersonRow::state>},
    {"isYou", member<&PersonRow::isYou>},
    {"fourWords", member<&PersonRow::fourWords>},
    {"colour", member<&PersonRow::colour>},
    {"timeLeft", member<&PersonRow::timeLeft>},
    {"standsInFor", member<&PersonRow::standsInFor>},
    {"muted", member<&PersonRow::muted>},
};

QString stateName(SeatNow::State state) {
  switch (state) {
    case SeatNow::State::here:
      return u"here"_s;
    case SeatNow::State::cutOff:
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

PeopleModel::PeopleModel(QObject* parent) : RowModel(kRoles, parent) {}

void PeopleModel::show(const SeatsNow& seats, int you, int passed, const QSet<Fingerprint>& muted) {
  std::vector<PersonRow> rows;
  for (std::size_t player = 0; player < seats.seats.size(); ++player) {
    const SeatNow& seat = seats.seats[player];
    const auto number = static_cast<int>(player);
    const bool isLimited = seat.state == SeatNow::State::cutOff && seat.left > 0;
    rows.push_back({.player = number,
                    .name = seat.name,
                    .portrait = seat.portrait,
                    .state = stateName(seat.state),
                    .isYou = number == you,
                    .fourWords = wordsFor(seats, player),
                    .colour = colourName(seat.colour),
                    .timeLeft = isLimited ? timeText(leftAfter(seat, passed)) : QString(),
                    .standsInFor = seat.standsInFor,
                    .muted = seat.who && muted.contains(*seat.who)});
  }
  merge(rows_, std::move(rows));
}

}  // namespace downpile
