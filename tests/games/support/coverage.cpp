// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/coverage.h"

namespace downpile::test {

void Coverage::options(const OptionValues& values, int players) {
  players_.insert(players);
  for (std::size_t i = 0; i < info_.options.size(); ++i) options_[i].insert(values[i]);
}

void Coverage::reported(const Step& step) {
  for (const Event& event : step.events) {
    if (event.kind == Event::Kind::sentence) sentences_.insert(event.sentence);
  }
}

void Coverage::atStake(const std::optional<Moment>& moment) {
  if (moment) moments_.insert(moment->moment);
}

void Coverage::scored(const std::vector<ScoreLine>& lines) {
  for (const ScoreLine& line : lines) scoreLines_.insert(line.reason);
}

std::vector<std::string> Coverage::missing() const {
  std::vector<std::string> lines;
  const auto lacks = [&](const std::set<std::size_t>& seen, std::size_t count, auto describe) {
    for (std::size_t i = 0; i < count; ++i) {
      if (!seen.contains(i)) lines.push_back(describe(i));
    }
  };
  lacks(verbs_, info_.verbs.size(),
        [&](std::size_t i) { return "verb never played: " + std::string(info_.verbs[i].name); });
  lacks(reasons_, info_.reasons.size(), [&](std::size_t i) {
    const Reason& reason = info_.reasons[i];
    return "reason never given: " + std::string(reason.rule) + " " + std::string(reason.code);
  });
  lacks(sentences_, info_.sentences.size(), [&](std::size_t i) {
    return std::string("sentence never reported: ") + info_.sentences[i].other;
  });
  lacks(moments_, info_.moments.size(),
        [&](std::size_t i) { return std::string("moment never reached: ") + info_.moments[i]; });
  lacks(scoreLines_, info_.scoreLines.size(), [&](std::size_t i) {
    return std::string("score line never reached: ") + info_.scoreLines[i].other;
  });
  for (const Rule& rule : info_.rules) {
    if (!rules_.contains(std::string(rule.id))) {
      lines.push_back("rule without a scripted deal: " + std::string(rule.id));
    }
  }
  for (int players = info_.minPlayers; players <= info_.maxPlayers; ++players) {
    if (!players_.contains(players)) {
      lines.push_back("never played by " + std::to_string(players));
    }
  }
  for (std::size_t i = 0; i < info_.options.size(); ++i) {
    const Option& option = info_.options[i];
    const std::vector<std::int16_t> notable = notableValues(option);
    std::set<int> wanted(notable.begin(), notable.end());
    wanted.insert(option.standard);
    const auto seen = options_.find(i);
    for (int value : wanted) {
      if (seen != options_.end() && seen->second.contains(value)) continue;
      lines.push_back("option never played: " + std::string(option.key) + "=" +
                      optionText(option, static_cast<std::int16_t>(value)));
    }
  }
  return lines;
}

}  // namespace downpile::test
