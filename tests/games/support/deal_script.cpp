// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/deal_script.h"

#include <algorithm>
#include <charconv>
#include <deque>
#include <stdexcept>

#include "rules/sentence.h"
#include "support/value_text.h"

namespace downpile::test {

namespace {

struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

[[noreturn]] void fail(const std::string& message) { throw Failure(message); }

std::string_view trimmed(std::string_view text) {
  const auto start = text.find_first_not_of(" \t\r");
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(" \t\r") - start + 1);
}

// Removes and returns the first word.
std::string_view takeWord(std::string_view& text) {
  text = trimmed(text);
  const auto length = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, length);
  text = trimmed(text.substr(length));
  return word;
}

std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto end = text.find(separator);
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + separator.size());
  }
}

int numberOf(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) {
    fail("not a number: " + std::string(word));
  }
  return number;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : " | ") + line;
  return text.empty() ? "none" : text;
}

// Returns all cards of a game, sorted, to detect lost or duplicated cards after a move.
std::vector<Card> cardsIn(const AnyGame& game) {
  std::vector<Card> cards;
  for (const PlaceContents& place : game.places()) {
    cards.insert(cards.end(), place.cards.begin(), place.cards.end());
  }
  std::sort(cards.begin(), cards.end());
  return cards;
}

// Sorts lists of words for comparison in zones whose cards have no order.
void sortWords(Value& value) {
  if (auto* list = std::get_if<Value::List>(&value.data)) {
    for (Value& item : *list) sortWords(item);
    std::stable_sort(list->begin(), list->end(), [](const Value& a, const Value& b) {
      return a.text() != nullptr && b.text() != nullptr && *a.text() < *b.text();
    });
  }
}

// Returns the state and the standing of the game as one object, because `then` in scripts checks
// values of both.
Value::Object everythingOf(const AnyGame& game) {
  const Value state = game.write();
  Value::Object all = *state.object();
  const Standing standing = game.standing();
  Value::List scores;
  Value::List score;
  Value::List winners;
  Value::List actors;
  for (int player = 0; player < game.players(); ++player) {
    scores.emplace_back(standing.scores[static_cast<std::size_t>(player)]);
    score.emplace_back(game.view(player)->score(player));
    if (standing.winners.contains(player)) winners.emplace_back(player);
    if (game.actors().contains(player)) actors.emplace_back(player);
  }
  all.emplace_back("over", standing.dealOver);
  all.emplace_back("void", standing.dealVoid);
  all.emplace_back("gameOver", standing.gameOver);
  all.emplace_back("wentOut",
                   standing.wentOut == kNoPlayer ? Value() : Value(int{standing.wentOut}));
  all.emplace_back("winners", std::move(winners));
  all.emplace_back("scores", std::move(scores));
  all.emplace_back("worth", std::move(score));
  all.emplace_back("actors", std::move(actors));
  all.emplace_back("settlement",
                   Value::List(standing.settlement.begin(), standing.settlement.end()));
  return all;
}

std::string sentenceText(const GameInfo& info, const Event& event) {
  const std::string text =
      countInEnglish(info.sentences[event.sentence].other, std::int64_t{event.number});
  return fillSentence(text, [&](std::string_view name, std::string_view) {
    if (name == "player") return "player " + std::to_string(event.player);
    if (name == "other") return "player " + std::to_string(event.other);
    if (name == "players") {
      std::string list;
      for (int player : event.players) {
        list += (list.empty() ? "player " : " and player ") + std::to_string(player);
      }
      return list;
    }
    if (name == "cards") return englishCards(event.cards, info.family);
    return std::to_string(event.number);
  });
}

class Runner {
 public:
  Runner(const CatalogEntry& game, Coverage& coverage) : entry_(game), coverage_(coverage) {}

  void startCase() {
    players_ = entry_.info->minPlayers;
    options_ = standardValues(entry_.info->options);
    given_.clear();
    partial_ = true;
    game_.reset();
    outcomes_.clear();
    story_.clear();
  }

  void run(std::string_view word, std::string_view rest) {
    static const std::pair<std::string_view, void (Runner::*)(std::string_view)> kStatements[] = {
        {"players", &Runner::setPlayers},
        {"set", &Runner::setOption},
        {"given", &Runner::setField},
        {"complete", &Runner::setComplete},
        {"deal", &Runner::deal},
        {"shuffle", &Runner::prepareOutcome},
        {"pick", &Runner::pick},
        {"play", &Runner::play},
        {"allow", &Runner::allow},
        {"refuse", &Runner::refuse},
        {"nomove", &Runner::expectNoMove},
        {"legal", &Runner::legal},
        {"choices", &Runner::choices},
        {"then", &Runner::then},
        {"seen", &Runner::seen},
        {"told", &Runner::told},
        {"untold", &Runner::untold},
        {"asked", &Runner::asked},
        {"offered", &Runner::offered},
        {"score", &Runner::score},
        {"next", &Runner::next},
        {"unreadable", &Runner::expectUnreadable},
        {"impossible", &Runner::expectImpossible},
        {"default", &Runner::expectDefault},
        {"novalue", &Runner::expectNoValue},
    };
    for (const auto& [name, statement] : kStatements) {
      if (name == word) return (this->*statement)(rest);
    }
    fail("unknown statement: " + std::string(word));
  }

 private:
  const GameInfo& info() const { return *entry_.info; }

  // ---- setup

  void setPlayers(std::string_view rest) { players_ = numberOf(rest); }

  std::pair<std::size_t, std::string_view> optionOf(std::string_view rest) const {
    const auto parts = split(rest, "=");
    const auto index = findOption(info().options, parts[0]);
    if (!index || parts.size() != 2) fail("no such option: " + std::string(rest));
    return {*index, parts[1]};
  }

  void setOption(std::string_view rest) {
    const auto [index, text] = optionOf(rest);
    const auto value = optionFromText(info().options[index], text);
    if (!value) fail("no such value: " + std::string(rest));
    options_[index] = *value;
  }

  void setField(std::string_view rest) {
    const std::string name(takeWord(rest));
    auto value = valueFromText(rest);
    if (!value) fail("no value: " + std::string(rest));
    given_.emplace_back(name, std::move(*value));
  }

  void setComplete(std::string_view) { partial_ = false; }

  std::unique_ptr<AnyGame> readGiven(std::string& error) const {
    return entry_.read(options_, players_, Value(given_), partial_, error);
  }

  AnyGame& game() {
    if (!game_) {
      std::string error;
      game_ = readGiven(error);
      if (!game_) fail("the position is refused: " + error);
      coverage_.options(options_, players_);
    }
    return *game_;
  }

  // ---- chance

  // Returns the chance outcome described by `rest`. For a pick: a number. For a shuffle: the cards
  // in the order of drawing, followed by all other cards, or `seed N` for a random order.
  Chance outcomeOf(const ChanceNeed& need, std::string_view rest) const {
    if (need.kind == ChanceNeed::Kind::pick) {
      const int number = numberOf(rest);
      if (number < 0 || number >= need.of) fail("the lot cannot fall on this one");
      return Chance::picked(number);
    }
    const CardFamily family = entry_.info->family;
    if (rest.starts_with("seed ")) {
      takeWord(rest);
      Random random(static_cast<std::uint64_t>(numberOf(rest)));
      return Chance::draw(need, random);
    }
    std::vector<Card> drawn;
    CardSet left = need.cards;
    while (!rest.empty()) {
      const std::string_view word = takeWord(rest);
      const auto kind = cardFromText(word, family);
      const auto found = std::find_if(left.begin(), left.end(), [&](Card card) {
        return kind && kindOf(card, family) == *kind;
      });
      if (found == left.end()) fail("not among the cards to shuffle: " + std::string(word));
      drawn.push_back(*found);
      left.erase(drawn.back());
    }
    for (Card card : left) drawn.push_back(card);
    std::reverse(drawn.begin(), drawn.end());
    return Chance(drawn);
  }

  void deal(std::string_view rest) {
    if (!game_) {
      if (*entry_.refuse(options_, players_) != '\0') fail("these options are refused");
      game_ = entry_.create(options_, players_);
      coverage_.options(options_, players_);
    }
    if (game_->chance().kind == ChanceNeed::Kind::none) fail("no shuffle is pending");
    if (game_->chance().kind != ChanceNeed::Kind::shuffle) fail("there is nothing to shuffle now");
    addToStory(game_->resolve(outcomeOf(game_->chance(), rest)));
  }

  void prepareOutcome(std::string_view rest) { outcomes_.emplace_back(rest); }

  // Sets the outcome of the pending chance pick, or of the chance pick caused by the next move.
  void pick(std::string_view rest) {
    if (!game_ || game_->chance().kind != ChanceNeed::Kind::pick) return prepareOutcome(rest);
    addToStory(game_->resolve(outcomeOf(game_->chance(), rest)));
  }

  // ---- moves

  std::pair<int, Action> moveOf(std::string_view rest) {
    const int player = numberOf(takeWord(rest));
    const auto action = game().actionFromText(player, rest);
    if (!action) fail("not a move at all: " + std::string(rest));
    return {player, *action};
  }

  void addToStory(const Step& step) {
    coverage_.reported(step);
    for (const Event& event : step.events) {
      if (event.kind == Event::Kind::sentence) story_.push_back(sentenceText(info(), event));
    }
  }

  std::string refusalText(const Refusal& refusal) const {
    const Reason& reason = info().reasons[refusal.reason];
    return std::string(reason.rule) + " " + std::string(reason.code);
  }

  void play(std::string_view rest) {
    const auto [player, action] = moveOf(rest);
    if (const auto refusal = game().check(player, action)) {
      fail("the move is refused: " + refusalText(*refusal));
    }
    const auto before = cardsIn(game());
    story_.clear();
    coverage_.played(action);
    addToStory(game().apply(player, action));
    while (game().chance().kind != ChanceNeed::Kind::none) {
      if (outcomes_.empty()) fail("the move leads to chance that the script does not give");
      addToStory(game().resolve(outcomeOf(game().chance(), outcomes_.front())));
      outcomes_.pop_front();
    }
    if (!outcomes_.empty()) fail("nothing was shuffled or picked");
    if (cardsIn(game()) != before) fail("cards were lost or made");
    const Standing standing = game().standing();
    for (int scorer = 0; standing.dealOver && scorer < players_; ++scorer) {
      if (standing.wentOut != kNoPlayer && standing.wentOut != scorer) continue;
      coverage_.scored(game().scoreLines(scorer));
      if (standing.gameOver) coverage_.scored(game().view(scorer)->paymentLines(scorer));
    }
  }

  void allow(std::string_view rest) {
    const auto [player, action] = moveOf(rest);
    if (const auto refusal = game().check(player, action)) {
      fail("the move is refused: " + refusalText(*refusal));
    }
  }

  // refuse PLAYER MOVE => RULE REASON [card=7H] [top=3H] [suit=H] [player=1] [number=4]: the game
  // must refuse this move with this rule and reason, and with these values in the Refusal.
  void refuse(std::string_view rest) {
    const auto parts = split(rest, "=>");
    if (parts.size() != 2) fail("a refusal needs => RULE REASON");
    const auto [player, action] = moveOf(parts[0]);
    const Value before = game().write();
    const auto refusal = game().check(player, action);
    if (!refusal) fail("the move is allowed");
    coverage_.refused(*refusal);
    std::string_view expected = parts[1];
    std::string ruleAndReason(takeWord(expected));
    ruleAndReason += ' ';
    ruleAndReason += takeWord(expected);
    if (refusalText(*refusal) != ruleAndReason) {
      fail("expected " + ruleAndReason + ", got " + refusalText(*refusal));
    }
    while (!expected.empty()) expectDetail(*refusal, takeWord(expected));
    if (game().write() != before) fail("a refused move changed the position");
  }

  void expectDetail(const Refusal& refusal, std::string_view detail) const {
    const auto parts = split(detail, "=");
    const CardFamily family = entry_.info->family;
    const std::pair<std::string_view, std::string> known[] = {
        {"card", cardText(refusal.card, family)},
        {"top", cardText(refusal.top, family)},
        {"suit", cardText(Card(0, refusal.suit, 2), family).substr(1)},
        {"player", refusal.player == kNoPlayer ? "nobody" : std::to_string(refusal.player)},
        {"number", std::to_string(refusal.number)},
    };
    for (const auto& [name, value] : known) {
      if (name != parts[0]) continue;
      if (value != parts[1]) fail("the refusal says " + std::string(name) + "=" + value);
      return;
    }
    fail("no such detail: " + std::string(detail));
  }

  void expectNoMove(std::string_view rest) {
    const int player = numberOf(takeWord(rest));
    if (game().actionFromText(player, rest)) fail("that is a move");
  }

  // ---- expectations

  // legal PLAYER MOVE | MOVE ... or legal PLAYER none: the player must have exactly these legal
  // moves, in any order.
  void legal(std::string_view rest) {
    const int player = numberOf(takeWord(rest));
    expectMoves(rest, game().legal(player));
  }

  // choices PLAYER MOVE | MOVE ...: like `legal`, but for the legal moves in the player's own view.
  void choices(std::string_view rest) {
    const int player = numberOf(takeWord(rest));
    expectMoves(rest, game().view(player)->legal());
  }

  void expectMoves(std::string_view rest, const std::vector<Action>& legal) const {
    std::vector<std::string> expected;
    if (rest != "none") {
      for (std::string_view move : split(rest, "|")) expected.emplace_back(move);
    }
    std::vector<std::string> found;
    for (const Action& action : legal) found.push_back(actionText(action, info()));
    std::sort(expected.begin(), expected.end());
    std::sort(found.begin(), found.end());
    if (found != expected) fail("legal are: " + joined(found));
  }

  void compare(const Value::Object& state, std::string_view rest) const {
    const std::string name(takeWord(rest));
    auto expected = valueFromText(rest);
    if (!expected) fail("no value: " + std::string(rest));
    const auto member = std::find_if(state.begin(), state.end(),
                                     [&](const auto& field) { return field.first == name; });
    if (member == state.end()) fail("no such field: " + name);
    Value found = member->second;
    for (const Zone& zone : info().zones) {
      if (zone.name != name || zone.ordered) continue;
      sortWords(found);
      sortWords(*expected);
    }
    if (found != *expected) fail(name + " is " + valueText(found));
  }

  void then(std::string_view rest) { compare(everythingOf(game()), rest); }

  void seen(std::string_view rest) {
    const int player = numberOf(takeWord(rest));
    const Value view = game().view(player)->write();
    compare(*view.object(), rest);
  }

  bool isReported(std::string_view text) const {
    return std::any_of(story_.begin(), story_.end(), [&](const std::string& sentence) {
      return sentence.find(text) != std::string::npos;
    });
  }

  void told(std::string_view rest) {
    if (!isReported(rest)) fail("told was: " + joined(story_));
  }

  void untold(std::string_view rest) {
    if (isReported(rest)) fail("told was: " + joined(story_));
  }

  // asked PLAYER TEXT: TEXT must be the whole sentence that asks the player to act, or `nothing`
  // without such a sentence.
  void asked(std::string_view rest) {
    const int player = numberOf(takeWord(rest));
    const auto moment = game().view(player)->moment();
    std::string text = "nothing";
    if (moment) {
      text = fillSentence(countInEnglish(info().moments[moment->moment], moment->number),
                          [&](std::string_view name, std::string_view) {
                            if (name == "suit") {
                              return std::string(englishSuit(moment->suit, info().family));
                            }
                            return "player " + std::to_string(moment->player);
                          });
    }
    if (text != rest) fail("asked was: " + text);
  }

  // offered PLAYER TITLE (OFFER) ...: these must be the titles and offers of the player's legal
  // moves without arguments.
  void offered(std::string_view rest) {
    const int player = numberOf(takeWord(rest));
    const auto view = game().view(player);
    std::string text;
    for (const Action& action : view->legal()) {
      const Verb& verb = info().verbs[action.verb];
      if (verb.shape != ActionShape::bare) continue;
      if (!text.empty()) text += ' ';
      text += std::string(titleOf(verb, *view)) + " (" + offerOf(verb, *view) + ")";
    }
    if (text != rest) fail("offered was: " + text);
  }

  // score PLAYER COUNTxEACH ... [*FACTOR]: these must be the player's score lines, in order.
  void score(std::string_view rest) {
    const int player = numberOf(takeWord(rest));
    std::string found;
    for (const ScoreLine& line : game().scoreLines(player)) {
      if (!found.empty()) found += ' ';
      found += line.each == 0 ? "*" + std::to_string(line.points)
                              : std::to_string(line.count) + "x" + std::to_string(line.each);
    }
    if (found != rest) fail("the score is " + found);
  }

  void next(std::string_view) {
    story_.clear();
    addToStory(game().startDeal());
  }

  void expectUnreadable(std::string_view rest) {
    std::string error;
    if (readGiven(error)) fail("the position is accepted");
    if (error.find(rest) == std::string::npos) fail("the message is: " + error);
  }

  void expectImpossible(std::string_view) {
    if (*entry_.refuse(options_, players_) == '\0') fail("these options are accepted");
  }

  void expectDefault(std::string_view rest) {
    const auto [index, text] = optionOf(rest);
    const Option& option = info().options[index];
    if (optionText(option, option.standard) != text) {
      fail("the default is " + optionText(option, option.standard));
    }
  }

  void expectNoValue(std::string_view rest) {
    const auto [index, text] = optionOf(rest);
    if (optionFromText(info().options[index], text)) fail("the value is accepted");
  }

  const CatalogEntry& entry_;
  Coverage& coverage_;
  int players_ = 2;
  OptionValues options_{};
  Value::Object given_;
  bool partial_ = true;
  std::unique_ptr<AnyGame> game_;
  std::deque<std::string> outcomes_;  // chance outcomes caused by the next move, in order
  std::vector<std::string> story_;    // sentences reported since the last `play` or `next` began
};

}  // namespace

ScriptReport runDealScript(std::string_view name, std::string_view text, const CatalogEntry& game,
                           Coverage& coverage) {
  ScriptReport report;
  Runner runner(game, coverage);
  bool skipping = false;
  int number = 0;
  for (std::string_view line : split(text, "\n")) {
    ++number;
    line = line.substr(0, line.find('#'));
    const std::string_view word = takeWord(line);
    if (word.empty()) continue;
    if (word == "rule") {
      while (!line.empty()) {
        const std::string_view rule = takeWord(line);
        coverage.scripted(rule);
        report.rules.emplace(rule);
      }
    } else if (word == "case") {
      runner.startCase();
      report.cases.emplace_back(line);
      skipping = false;
    } else if (!skipping) {
      try {
        if (report.cases.empty()) fail("a script begins with rule and case");
        runner.run(word, line);
      } catch (const Failure& failure) {
        skipping = true;
        report.problems.push_back(std::string(name) + ":" + std::to_string(number) + ": " +
                                  failure.what());
      }
    }
  }
  if (report.cases.empty()) report.problems.push_back(std::string(name) + ": no case");
  return report;
}

}  // namespace downpile::test
