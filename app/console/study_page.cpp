// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/study_page.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "arena/contestant.h"
#include "console/layout.h"
#include "console/study_report.h"
#include "console/study_table.h"
#include "study/house_rule_sets.h"
#include "study/pace.h"
#include "study/remarks.h"

namespace downpile {

namespace {

constexpr int kFewestSkillGames = 6;
// In the tables, the number of games with a set of house rules, divided by this constant, gives the
// set's number of games for measuring skill. Each game for skill is played once per seat.
constexpr int kGamesASkillGame = 4;
// In the study of seats, the number of games is this many times larger, because seats have smaller
// effects than house rules.
constexpr int kSeatGames = 5;
constexpr int kUsualPlayers = 4;

std::string paragraph(const std::string& text) { return '\n' + wrappedText("", text); }

// Formats a number with separators: `1,000`.
std::string countText(int number) {
  const std::string digits = std::to_string(number);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

// Returns the number of studies on the whole page, for the significance level (StudyPlan::studies).
// For each game: one of house rules, one for each number of players, and one of skill.
int studiesOfThePage() {
  int studies = 0;
  for (const CatalogEntry& game : catalog()) {
    studies += game.info->maxPlayers - game.info->minPlayers + 3;
  }
  return studies;
}

struct Finding {
  StudyPlan plan;
  StudyResults results;
  bool whole = true;
};

Finding found(StudyPlan plan, LongWork& work, const std::string& label = {}) {
  Study study(std::move(plan));
  const bool whole = runStudy(study, work, label);
  return {study.plan(), study.results(), whole};
}

// Thrown if the user stops the study within a chapter of the page; the chapter is not written.
struct CutShort {};

// Lists the significant findings: for the first set of house rules all of them, for the other sets
// their differences. Findings about seats of the other sets are left out, because the table shows
// them.
std::string remarkList(const Finding& finding) {
  std::string text = "\n";
  for (const Remark& remark : remarksOn(finding.plan, finding.results)) {
    const bool ofSeats =
        remark.about == Remark::About::seat || remark.about == Remark::About::seats;
    if (remark.set > 0 && ofSeats) continue;
    text += wrappedText("- ", remarkInEnglish(finding.plan, remark));
  }
  return text;
}

std::string tables(const Finding& finding) {
  return '\n' + houseRuleTable(finding.plan, finding.results) + "\nMoves per deal:\n\n" +
         moveTable(finding.plan, finding.results);
}

// The part of the page about one game, with the studies for it.
class GamePart {
 public:
  GamePart(const CatalogEntry& game, const Arguments& arguments, const Seed& seed, LongWork& work)
      : game_(game),
        arguments_(arguments),
        seed_(seed),
        work_(work),
        players_(std::clamp(kUsualPlayers, game.info->minPlayers, game.info->maxPlayers)) {}

  // Returns the chapter about the game. Throws CutShort if the user stops the study.
  std::string text() const {
    const Finding single = houseRules();
    std::string text = "## " + std::string(game_.info->title) + '\n' +
                       paragraph("With " + std::to_string(players_) + " players, " +
                                 countText(single.results.games) + " games with each set.");
    text += remarkList(single) + tables(single) + seats() + skill(single);
    return text;
  }

 private:
  const GameInfo& info() const { return *game_.info; }
  std::string about(const std::string& label) const {
    return std::string(info().id) + ", " + label;
  }

  Finding wholly(StudyPlan plan, const std::string& label) const {
    Finding finding = found(std::move(plan), work_, about(label));
    if (!finding.whole) throw CutShort();
    return finding;
  }

  StudyPlan plan(int players, std::vector<OptionValues> sets, int games) const {
    return {.game = &game_,
            .players = players,
            .sets = std::move(sets),
            .level = std::string(quickPlayer(info().id)),
            .games = games,
            .seeds = {.cards = seed_.number(), .bots = seed_.forBots()},
            .threads = arguments_.threads,
            .studies = studiesOfThePage()};
  }

  Finding houseRules() const {
    const int games = arguments_.study.games;
    StudyPlan all = plan(players_, singleHouseRules(game_, players_), games);
    all.skill = {.hero = all.level,
                 .field = std::string(kDistracted),
                 .games = std::max(1, games / kGamesASkillGame)};
    return wholly(std::move(all), "house rules");
  }

  // Runs a study of the default house rules for each number of players, and returns the part of the
  // chapter about seats.
  std::string seats() const {
    std::vector<std::vector<std::string>> points{{"players", "dealer"}};
    std::vector<std::vector<std::string>> won{{"players", "first dealer"}};
    for (int chair = 1; chair < info().maxPlayers; ++chair) {
      points.front().push_back(std::to_string(chair) + " to the left");
      won.front().push_back(std::to_string(chair) + " to the left");
    }
    std::string remarks = "\n";
    for (int players = info().minPlayers; players <= info().maxPlayers; ++players) {
      const OptionValues rules = standardValues(info().options);
      if (*game_.refuse(rules, players) != '\0') continue;
      const Finding finding = wholly(plan(players, {rules}, kSeatGames * arguments_.study.games),
                                     std::to_string(players) + " players");
      addSeats(points, finding, &Figures::fromDealer, 0, false);
      addSeats(won, finding, &Figures::won, 1.0 / players, true);
      for (const Remark& remark : remarksOn(finding.plan, finding.results)) {
        if (remark.set > 0 || remark.about == Remark::About::set) continue;
        remarks += wrappedText(
            "- ", std::to_string(players) + " players: " + remarkInEnglish(finding.plan, remark));
      }
    }
    return "\n### Seats in " + std::string(info().title) + '\n' +
           paragraph("With the usual rules and any number of players, " +
                     countText(kSeatGames * arguments_.study.games) +
                     " games each. Certain findings:") +
           remarks +
           paragraph("Points per deal above the average, by seats to the left of the dealer:") +
           '\n' + markdownTable(points) +
           paragraph("Games won in %, by seats to the left of the first dealer:") + '\n' +
           markdownTable(won);
  }

  void addSeats(std::vector<std::vector<std::string>>& table, const Finding& finding,
                std::vector<Estimate> Figures::*seats, double even, bool isShare) const {
    std::vector<std::string> row{std::to_string(finding.plan.players)};
    for (const Estimate& seat : finding.results.sets.front().*seats) {
      const bool significant =
          seat.value &&
          isSignificant(finding.plan, finding.results, Estimate{*seat.value - even, seat.margin});
      row.push_back(markedText(isShare ? shareText(seat) : signedEstimateText(seat), significant));
    }
    row.resize(table.front().size());
    table.push_back(std::move(row));
  }

  // Returns sentences about skill under the default rules. The strong bots are measured only for
  // this part, because they are too slow for the tables.
  std::string skill(const Finding& usual) const {
    const Figures& quick = usual.results.sets.front();
    std::string text = "With the usual rules, one player `" + usual.plan.level +
                       "` among `distracted` ones wins " + shareText(quick.skill) + " % of " +
                       countText(usual.results.skillGames * players_) + " games; " +
                       fixedText(100.0 / players_, 0) + " % would be even.";
    if (arguments_.study.skillGames > 0) {
      const double deals = quick[Figure::dealsAGame].value.value_or(1);
      StudyPlan contest = plan(players_, {standardValues(info().options)}, 1);
      contest.skill.games = std::max(
          kFewestSkillGames, static_cast<int>(std::lround(arguments_.study.skillGames / deals)));
      const StudyResults results = wholly(std::move(contest), "skill").results;
      const Figures& figures = results.sets.front();
      text += " One Master among Fairs wins " + shareText(figures.skill) + " % of " +
              countText(results.skillGames * players_) + " games and scores " +
              signedEstimateText(figures.lead) + " points per deal relative to the average.";
    }
    return "\n### Skill in " + std::string(info().title) + '\n' + paragraph(text);
  }

  const CatalogEntry& game_;
  const Arguments& arguments_;
  const Seed& seed_;
  LongWork& work_;
  int players_;
};

std::string pageCommand(const Arguments& arguments, const Seed& seed) {
  return "downpile-cli study --page --games " + std::to_string(arguments.study.games) +
         " --skill " + std::to_string(arguments.study.skillGames) + " --seed " +
         wordText(seed.text());
}

}  // namespace

std::string studyPage(const Arguments& arguments, const Seed& seed, LongWork& work) {
  const auto chapter = [&](const CatalogEntry& game) {
    return GamePart(game, arguments, seed, work).text();
  };
  const auto stoppedIn = [](const CatalogEntry& game) {
    return "Stopped before the chapter on " + std::string(game.info->title) + " was finished.\n";
  };
  if (arguments.game != nullptr) {
    try {
      return chapter(*arguments.game);
    } catch (const CutShort&) {
      return stoppedIn(*arguments.game);
    }
  }
  std::string text = "# What house rules do\n";
  text += paragraph(
      "The effect of each house rule by itself, compared with the usual rules: on the length of a "
      "game, the seats, the distance between players, and the importance of skill. This page was "
      "written by");
  text += "\n    " + pageCommand(arguments, seed) + '\n';
  text += paragraph(
      "which gives the same figures on every computer. With the name of a game after `study` it "
      "prints the chapter on that game. `downpile-cli study GAME --set RULES --against --set "
      "RULES` compares any other sets.");
  text += paragraph(
      "The same kind of computer player plays in every seat (`tuned`, which plays sensibly and "
      "fast), with the same luck under every set. Each figure is followed by its 95 % interval. "
      "**Bold** figures certainly differ from the usual rules or from an even share: if there were "
      "no differences at all, one page in twenty would still have a bold figure. People may play "
      "differently.");
  const std::string masters = arguments.study.skillGames == 0
                                  ? "With `--skill 16` the command also plays a Master against "
                                    "Fairs, which takes a long time."
                                  : "The share that a Master wins against Fairs is given below; "
                                    "such games take long, so there are few of them.";
  text += paragraph(
      "Minutes are estimated at " + fixedText(kSecondsPerMove, 0) + " seconds per move and " +
      fixedText(kSecondsPerDeal, 0) +
      " seconds per deal for shuffling, dealing and scoring. A seat is named by its distance to "
      "the left of the dealer. Skill, in the tables, is how often one of these players wins "
      "against `distracted` ones, which make a random legal move one time in four. " +
      masters);
  for (const CatalogEntry& game : catalog()) {
    try {
      text += '\n' + chapter(game);
    } catch (const CutShort&) {
      return text + '\n' + stoppedIn(game);
    }
  }
  return text;
}

std::string singleRulesText(const Arguments& arguments, const Seed& seed, LongWork& work) {
  const Finding finding = found(studyPlan(arguments, seed), work);
  std::string text = "# " + std::string(arguments.game->info->title) + '\n';
  if (!finding.whole) text += paragraph(stoppedText(finding.plan, finding.results));
  if (finding.results.games == 0) return text;
  return text + remarkList(finding) + tables(finding);
}

}  // namespace downpile
