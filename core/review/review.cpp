// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "bots/rules_of.h"
#include "games/catalog.h"
#include "rules/option.h"
#include "seal/bytes.h"
#include "seal/sha256.h"

namespace downpile {

namespace {

constexpr std::array<std::string_view, 4> kVerdicts = {"good", "slip", "blunder", "unsure"};

constexpr double kMostUnits = 1e6;
constexpr int kMostNumber = 1'000'000'000;

double written(Amount amount) { return inUnits(amount); }

Value writeReason(const ReviewReason& reason, CardFamily family) {
  Value::Object object{{"text", reason.text}};
  if (reason.card.known()) object.emplace_back("card", identityText(reason.card, family));
  if (reason.player != kNoPlayer) object.emplace_back("player", int{reason.player});
  object.emplace_back("number", reason.number);
  if (reason.otherNumber != 0) object.emplace_back("otherNumber", reason.otherNumber);
  return {std::move(object)};
}

Value writeMove(const ReviewedMove& move, CardFamily family) {
  Value::Object object{{"entry", static_cast<std::int64_t>(move.entry)},
                       {"deal", move.deal},
                       {"played", move.played},
                       {"best", move.best},
                       {"verdict", std::string(verdictName(move.verdict))},
                       {"worth", written(move.value)},
                       {"worthError", written(move.valueError)},
                       {"loss", written(move.loss)},
                       {"lossError", written(move.lossError)},
                       {"worlds", move.worlds}};
  if (move.reason) object.emplace_back("reason", writeReason(*move.reason, family));
  return {std::move(object)};
}

// Keys of the numbers of a ReviewedDeal in JSON.
constexpr std::pair<std::string_view, Amount ReviewedDeal::*> kOfDeal[] = {
    {"result", &ReviewedDeal::result},       {"even", &ReviewedDeal::even},
    {"cards", &ReviewedDeal::cards},         {"gains", &ReviewedDeal::gains},
    {"decisions", &ReviewedDeal::decisions}, {"others", &ReviewedDeal::others},
    {"luck", &ReviewedDeal::luck},
};

Value writeDeal(const ReviewedDeal& deal) {
  Value::Object object{{"deal", deal.deal}};
  for (const auto& [name, amount] : kOfDeal) object.emplace_back(name, written(deal.*amount));
  return {std::move(object)};
}

// Reads the members of a JSON object. Stores only the first missing or invalid member as the error.
class Members {
 public:
  Members(const Value& object, std::string context, std::string& error)
      : object_(object), context_(std::move(context)), error_(error) {
    if (object.object() == nullptr) fail("is not an object");
  }

  int number(std::string_view name, int least, int most) {
    const std::int64_t* number = find(name) == nullptr ? nullptr : find(name)->number();
    if (number != nullptr && *number >= least && *number <= most) return static_cast<int>(*number);
    return fail(name), least;
  }
  Amount amount(std::string_view name) {
    const Value* value = find(name);
    if (value != nullptr) {
      const std::int64_t* whole = value->number();
      const double* real = std::get_if<double>(&value->data);
      const double units = whole != nullptr  ? static_cast<double>(*whole)
                           : real != nullptr ? *real
                                             : kMostUnits;
      if (std::abs(units) < kMostUnits) return amountOf(units);
    }
    return fail(name), 0;
  }
  std::string text(std::string_view name) {
    const std::string* text = find(name) == nullptr ? nullptr : find(name)->text();
    if (text != nullptr && text->size() <= kLongest) return *text;
    return fail(name), std::string();
  }
  bool flag(std::string_view name) {
    const bool* flag = find(name) == nullptr ? nullptr : find(name)->boolean();
    if (flag != nullptr) return *flag;
    return fail(name), false;
  }
  const Value::List& list(std::string_view name) {
    static const Value::List kNone;
    const Value::List* list = find(name) == nullptr ? nullptr : find(name)->list();
    if (list != nullptr) return *list;
    return fail(name), kNone;
  }
  const Value* find(std::string_view name) const { return object_.find(name); }
  void fail(std::string_view name) {
    if (error_.empty()) error_ = context_ + ": " + std::string(name) + " is missing or wrong";
  }

 private:
  static constexpr std::size_t kLongest = 2000;

  const Value& object_;
  std::string context_;
  std::string& error_;
};

bool isReason(std::string_view game, std::string_view text) {
  bool found = false;
  withRules(game, [&]<class Rules>() {
    const Rules rules(Rules::tunedStyle());
    found = std::ranges::find(rules.reasons(), text, [](const char* each) {
              return std::string_view(each);
            }) != rules.reasons().end();
  });
  return found;
}

// Returns nullopt if this version does not know the text: texts change from version to version, but
// the judgement of the move stays valid.
std::optional<ReviewReason> readReason(Members& members, const Review& review) {
  ReviewReason reason;
  reason.text = members.text("text");
  if (members.find("card") != nullptr) {
    const auto card = cardFromIdentity(members.text("card"), findGame(review.game)->info->family);
    if (card && card->known()) {
      reason.card = *card;
    } else {
      members.fail("card");
    }
  }
  if (members.find("player") != nullptr) {
    reason.player = static_cast<std::uint8_t>(members.number("player", 0, review.players - 1));
  }
  reason.number = members.number("number", -kMostNumber, kMostNumber);
  if (members.find("otherNumber") != nullptr) {
    reason.otherNumber = members.number("otherNumber", -kMostNumber, kMostNumber);
  }
  return isReason(review.game, reason.text) ? std::optional(reason) : std::nullopt;
}

ReviewedMove readMove(const Value& value, std::size_t index, const Review& review,
                      std::string& error) {
  const std::string context = "move " + std::to_string(index + 1) + " of the review";
  Members members(value, context, error);
  ReviewedMove move;
  move.entry = static_cast<std::size_t>(members.number("entry", 0, kMostNumber));
  move.deal = members.number("deal", 1, kMostNumber);
  move.played = members.text("played");
  move.best = members.text("best");
  const auto verdict = std::ranges::find(kVerdicts, members.text("verdict"));
  if (verdict == kVerdicts.end()) {
    members.fail("verdict");
  } else {
    move.verdict = static_cast<Verdict>(verdict - kVerdicts.begin());
  }
  move.value = members.amount("worth");
  move.valueError = members.amount("worthError");
  move.loss = members.amount("loss");
  move.lossError = members.amount("lossError");
  move.worlds = members.number("worlds", 0, kMostNumber);
  if (const Value* reason = value.find("reason")) {
    Members of(*reason, context, error);
    if (error.empty()) move.reason = readReason(of, review);
  }
  return move;
}

ReviewedDeal readDeal(const Value& value, std::size_t index, std::string& error) {
  Members members(value, "deal " + std::to_string(index + 1) + " of the review", error);
  ReviewedDeal deal;
  deal.deal = members.number("deal", 1, kMostNumber);
  for (const auto& [name, amount] : kOfDeal) deal.*amount = members.amount(name);
  if (deal.sum() != deal.result) members.fail("the sum of its parts");
  return deal;
}

}  // namespace

Amount amountOf(double inUnits) {
  return static_cast<Amount>(std::llround(inUnits * static_cast<double>(kOneUnit)));
}

double inUnits(Amount amount) {
  return static_cast<double>(amount) / static_cast<double>(kOneUnit);
}

std::string markOf(const Record& record) {
  const RecordHeader& header = record.header;
  std::string text = header.game + ' ' + std::to_string(header.players) + ' ' +
                     std::to_string(header.takenOver) + '\n';
  const GameInfo& info = *findGame(header.game)->info;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    text += std::string(info.options[i].key) + ' ' + optionText(info.options[i], header.options[i]);
    text += '\n';
  }
  for (const RecordEntry& entry : record.inForce()) text += entryText(entry, info.family);
  constexpr std::size_t kDigits = 32;  // length of a mark: 32 hexadecimal digits, 128 bits
  return hexText(sha256(text)).substr(0, kDigits);
}

const ReviewedDeal* dealOf(const Review& review, int deal) {
  const auto found = std::ranges::find(review.deals, deal, &ReviewedDeal::deal);
  return found != review.deals.end() ? &*found : nullptr;
}

void keepWholeDeals(Review& review) {
  std::erase_if(review.moves, [&review](const ReviewedMove& move) {
    return dealOf(review, move.deal) == nullptr;
  });
}

void takeIn(Review& all, const Review& deal) {
  const auto isOfDeal = [&deal](const auto& each) {
    return dealOf(deal, each.deal) != nullptr ||
           std::ranges::find(deal.moves, each.deal, &ReviewedMove::deal) != deal.moves.end();
  };
  std::erase_if(all.moves, isOfDeal);
  std::erase_if(all.deals, isOfDeal);
  all.moves.insert(all.moves.end(), deal.moves.begin(), deal.moves.end());
  all.deals.insert(all.deals.end(), deal.deals.begin(), deal.deals.end());
  std::ranges::sort(all.moves, {}, &ReviewedMove::entry);
  std::ranges::sort(all.deals, {}, &ReviewedDeal::deal);
}

std::string_view verdictName(Verdict verdict) {
  return kVerdicts[static_cast<std::size_t>(verdict)];
}

Value writeReview(const Review& review) {
  const CardFamily family = findGame(review.game)->info->family;
  Value::List moves;
  for (const ReviewedMove& move : review.moves) moves.push_back(writeMove(move, family));
  Value::List deals;
  for (const ReviewedDeal& deal : review.deals) deals.push_back(writeDeal(deal));
  return Value::Object{{"review", kReviewVersion},
                       {"record", review.mark},
                       {"game", review.game},
                       {"players", review.players},
                       {"player", review.player},
                       {"seed", std::to_string(review.seed)},
                       {"unit", review.unit},
                       {"slip", written(review.slip)},
                       {"blunder", written(review.blunder)},
                       {"complete", review.complete},
                       {"moves", std::move(moves)},
                       {"deals", std::move(deals)}};
}

std::optional<Review> readReview(const Value& value, std::string& error) {
  error.clear();
  Members members(value, "the review", error);
  const Value* version = members.find("review");
  if (version != nullptr && version->number() != nullptr && *version->number() != kReviewVersion) {
    error = "the review was made by another version of the program";
    return std::nullopt;
  }
  members.number("review", kReviewVersion, kReviewVersion);
  Review review;
  review.mark = members.text("record");
  review.game = members.text("game");
  const CatalogEntry* game = findGame(review.game);
  if (game == nullptr) {
    members.fail("game");
    return std::nullopt;
  }
  review.players = members.number("players", game->info->minPlayers, game->info->maxPlayers);
  review.player = members.number("player", 0, review.players - 1);
  const std::string seed = members.text("seed");
  constexpr std::size_t kMostDigits = 20;
  if (seed.empty() || seed.size() > kMostDigits ||
      seed.find_first_not_of("0123456789") != seed.npos) {
    members.fail("seed");
  }
  for (char digit : seed) review.seed = review.seed * 10 + static_cast<std::uint64_t>(digit - '0');
  review.unit = members.text("unit");
  review.slip = members.amount("slip");
  review.blunder = members.amount("blunder");
  review.complete = members.flag("complete");
  for (const Value& move : members.list("moves")) {
    if (error.empty()) review.moves.push_back(readMove(move, review.moves.size(), review, error));
  }
  for (const Value& deal : members.list("deals")) {
    if (error.empty()) review.deals.push_back(readDeal(deal, review.deals.size(), error));
  }
  return error.empty() ? std::optional(std::move(review)) : std::nullopt;
}

}  // namespace downpile
