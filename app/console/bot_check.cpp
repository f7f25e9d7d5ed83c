// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bot_check.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "arena/parallel.h"
#include "arena/play.h"
#include "bots/random_bot.h"
#include "console/json.h"
#include "console/layout.h"
#include "programs/dialogue.h"
#include "programs/question.h"

namespace downpile {

namespace {

using Kind = ExternalAnswer::Kind;

constexpr std::size_t kAskedAgain = 20;  // maximum number of questions to repeat after a restart

std::string millisecondsText(ChildProcess::Clock::duration time) {
  return std::to_string(std::chrono::ceil<std::chrono::milliseconds>(time).count()) + " ms";
}

class BotCheck {
 public:
  BotCheck(const Arguments& arguments, const Seed& seed, LongWork& work)
      : arguments_(arguments),
        seed_(seed),
        work_(work),
        stopped_(work.stop),
        dialogue_(commandWords(arguments.bot), arguments.botLimits,
                  [&work](std::string_view note) { work.progress.report(note); }) {}

  BotVerdict run() {
    const auto begun = ChildProcess::Clock::now();
    start();
    verdict_.text = (dialogue_.name().empty() ? arguments_.bot : dialogue_.name()) + " in " +
                    arguments_.game->info->title + ", " +
                    counted(static_cast<std::size_t>(arguments_.players), "player") + ", seed " +
                    seed_.text() + "\n";
    report(true, "is ready after " + millisecondsText(ChildProcess::Clock::now() - begun));
    hasBegun_ = true;
    dialogue_.queueUnknown();
    try {
      play();
      reportMoves();
      startIfEnded();
      report(dialogue_.quit(), "ends when told to quit",
             "does not end within " + millisecondsText(Dialogue::kPatience) + " when told to quit");
      start();
      if (!asked_.empty()) askAgain();
      startIfEnded();
      report(
          dialogue_.closeInput(), "ends when its input ends",
          "does not end within " + millisecondsText(Dialogue::kPatience) + " when its input ends");
    } catch (const Stopped&) {
      work_.isCutShort = true;
      reportMoves();
      verdict_.text += "      stopped in deal " +
                       std::to_string(std::min(deal_, arguments_.deals)) + " of " +
                       std::to_string(arguments_.deals) + '\n';
    } catch (const NotReady& problem) {
      reportMoves();
      report(false, "does not restart: it " + problem.reason);
    }
    return verdict_;
  }

 private:
  struct Asked {
    std::string question;
    std::string answer;
  };

  struct NotReady {
    std::string reason;
  };

  void start() {
    const std::string problem = dialogue_.start(stopped_.isUp());
    if (!problem.empty() && !hasBegun_) throw InputError(shownText(arguments_.bot) + ' ' + problem);
    if (!problem.empty()) throw NotReady{problem};
    if (!dialogue_.isRunning()) throw Stopped();
  }

  void startIfEnded() {
    if (!dialogue_.isRunning()) start();
  }

  void report(bool isGood, const std::string& finding, const std::string& otherwise = {}) {
    verdict_.text +=
        (isGood ? "good  " : "WRONG ") + (isGood || otherwise.empty() ? finding : otherwise) + '\n';
    verdict_.good = verdict_.good && isGood;
  }

  // Plays deals as in one or more whole games. In each deal, the checked program has the next seat,
  // and random bots have all other seats.
  void play() {
    RandomBot others;
    std::unique_ptr<AnyGame> game;
    for (deal_ = 1; deal_ <= arguments_.deals; ++deal_) {
      if (!game || game->standing().gameOver) {
        game = arguments_.game->create(arguments_.options, arguments_.players);
      } else {
        game->startDeal();
      }
      const int seat = (deal_ - 1) % arguments_.players;
      const DealSeeds seeds{.cards = seed_.number(),
                            .deal = static_cast<std::uint64_t>(deal_),
                            .bots = seed_.forBots() + static_cast<std::uint64_t>(deal_)};
      playDeal(*game, seeds, [&](int player, Random& random) {
        if (stopped_.isUp()) throw Stopped();
        const auto view = game->view(player);
        if (player != seat) return others.choose(*view, random, stopped_.isUp());
        const std::optional<Action> action = ask(*view, random);
        return action || !mustMove(*view) ? action : others.choose(*view, random, stopped_.isUp());
      });
      work_.progress.show(deal_, arguments_.deals);
    }
  }

  // Asks the checked program for a move. Returns the move, or nullopt if the program passed or gave
  // no legal move.
  std::optional<Action> ask(const AnyView& view, Random& random) {
    startIfEnded();
    const std::string question = questionText(view, arguments_.botLimits.move, chanceFor(random));
    const ExternalAnswer answer = dialogue_.ask(question, stopped_.isUp());
    if (answer.kind == Kind::cancelled) throw Stopped();
    ++questions_;
    choices_ += view.legal().size() > 1 ? 1U : 0U;
    if (answer.kind == Kind::move || answer.kind == Kind::pass)
      longest_ = std::max(longest_, answer.took);
    const JudgedAnswer found = judged(view, answer);
    if (found.action) noteSecretChoice(view, *found.action);
    if (!found.fault.empty()) {
      blame(view, answer.kind, found.fault);
    } else if (asked_.size() < kAskedAgain) {
      asked_.push_back({question, answerText(answer)});
    }
    return found.action;
  }

  // Counts the program's move if it is a word chosen secretly, at the same time as other players.
  // An example is `rock` in paper, scissors, rock.
  void noteSecretChoice(const AnyView& view, const Action& action) {
    const bool isWord = view.info().verbs[action.verb].shape == ActionShape::word;
    if (isWord && view.standing().turn == kNoPlayer) {
      ++secretChoices_[actionText(action, view.info())];
    }
  }

  // Warns if the program made five or more secret choices, all of them the same. This is not an
  // error, because paper, scissors, rock ends even if all players always choose the same (rule X8).
  void warnOfOneSecretChoice() {
    constexpr std::size_t kEnough = 5;
    if (secretChoices_.size() != 1 || secretChoices_.begin()->second < kEnough) return;
    const auto& [choice, times] = *secretChoices_.begin();
    verdict_.text += "note  always answers '" + choice + "' (" + counted(times, "time") +
                     "): opponents can predict it; decide by `chance`\n";
  }

  static std::string answerText(const ExternalAnswer& answer) {
    return answer.kind == Kind::move ? "move " + answer.text : "pass";
  }

  // Counts a fault of the program. Keeps the text of the first fault of each kind, with the numbers
  // of the deal, the player and the question.
  void blame(const AnyView& view, Kind of, const std::string& fault) {
    const auto kind = static_cast<std::size_t>(of);
    if (faults_[kind]++ > 0) return;
    first_[kind] = fault + " (deal " + std::to_string(deal_) + ", player " +
                   std::to_string(view.viewer()) + ", question " + std::to_string(questions_) + ')';
    if (questions_ == 1 && (of == Kind::wrong || of == Kind::gone)) {
      first_[kind] += "; the line before was '" + std::string(Dialogue::kUnknown) +
                      "', which every program must ignore";
    }
  }

  // Reports, only once, the result of all questions: the faults, or success.
  void reportMoves() {
    if (std::exchange(hasReportedMoves_, true)) return;
    std::size_t faults = 0;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      faults += faults_[kind];
      if (faults_[kind] > 0) report(false, counted(faults_[kind], "time") + ": " + first_[kind]);
    }
    if (questions_ == 0 && !stopped_.isUp()) {
      report(false, "was never asked: the deals ended before its turn (--deals)");
    } else if (faults == 0 && questions_ > 0) {
      report(true, "answers every question with a legal move (" + counted(questions_, "question") +
                       ", " + std::to_string(choices_) +
                       " of them with a choice), and ignores an unknown line");
    }
    warnOfOneSecretChoice();
    if (questions_ > faults) {
      report(true, "takes " + millisecondsText(longest_) + " at most of " +
                       millisecondsText(arguments_.botLimits.move) +
                       (faults > 0 ? " when it answers" : ""));
    }
  }

  // Asks the restarted program up to kAskedAgain of the earlier questions again. A bot with random
  // numbers only from the member `chance` of the question gives the same answers. Different answers
  // are not an error, since a program may remember earlier questions.
  void askAgain() {
    std::size_t others = 0;
    std::size_t answered = 0;
    for (const Asked& asked : asked_) {
      startIfEnded();
      const ExternalAnswer answer = dialogue_.ask(asked.question, stopped_.isUp());
      if (answer.kind == Kind::cancelled) throw Stopped();
      if (answer.kind != Kind::move && answer.kind != Kind::pass) continue;
      ++answered;
      others += answerText(answer) == asked.answer ? 0U : 1U;
    }
    if (answered == 0) return;
    if (others == 0) {
      report(true, "answers the same after a restart (" + counted(answered, "question") + ')');
    } else {
      verdict_.text += "note  answers " + counted(others, "question") + " of " +
                       std::to_string(answered) +
                       " differently after a restart: games with it cannot be repeated\n";
    }
  }

  static constexpr std::size_t kKinds = static_cast<std::size_t>(Kind::cancelled) + 1;

  const Arguments& arguments_;
  const Seed& seed_;
  LongWork& work_;
  const StopFlag stopped_;
  Dialogue dialogue_;
  BotVerdict verdict_{.good = true, .text = {}};
  std::vector<Asked> asked_;
  std::array<std::size_t, kKinds> faults_{};
  std::array<std::string, kKinds> first_;
  ChildProcess::Clock::duration longest_{};
  bool hasBegun_ = false;
  bool hasReportedMoves_ = false;
  // Count of each secret choice of the program, by the text of the choice.
  std::map<std::string, std::size_t> secretChoices_;
  std::size_t questions_ = 0;
  std::size_t choices_ = 0;  // number of questions with two or more legal moves
  int deal_ = 0;
};

}  // namespace

BotVerdict checkBot(const Arguments& arguments, const Seed& seed, LongWork& work) {
  if (!isExternalName(arguments.bot)) {
    throw InputError("bot-check needs --bot exec:PROGRAM: the program to check" +
                     (arguments.bot.empty() ? "" : "; " + externalNameHint(arguments.bot)));
  }
  const std::string refusal = externalBotRefusal(arguments.bot);
  if (!refusal.empty()) throw InputError(refusal);
  return BotCheck(arguments, seed, work).run();
}

}  // namespace downpile
