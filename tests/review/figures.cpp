// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how reliable reviews are, on deals played by bots:
//   review-figures levels GAME LEVEL DEALS SEED [FIRST [PLAYERS [RULES]]]
//     All players have the level; player 0 is reviewed. Prints the average loss per decision, the
//     parts of the results, and the average luck of all deals.
//   review-figures quick GAME LEVEL DEALS SEED [FIRST [PLAYERS [RULES]]]
//     The same with little work per decision, for more deals.
//   review-figures luck GAME LEVEL DEALS SEED [FIRST [PLAYERS [RULES]]]
//     The same without Master's search, for thousands of deals: best moves and losses mean little
//     then, but luck does not depend on them.
//   review-figures repeat GAME LEVEL DEALS SEED [FIRST [PLAYERS [RULES]]]
//     Reviews the same deals twice with different random numbers: how often do verdicts agree?
//   review-figures hints GAME LEVELS POSITIONS SEED [FIRST [PLAYERS [RULES]]]
//     Judges hints in positions of games between bots of these levels (`fair,master`: deals in
//     turn), spread over the players and the deals, with five times the work of a review. Prints
//     how many hints are surely slips or blunders, and the moves that the bots made there.
//   review-figures stop GAME LEVEL TIMES SEED [FIRST [PLAYERS [RULES]]]
//     Stops reviews of one deal TIMES times, at different moments: how long does stopping take?
//   review-figures record GAME LEVEL DEALS SEED [FIRST [PLAYERS [RULES]]]
//     Prints the record of the first of these deals.
// Plays DEALS games and reviews one deal of each, the deal with the number FIRST (default 1). So
// the cards of the deals are independent. RULES are house rules in the form of `--set`.
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <csignal>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "../bots/losses.h"
#include "played.h"
#include "review/judge.h"
#include "review/reviewer.h"

using namespace downpile;

namespace {

// Set by SIGTERM and SIGXCPU (end of processor time); the results so far are then printed.
std::atomic<bool> isEnded = false;

using Mean = match::Losses;

std::string text(const Mean& mean) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(4) << mean.mean() << " +- " << 1.96 * mean.error() << " ("
      << mean.count << ")";
  return out.str();
}

struct Task {
  std::string game;
  std::string level;
  int deals = 1;
  std::uint64_t seed = 1;
  int first = 1;
  int players = 4;
  OptionValues rules{};
  ReviewEffort effort{};

  Record record(int number) const {
    const auto own = seed * 100000 + static_cast<std::uint64_t>(number);
    RecordHeader header = headerFor(game, players, own);
    header.options = rules;
    return playedGame(header, std::vector<std::string>(at(players), level), 1, first);
  }
  Review review(const Record& record, std::uint64_t reviewSeed, bool divides) const {
    const ReviewPlan plan{
        .player = 0, .deal = first, .seed = reviewSeed, .divides = divides, .effort = effort};
    return Reviewer(record, plan).run(isEnded, nullptr);
  }
};

constexpr ReviewEffort kLittle{.searches = 1,
                               .searchWorlds = 96,
                               .leastWorlds = 96,
                               .mostWorlds = 96,
                               .dealWorlds = 96,
                               .othersWorlds = 32};

constexpr std::size_t kVerdictCount = 4;
constexpr std::array<Verdict, kVerdictCount> kVerdicts = {Verdict::good, Verdict::slip,
                                                          Verdict::blunder, Verdict::unsure};

ReviewEffort effortOf(const std::string& mode, const std::string& game) {
  return mode == "luck" ? kWithoutSearch : mode == "quick" ? kLittle : usualEffort(game);
}

void measureLevels(const Task& task) {
  Mean loss;  // mean over decisions; a mean over deals would give short deals too much weight
  Mean perDeal;
  Mean result, cards, others, luck, worlds;
  std::array<int, kVerdictCount> verdicts{};
  const auto start = std::chrono::steady_clock::now();
  double seconds = 0;
  for (int i = 0; i < task.deals && !isEnded; ++i) {
    const Record record = task.record(i);
    const auto begin = std::chrono::steady_clock::now();
    const Review review = task.review(record, task.seed, true);
    if (!review.complete) break;
    seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    for (const ReviewedMove& move : review.moves) {
      loss.add(inUnits(move.loss));
      worlds.add(move.worlds);
      ++verdicts[static_cast<std::size_t>(move.verdict)];
    }
    for (const ReviewedDeal& deal : review.deals) {
      if (deal.sum() != deal.result) throw std::runtime_error("the parts do not add up");
      perDeal.add(inUnits(deal.decisions));
      result.add(inUnits(deal.result));
      cards.add(inUnits(deal.cards));
      others.add(inUnits(deal.others));
      luck.add(inUnits(deal.luck));
    }
  }
  const std::chrono::duration<double> all = std::chrono::steady_clock::now() - start;
  std::cout << task.game << ' ' << task.level << " players " << task.players << " deal "
            << task.first << " deals " << task.deals << " seed " << task.seed
            << "\n  loss a decision " << text(loss) << "\n  decisions a deal " << text(perDeal)
            << "\n  result " << text(result) << "\n  cards " << text(cards) << "\n  others "
            << text(others) << "\n  luck " << text(luck) << "\n  verdicts";
  for (Verdict verdict : kVerdicts) {
    std::cout << ' ' << verdictName(verdict) << ' ' << verdicts[static_cast<std::size_t>(verdict)];
  }
  std::cout << "\n  worlds " << text(worlds) << "\n  seconds a decision "
            << seconds / std::max(1, loss.count) << " of all " << all.count() << std::endl;
}

void measureRepeat(const Task& task) {
  std::array<std::array<int, kVerdictCount>, kVerdictCount> pairs{};
  Mean calibration;  // mean of (difference² / variance): about 1 if the error estimates are right
  std::array<Mean, 2> time;
  for (int i = 0; i < task.deals && !isEnded; ++i) {
    const Record record = task.record(i);
    const Review one = task.review(record, task.seed * 2 + 1000, false);
    const Review two = task.review(record, task.seed * 2 + 1001, false);
    if (!two.complete) break;
    for (std::size_t m = 0; m < one.moves.size(); ++m) {
      const ReviewedMove& a = one.moves[m];
      const ReviewedMove& b = two.moves[m];
      ++pairs[static_cast<std::size_t>(a.verdict)][static_cast<std::size_t>(b.verdict)];
      if ((a.verdict != b.verdict || a.verdict == Verdict::unsure)) {
        std::cout << "  " << task.game << " " << task.seed * 100000 + static_cast<unsigned>(i)
                  << ":" << a.entry << " " << a.played << " / " << a.best << " " << inUnits(a.loss)
                  << "+-" << inUnits(a.lossError) << " (" << a.worlds << ") "
                  << verdictName(a.verdict) << " / " << b.best << " " << inUnits(b.loss) << "+-"
                  << inUnits(b.lossError) << " (" << b.worlds << ") " << verdictName(b.verdict)
                  << "\n";
      }
      if (a.best != b.best || a.lossError == 0 || b.lossError == 0) continue;
      const double apart = inUnits(a.loss) - inUnits(b.loss);
      const double ofA = inUnits(a.lossError);
      const double ofB = inUnits(b.lossError);
      calibration.add(apart * apart / (ofA * ofA + ofB * ofB));
    }
  }
  int given = 0;  // number of verdicts except `unsure`, summed over both reviews
  int same = 0;   // number of these verdicts that the other review gives, too
  int both = 0;   // number of moves for which no review gives `unsure`
  int agree = 0;
  std::cout << task.game << ' ' << task.level << " players " << task.players << " deal "
            << task.first << " deals " << task.deals << " seed " << task.seed << "\n";
  for (std::size_t a = 0; a < kVerdictCount; ++a) {
    std::cout << "  " << std::setw(8) << verdictName(kVerdicts[a]);
    for (std::size_t b = 0; b < kVerdictCount; ++b) {
      std::cout << std::setw(6) << pairs[a][b];
      const bool decidedA = kVerdicts[a] != Verdict::unsure;
      const bool decidedB = kVerdicts[b] != Verdict::unsure;
      given += (decidedA ? pairs[a][b] : 0) + (decidedB ? pairs[a][b] : 0);
      both += decidedA && decidedB ? pairs[a][b] : 0;
      if (a == b && decidedA) {
        same += 2 * pairs[a][b];
        agree += pairs[a][b];
      }
    }
    std::cout << "\n";
  }
  std::cout << "  of verdicts with the same verdict in the other review "
            << 100.0 * same / std::max(1, given) << " %; of pairs with two verdicts "
            << 100.0 * agree / std::max(1, both)
            << " %\n  squared differences in units of their variance " << text(calibration)
            << std::endl;
}

// Counts the verdicts on a set of moves, and averages their losses.
struct Verdicts {
  Mean loss;
  std::array<int, kVerdictCount> counts{};

  void add(const Judgement& judgement) {
    loss.add(judgement.loss.mean);
    ++counts[static_cast<std::size_t>(judgement.verdict)];
  }
  void print(const std::string& name) const {
    std::cout << "  " << name << " loss " << text(loss) << " verdicts";
    for (Verdict verdict : kVerdicts) {
      std::cout << ' ' << verdictName(verdict) << ' ' << counts[static_cast<std::size_t>(verdict)];
    }
    std::cout << std::endl;
  }
};

void measureHints(const Task& task) {
  constexpr int kTimes = 5;
  // Every kEvery-th choice gets a hint. So the hints are for all players, unless there are 7
  // players.
  constexpr int kEvery = 7;
  std::vector<std::string> levels;
  std::istringstream list(task.level);
  for (std::string level; std::getline(list, level, ',');) levels.push_back(level);
  ReviewEffort effort = usualEffort(task.game);
  effort.searchWorlds *= kTimes;
  effort.mostWorlds *= kTimes;
  const auto judge = makeJudge(task.game, task.players, effort);
  std::string error;
  const auto adviser = makeAdviser(task.game, error);
  adviser->setTimeLimit(std::chrono::milliseconds(0));
  Verdicts hints;
  std::map<std::string, Verdicts> moves;  // moves of the bots, by level
  int decisions = 0;
  for (int i = 0; hints.loss.count < task.deals && !isEnded; ++i) {
    Task part = task;
    part.level = levels[at(i) % levels.size()];
    const Record record = part.record(i);
    const auto game = gameOf(record.header);
    for (std::size_t m = 0; m < record.entries.size() && !isEnded; ++m) {
      const RecordEntry& entry = record.entries[m];
      const bool isChoice = entry.kind == RecordEntry::Kind::move &&
                            game->standing().deal == task.first &&
                            game->legal(entry.player).size() > 1;
      if (isChoice && ++decisions % kEvery == 0 && hints.loss.count < task.deals) {
        const auto view = game->viewWithHistory(entry.player);
        Random random(task.seed, static_cast<std::uint64_t>(decisions));
        const std::uint64_t seed = random.next();
        const auto advice = adviser->advise(*view, random, isEnded);
        const Action played = actionOrNone(*game, entry.player, entry.action);
        const auto ofHint =
            advice ? judge->judge(*view, advice->action, seed, isEnded) : std::nullopt;
        const auto ofMove = judge->judge(*view, played, seed, isEnded);
        if (ofHint && ofMove) {
          hints.add(*ofHint);
          moves[part.level].add(*ofMove);
          if (isWrong(ofHint->verdict)) {
            std::cout << "  deal " << i << " entry " << m << " hint "
                      << actionText(advice->action, game->info()) << " best "
                      << (ofHint->best ? actionText(*ofHint->best, game->info()) : "none")
                      << " loss " << ofHint->loss.mean << " +- " << ofHint->loss.error << std::endl;
          }
        }
      }
      playEntry(*game, entry);
    }
  }
  std::cout << task.game << " players " << task.players << " deal " << task.first << " seed "
            << task.seed << std::endl;
  hints.print("hints");
  for (const auto& [level, verdicts] : moves) verdicts.print(level);
}

void measureStops(const Task& task) {
  using Clock = std::chrono::steady_clock;
  const Record record = task.record(0);
  Mean delay;
  double longest = 0;
  for (int i = 0; i < task.deals && !isEnded; ++i) {
    std::atomic<bool> stop = false;
    Clock::time_point requested;
    std::thread stopper([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20 + 67 * i));
      requested = Clock::now();
      stop = true;
    });
    const ReviewPlan plan{.deal = task.first, .seed = static_cast<std::uint64_t>(i)};
    const bool whole = Reviewer(record, plan).run(stop, nullptr).complete;
    const auto ended = Clock::now();
    stopper.join();
    if (whole) continue;
    const double ms = std::chrono::duration<double, std::milli>(ended - requested).count();
    delay.add(ms);
    longest = std::max(longest, ms);
  }
  std::cout << task.game << " stopped after ms " << text(delay) << " longest " << longest
            << std::endl;
}

}  // namespace

int main(int argc, char* argv[]) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 5) {
    std::cerr
        << "usage: review-figures levels|quick|luck|repeat|hints|stop|record GAME LEVEL DEALS SEED "
           "[FIRST [PLAYERS [RULES]]]\n";
    return 2;
  }
  const auto rules =
      optionsFromText(findGame(words[1])->info->options, words.size() > 7 ? words[7] : "");
  if (!rules) {
    std::cerr << "no such house rules\n";
    return 2;
  }
  for (int signal : {SIGTERM, SIGXCPU}) std::signal(signal, [](int) { isEnded = true; });
  const Task task{.game = words[1],
                  .level = words[2],
                  .deals = std::stoi(words[3]),
                  .seed = std::stoull(words[4]),
                  .first = words.size() > 5 ? std::stoi(words[5]) : 1,
                  .players = words.size() > 6 ? std::stoi(words[6]) : 4,
                  .rules = *rules,
                  .effort = effortOf(words[0], words[1])};
  if (words[0] == "levels" || words[0] == "quick" || words[0] == "luck") measureLevels(task);
  if (words[0] == "hints") measureHints(task);
  if (words[0] == "repeat") measureRepeat(task);
  if (words[0] == "stop") measureStops(task);
  if (words[0] == "record") std::cout << recordText(task.record(0));
  return 0;
}
