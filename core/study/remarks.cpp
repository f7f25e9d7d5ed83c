// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/remarks.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>

#include "bots/bot_catalog.h"
#include "rules/sentence.h"
#include "rules/translate.h"
#include "study/house_rule_sets.h"

#define TEXT(text) QT_TRANSLATE_NOOP("study", text)

namespace downpile {

namespace {

constexpr const char* kTooFew =
    TEXT("After %n game(s) with each set, no difference is certain yet.");
constexpr const char* kAlike = TEXT("With {rules}, every game went exactly as with {others}.");
constexpr const char* kNoneSignificant =
    TEXT("No difference between {rules} and {others} is certain after %n game(s).");
constexpr const char* kDetailsSignificant = TEXT(
    "After %n game(s), the only certain differences between {rules} and {others} are details; the "
    "figures show them.");
constexpr const char* kNoSeat = TEXT(
    "With {rules}, every seat gets its fair share of the points, within {value} points per deal.");
constexpr const char* kNoStart =
    TEXT("With {rules}, every seat wins its fair share of the games, within {value} of 100 games.");
constexpr const char* kLength = TEXT("With {rules}, a game takes {value} deals ({low} to {high}).");
constexpr const char* kExactLength = TEXT("With {rules}, a game takes %n deal(s).");

// Sentences about the difference of a figure between a set of house rules and the first set. text:
// with a confidence interval. exact: for an exact value.
struct Compared {
  Figure figure;
  const char* text;
  const char* exact;
};
constexpr Compared kCompared[] = {
    {Figure::dealsAGame,
     TEXT("With {rules}, a game takes {value} deals ({low} to {high}) instead of {instead}."),
     TEXT("With {rules}, a game takes %n deal(s) instead of {instead}.")},
    {Figure::movesADeal,
     TEXT("With {rules}, a deal takes {value} moves ({low} to {high}) instead of {instead}."),
     TEXT("With {rules}, a deal takes {value} moves instead of {instead}.")},
    {Figure::dealSpread,
     TEXT("With {rules}, first and last finish a deal {value} points apart ({low} to {high}) "
          "instead of {instead}."),
     TEXT("With {rules}, first and last finish a deal {value} points apart instead of {instead}.")},
    {Figure::voidDeals,
     TEXT("With {rules}, {value}% ({low} to {high}) of the deals are void instead of {instead}%."),
     TEXT("With {rules}, {value}% of the deals are void instead of {instead}%.")},
};
constexpr const char* kSkill = TEXT(
    "With {rules}, {hero} wins {value}% ({low} to {high}) of the games against {field} instead of "
    "{instead}%.");

// Sentences about a seat whose results differ significantly from the average.
struct SeatText {
  const char* first;  // sentence for the dealer's seat
  const char* left;   // sentence about the player %n seats to the left of the dealer
};
constexpr SeatText kMorePoints{
    TEXT("With {rules}, the dealer gets {value} points ({low} to {high}) per deal more than the "
         "average."),
    TEXT("With {rules}, the player %n seat(s) to the left of the dealer gets {value} points ({low} "
         "to {high}) per deal more than the average.")};
constexpr SeatText kFewerPoints{
    TEXT("With {rules}, the dealer gets {value} points ({low} to {high}) per deal less than the "
         "average."),
    TEXT("With {rules}, the player %n seat(s) to the left of the dealer gets {value} points ({low} "
         "to {high}) per deal less than the average.")};
constexpr SeatText kGamesWon{
    TEXT("With {rules}, the first dealer wins {value}% ({low} to {high}) of the games instead of "
         "{instead}%."),
    TEXT("With {rules}, the player %n seat(s) to the left of the first dealer wins {value}% ({low} "
         "to {high}) of the games instead of {instead}%.")};

// Returns the number of statements tested by a study: about each seat in each set of house rules,
// and about each difference between a set and the first one. The Bonferroni correction divides the
// significance level by it.
std::size_t claimsOf(const StudyPlan& plan) {
  constexpr std::size_t kOfSkill = 2;
  const auto players = static_cast<std::size_t>(plan.players);
  const std::size_t seats = 2 * players;
  // Number of per-seat figures compared between two sets of house rules: fromDealer and won of each
  // seat, the points of each player, and the leader's points.
  const std::size_t bySeat = seats + players + 1;
  const std::size_t differences = kFigures + bySeat + moveNames(*plan.game->info).size() + kOfSkill;
  const std::size_t sets = plan.sets.size();
  return (sets * seats + (sets - 1) * differences) * static_cast<std::size_t>(plan.studies);
}

bool rulesOut(const StudyPlan& plan, const Estimate& estimate, int games, double truth) {
  constexpr double kRounding = 1e-6;
  if (games < kFewestGames || !estimate.value) return false;
  if (std::abs(*estimate.value - truth) <= kRounding * std::max(1.0, std::abs(truth))) return false;
  return chanceOf(estimate, at(games), truth) < 0.05 / static_cast<double>(claimsOf(plan));
}

double scaleOf(bool isShare) { return isShare ? 100 : 1; }

Remark remarkOf(Remark::About about, const char* text, std::size_t set, const Estimate& estimate,
                bool isShare = false) {
  const double scale = scaleOf(isShare);
  const double value = scale * *estimate.value;
  const double margin = estimate.margin.value_or(0);
  const Interval interval = intervalOf({estimate.value, margin}, isShare);
  return {.about = about,
          .text = text,
          .set = set,
          .value = value,
          .low = scale * interval.low,
          .high = scale * interval.high,
          .places = placesFor({value, scale * margin}),
          .count = static_cast<int>(std::lround(value))};
}

// Adds remarks about the seats in one set of house rules: the significant advantages and
// disadvantages, or an upper bound for them if none is significant.
class SeatClaims {
 public:
  SeatClaims(const StudyPlan& plan, int games, std::size_t set)
      : plan_(plan), games_(games), set_(set) {}

  // more, fewer: sentences about a seat above and below the average `even`. If `even` is 0, the
  // sentences state the difference from the average, otherwise the seat's value. none: sentence
  // with the bound.
  void add(std::vector<Remark>& remarks, const std::vector<Estimate>& seats, double even,
           bool isShare, const SeatText& more, const SeatText& fewer, const char* none) const {
    const double scale = scaleOf(isShare);
    bool significant = false;
    double atMost = 0;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      const Estimate& estimate = seats[seat];
      if (!estimate.value || !estimate.margin) return;
      const double away = *estimate.value - even;
      const double margin = *jointMargin(estimate, at(games_), claimsOf(plan_) - 1);
      atMost = std::max(atMost, std::abs(away) + margin);
      if (!rulesOut(plan_, estimate, games_, even)) continue;
      significant = true;
      const SeatText& text = away > 0 ? more : fewer;
      const Estimate shown = even == 0 ? Estimate{std::abs(away), estimate.margin} : estimate;
      Remark remark =
          remarkOf(Remark::About::seat, seat == 0 ? text.first : text.left, set_, shown, isShare);
      remark.instead = scale * even;
      remark.insteadPlaces = remark.places;
      remark.count = static_cast<int>(seat);
      remarks.push_back(remark);
    }
    if (significant) return;
    // The bound is rounded up, because it is an upper bound.
    const Estimate bound{scale * atMost, scale * atMost};
    const int places = placesFor(bound) + 1;
    const double power = std::pow(10, places);
    remarks.push_back({.about = Remark::About::seats,
                       .text = none,
                       .set = set_,
                       .value = std::ceil(*bound.value * power) / power,
                       .places = places});
  }

 private:
  const StudyPlan& plan_;
  int games_;
  std::size_t set_;
};

// Returns true if any figure differs significantly between this set of house rules and the first
// set. This includes figures without a sentence.
bool isAnySignificant(const StudyPlan& plan, const StudyResults& results, std::size_t set) {
  const Figures& figures = results.differences[set];
  const auto isSignificantOf = [&](const Estimate& difference) {
    return isSignificant(plan, results, difference);
  };
  const auto isSignificantIn = [&](const auto& list) {
    return std::ranges::any_of(list, isSignificantOf);
  };
  return isSignificantIn(figures.of) || isSignificantIn(figures.points) ||
         isSignificantIn(figures.won) || isSignificantIn(figures.fromDealer) ||
         isSignificantIn(figures.moves) || isSignificantOf(figures.leader) ||
         isSignificant(plan, results, figures.lead, true);
}

void addComparison(std::vector<Remark>& remarks, const StudyPlan& plan, const StudyResults& results,
                   std::size_t set) {
  const std::size_t before = remarks.size();
  const Figures& figures = results.sets[set];
  const auto add = [&](const char* text, const Estimate& own, const Estimate& first, bool isShare) {
    Remark remark = remarkOf(Remark::About::difference, text, set, own, isShare);
    const Remark instead = remarkOf(Remark::About::difference, text, 0, first, isShare);
    remark.instead = instead.value;
    remark.insteadPlaces = instead.places;
    remarks.push_back(remark);
  };
  for (const Compared& each : kCompared) {
    if (!isSignificant(plan, results, results.differences[set][each.figure])) continue;
    add(isExact(figures[each.figure]) ? each.exact : each.text, figures[each.figure],
        results.sets[0][each.figure], isInPercent(each.figure));
  }
  if (isSignificant(plan, results, results.differences[set].skill, true)) {
    add(kSkill, figures.skill, results.sets[0].skill, true);
  }
  if (remarks.size() > before) return;
  remarks.push_back({.about = Remark::About::difference,
                     .text = results.alike[set]                     ? kAlike
                             : isAnySignificant(plan, results, set) ? kDetailsSignificant
                                                                    : kNoneSignificant,
                     .set = set,
                     .count = results.games});
}

// Returns the name of a player as it appears in a sentence: the title if the name is a level. Other
// names, such as `sharp:schemer` or `open-hands`, stay as they are.
std::string playerInEnglish(const std::string& name) {
  for (const Level& level : levels()) {
    if (level.name == name) return level.title;
  }
  return name;
}

}  // namespace

bool isSignificant(const StudyPlan& plan, const StudyResults& results, const Estimate& difference,
                   bool ofSkill) {
  return rulesOut(plan, difference, ofSkill ? results.skillGames : results.games, 0);
}

std::vector<Remark> remarksOn(const StudyPlan& plan, const StudyResults& results) {
  if (results.games < kFewestGames) return {{.text = kTooFew, .count = results.games}};
  std::vector<Remark> remarks;
  for (std::size_t set = 0; set < plan.sets.size(); ++set) {
    const Figures& figures = results.sets[set];
    if (set == 0) {
      const Estimate& deals = figures[Figure::dealsAGame];
      remarks.push_back(
          remarkOf(Remark::About::set, isExact(deals) ? kExactLength : kLength, set, deals));
    } else {
      addComparison(remarks, plan, results, set);
      if (results.alike[set]) continue;
    }
    const SeatClaims claims(plan, results.games, set);
    claims.add(remarks, figures.fromDealer, 0, false, kMorePoints, kFewerPoints, kNoSeat);
    claims.add(remarks, figures.won, 1.0 / plan.players, true, kGamesWon, kGamesWon, kNoStart);
  }
  return remarks;
}

std::string remarkInEnglish(const StudyPlan& plan, const Remark& remark) {
  const auto valueOf = [&](std::string_view name, std::string_view) -> std::string {
    const GameInfo& info = *plan.game->info;
    if (name == "rules") return houseRulesInEnglish(info, plan.sets[remark.set]);
    if (name == "others") return houseRulesInEnglish(info, plan.sets.front());
    if (name == "hero") return playerInEnglish(plan.skill.hero);
    if (name == "field") return playerInEnglish(plan.skill.field);
    if (name == "value") return fixedText(remark.value, remark.places);
    if (name == "instead") return fixedText(remark.instead, remark.insteadPlaces);
    if (name == "low") return fixedText(remark.low, remark.places);
    if (name == "high") return fixedText(remark.high, remark.places);
    return {};
  };
  return fillSentence(countInEnglish(remark.text, remark.count), valueOf);
}

int placesFor(const Estimate& estimate) {
  constexpr int kMost = 3;
  if (isExact(estimate)) return *estimate.value == std::round(*estimate.value) ? 0 : kMost - 1;
  return std::clamp(static_cast<int>(std::ceil(-std::log10(*estimate.margin))), 0, kMost);
}

bool isExact(const Estimate& estimate) {
  constexpr double kRounding = 1e-9;
  return estimate.margin.value_or(0) <= kRounding * std::max(1.0, std::abs(*estimate.value));
}

std::string fixedText(double number, int places) {
  char text[64];
  const auto [end, error] =
      std::to_chars(text, text + sizeof text, number, std::chars_format::fixed, places);
  const std::string_view digits(text, end);
  // Prints -0 as 0.
  const bool isZero = digits.find_first_not_of("-0.") == std::string_view::npos;
  return std::string(isZero && digits.front() == '-' ? digits.substr(1) : digits);
}

}  // namespace downpile
