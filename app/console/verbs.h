// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs of downpile-cli and their options as data; the command-line parser and the help use
// them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace downpile {

enum class ConsoleVerb {
  print,
  games,
  rules,
  trace,
  moves,
  apply,
  verify,
  show,
  hint,
  review,
  bench,
  arena,
  botCheck,
  study,
  tune,
  learn
};

// Possible command-line options of a verb, as bits.
enum VerbOption : std::uint32_t {
  kTakesPlayers = 1U << 0U,
  kTakesSet = 1U << 1U,
  kTakesSeed = 1U << 2U,
  kTakesBot = 1U << 3U,
  kTakesDeals = 1U << 4U,
  kTakesSeconds = 1U << 5U,
  kTakesPlayer = 1U << 6U,
  kTakesMove = 1U << 7U,
  kTakesHero = 1U << 8U,
  kTakesField = 1U << 9U,
  kTakesThreads = 1U << 10U,
  kTakesGenerations = 1U << 11U,
  kTakesCandidates = 1U << 12U,
  kTakesMarkdown = 1U << 13U,
  kTakesDeal = 1U << 14U,
  kTakesWorlds = 1U << 15U,
  kTakesAgainst = 1U << 16U,
  kTakesEach = 1U << 17U,
  kTakesLevel = 1U << 18U,
  kTakesGames = 1U << 19U,
  kTakesSkill = 1U << 20U,
  kTakesJson = 1U << 21U,
  kTakesPage = 1U << 22U,
  kTakesTime = 1U << 23U,
  kTakesRecord = 1U << 24U,
};

struct OptionText {
  VerbOption option;
  const char* name;   // name of the command-line option, such as `players`
  const char* value;  // placeholder of the option's value, such as `N`; empty for a flag
  const char* meaning;

  bool mayRepeat() const { return option == kTakesSet || option == kTakesAgainst; }
};

struct VerbText {
  ConsoleVerb verb;
  const char* name;
  // Operand of the verb, or empty if it has none. `X...` means one or more operands; `[X]` means an
  // optional operand.
  const char* operand;
  const char* operandMeaning;
  unsigned options;     // command-line options of this verb, as bits of VerbOption
  const char* brief;    // short explanation for the list of verbs
  const char* summary;  // longer explanation for the help of the verb
  const char* example;

  bool takesSeveral() const { return std::string_view(operand).ends_with("..."); }
  bool mayDoWithout() const { return std::string_view(operand).starts_with('['); }
  bool takes(VerbOption option) const { return (options & option) != 0; }
};

std::span<const VerbText> verbs();
std::span<const OptionText> verbOptions();

// Returns the syntax of a verb: `trace GAME`.
std::string syntaxOf(const VerbText& verb);

// Return the output of `downpile-cli --help` and `downpile-cli VERB --help`.
std::string generalHelp();
std::string verbHelp(const VerbText& verb);

}  // namespace downpile
