// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at all that a guest knows, as a table does that shows it.
#pragma once

#include <algorithm>
#include <string>

#include "guest/guest_table.h"
#include "message/steps.h"

namespace downpile::tests {

class Looking {
 public:
  explicit Looking(const GuestTable& guest) : guest_(guest) {}

  // What cannot be shown, in a few words; empty where all can.
  std::string wrong() {
    if (!guest_.isWelcome()) return {};
    players_ = guest_.header().players;
    lookAtSeats();
    if (guest_.isPlaying()) {
      lookAtView();
      lookAtStory();
    }
    return wrong_;
  }

 private:
  void need(bool holds, const char* what) {
    if (!holds && wrong_.empty()) wrong_ = what;
  }
  bool isPlayer(int player) const { return player >= 0 && player < players_; }
  bool isPlayerOrNobody(int player) const { return player == kNobody || isPlayer(player); }

  void lookAtSeats() {
    const auto all = static_cast<std::size_t>(players_);
    const SeatsNow& seats = guest_.seats();
    need(guest_.header().seats.size() == all, "the header has other seats than players");
    need(isPlayer(guest_.you()) || guest_.you() == kOnlooker, "you are nobody");
    need(seats.seats.empty() || seats.seats.size() == all, "seats are not one a player");
    need(isPlayerOrNobody(seats.owner), "the owner sits nowhere");
    if (const auto& ballot = guest_.ballot()) {
      need(isPlayerOrNobody(ballot->by), "nobody put it to the vote");
      need(std::ranges::all_of(ballot->awaited, [this](int player) { return isPlayer(player); }),
           "nobody votes");
    }
  }

  void lookAtLines(const std::vector<ScoreLine>& lines) {
    for (const ScoreLine& line : lines) {
      need(line.reason < guest_.view().info().scoreLines.size(), "a line without a reason");
      need(isPlayerOrNobody(line.player) && isPlayerOrNobody(line.other), "a line of nobody");
    }
  }
  void lookAtFacts(const std::vector<Fact>& facts) {
    for (const Fact& fact : facts) {
      need(fact.fact < guest_.view().info().facts.size(), "a fact without a text");
    }
  }
  void lookAtView() {
    const AnyView& view = guest_.view();
    const GameInfo& info = view.info();
    need(view.players() == players_, "the view has other players than the table");
    need(guest_.seats().seats.size() == static_cast<std::size_t>(players_), "nobody sits there");
    for (const Action& action : view.legal()) {
      need(!view.check(action), "what is legal is refused");
      need(!actionText(action, info).empty(), "a move without a text");
    }
    for (const PlaceContents& contents : view.places()) lookAtPlace(contents.place);
    for (int player = 0; player < players_; ++player) {
      lookAtLines(view.scoreLines(player));
      lookAtLines(view.paymentLines(player));
      lookAtFacts(view.facts(player));
      view.worth(player);
    }
    lookAtFacts(view.facts(kNobody));
    if (const auto moment = view.moment()) {
      need(moment->moment < info.moments.size(), "a moment without a text");
    }
    view.actors();
    view.leading();
    view.write();
    view.writeForReader();
    const Standing standing = view.standing();
    need(isPlayer(standing.dealer) && isPlayerOrNobody(standing.turn), "the turn is nobody's");
    need(standing.totals.size() == static_cast<std::size_t>(players_), "totals of others");
  }
  void lookAtPlace(const Place& place) {
    need(place.zone < guest_.view().info().zones.size(), "a place in no zone");
    need(isPlayerOrNobody(place.player), "a place of nobody");
  }

  void lookAtStory() {
    const GameInfo& info = guest_.view().info();
    for (const RetoldStep& retold : guest_.story()) {
      for (const Event& event : retold.step.events) {
        lookAtPlace(event.from);
        lookAtPlace(event.to);
        need(event.sentence < info.sentences.size(), "a sentence that is none");
        need(isPlayerOrNobody(event.player) && isPlayerOrNobody(event.other), "nobody's deed");
        for (int player : event.players) need(isPlayer(player), "it concerns nobody");
      }
      if (!retold.ended) continue;
      need(retold.ended->players.size() == static_cast<std::size_t>(players_), "facts of others");
      for (const auto& facts : retold.ended->players) lookAtFacts(facts);
      lookAtFacts(retold.ended->table);
    }
    for (const DealScore& deal : guest_.dealScores()) {
      need(deal.scores.size() == static_cast<std::size_t>(players_), "scores of others");
    }
    for (const PlaceContents& contents : guest_.openPlaces()) lookAtPlace(contents.place);
    // Written and read once more it is the same.
    const QJsonArray steps = stepsJson(guest_.story(), info);
    const auto again = stepsOf(steps, info, players_);
    need(again && stepsJson(*again, info) == steps, "the story is read differently");
    const QJsonArray places = placesJson(guest_.openPlaces(), info);
    const auto opened = placesOf(places, info, players_);
    need(opened && placesJson(*opened, info) == places, "places are read differently");
  }

  const GuestTable& guest_;
  int players_ = 0;
  std::string wrong_;
};

inline std::string wrongAt(const GuestTable& guest) { return Looking(guest).wrong(); }

}  // namespace downpile::tests
