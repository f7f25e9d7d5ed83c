// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether the app's table could show a guest's data: seats, open vote, view, story and
// scores.
#pragma once

#include <algorithm>
#include <string>

#include "guest/guest_table.h"
#include "message/steps.h"

namespace downpile::tests {

class GuestChecker {
 public:
  explicit GuestChecker(const GuestTable& guest) : guest_(guest) {}

  // Returns a short description of the first undisplayable part of the guest's knowledge, or "".
  std::string firstFault() {
    if (!guest_.isWelcome()) return {};
    players_ = guest_.header().players;
    checkSeats();
    if (guest_.isPlaying()) {
      checkView();
      checkStory();
    }
    return fault_;
  }

 private:
  void need(bool holds, const char* problem) {
    if (!holds && fault_.empty()) fault_ = problem;
  }
  bool isPlayer(int player) const { return player >= 0 && player < players_; }
  bool isPlayerOrNone(int player) const { return player == kNoPlayer || isPlayer(player); }

  void checkSeats() {
    const auto all = static_cast<std::size_t>(players_);
    const SeatsNow& seats = guest_.seats();
    need(guest_.header().seats.size() == all, "seats of the header differ from players");
    need(isPlayer(guest_.you()) || guest_.you() == kSpectator, "invalid own player");
    need(seats.seats.empty() || seats.seats.size() == all, "number of seats differs from players");
    need(isPlayerOrNone(seats.owner), "invalid owner");
    if (const auto& openVote = guest_.openVote()) {
      need(isPlayerOrNone(openVote->by), "invalid player of a ballot");
      need(std::ranges::all_of(openVote->awaited, [this](int player) { return isPlayer(player); }),
           "invalid voter");
    }
  }

  void checkLines(const std::vector<ScoreLine>& lines) {
    for (const ScoreLine& line : lines) {
      need(line.reason < guest_.view().info().scoreLines.size(), "invalid reason of a score line");
      need(isPlayerOrNone(line.player) && isPlayerOrNone(line.other),
           "invalid player of a score line");
    }
  }
  void checkFacts(const std::vector<Fact>& facts) {
    for (const Fact& fact : facts) {
      need(fact.fact < guest_.view().info().facts.size(), "invalid fact");
    }
  }
  void checkView() {
    const AnyView& view = guest_.view();
    const GameInfo& info = view.info();
    need(view.players() == players_, "number of players in the view differs from the table");
    need(guest_.seats().seats.size() == static_cast<std::size_t>(players_), "missing seats");
    for (const Action& action : view.legal()) {
      need(!view.check(action), "a legal move is refused");
      need(!actionText(action, info).empty(), "a move without text");
    }
    for (const PlaceContents& contents : view.places()) checkPlace(contents.place);
    for (int player = 0; player < players_; ++player) {
      checkLines(view.scoreLines(player));
      checkLines(view.paymentLines(player));
      checkFacts(view.facts(player));
      view.score(player);
    }
    checkFacts(view.facts(kNoPlayer));
    if (const auto moment = view.moment()) {
      need(moment->moment < info.moments.size(), "invalid moment");
    }
    view.actors();
    view.leading();
    view.write();
    view.writeForReader();
    const Standing standing = view.standing();
    need(isPlayer(standing.dealer) && isPlayerOrNone(standing.turn), "invalid dealer or turn");
    need(standing.totals.size() == static_cast<std::size_t>(players_), "wrong number of totals");
  }
  void checkPlace(const Place& place) {
    need(place.zone < guest_.view().info().zones.size(), "invalid zone of a place");
    need(isPlayerOrNone(place.player), "invalid player of a place");
  }

  void checkStory() {
    const GameInfo& info = guest_.view().info();
    for (const StoryStep& storyStep : guest_.story()) {
      for (const Event& event : storyStep.step.events) {
        checkPlace(event.from);
        checkPlace(event.to);
        need(event.sentence < info.sentences.size(), "invalid sentence");
        need(isPlayerOrNone(event.player) && isPlayerOrNone(event.other),
             "invalid player of an event");
        for (int player : event.players) need(isPlayer(player), "invalid player in an event");
      }
      if (!storyStep.ended) continue;
      need(storyStep.ended->players.size() == static_cast<std::size_t>(players_),
           "wrong number of facts");
      for (const auto& facts : storyStep.ended->players) checkFacts(facts);
      checkFacts(storyStep.ended->table);
    }
    for (const DealScore& deal : guest_.dealScores()) {
      need(deal.scores.size() == static_cast<std::size_t>(players_), "wrong number of scores");
    }
    for (const PlaceContents& contents : guest_.openPlaces()) checkPlace(contents.place);
    // Writes the story and the places to JSON and reads them again. They must not change.
    const QJsonArray steps = stepsJson(guest_.story(), info);
    const auto again = stepsOf(steps, info, players_);
    need(again && stepsJson(*again, info) == steps, "the story changes when read again");
    const QJsonArray places = placesJson(guest_.openPlaces(), info);
    const auto opened = placesOf(places, info, players_);
    need(opened && placesJson(*opened, info) == places, "the places change when read again");
  }

  const GuestTable& guest_;
  int players_ = 0;
  std::string fault_;
};

inline std::string faultOf(const GuestTable& guest) { return GuestChecker(guest).firstFault(); }

}  // namespace downpile::tests
