// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/session.h"

#include <algorithm>
#include <utility>

#include "record/replayer.h"

namespace downpile {

Session::Session(Record record, const ChanceSource& chanceSource, Journal& journal,
                 Observer observer)
    : record_(std::move(record)),
      chanceSource_(chanceSource),
      journal_(journal),
      observer_(std::move(observer)) {}

std::unique_ptr<Session> Session::begin(const RecordHeader& header, Journal& journal,
                                        Observer observer) {
  const auto chanceSource = ChanceSource::of(header);
  if (!chanceSource) return nullptr;
  std::unique_ptr<Session> session(new Session(Record{.header = header, .entries = {}},
                                               *chanceSource, journal, std::move(observer)));
  session->game_ = gameOf(header);
  if (!session->settle(headerText(header))) return nullptr;
  return session;
}

// Creates a session to continue the record. Writes nothing yet.
std::unique_ptr<Session> Session::from(Record record, Journal& journal, Observer observer) {
  Replay replayed = replay(record);
  const auto chanceSource = ChanceSource::of(record.header);
  if (!replayed.problem.empty() || !chanceSource) return nullptr;
  std::unique_ptr<Session> session(
      new Session(std::move(record), *chanceSource, journal, std::move(observer)));
  session->inForce_ = session->record_.inForce();
  session->takenBack_ = TakenBack(session->record_);
  session->game_ = std::move(replayed.game);
  session->reset_ = session->position();
  return session;
}

std::unique_ptr<Session> Session::resume(Record record, Journal& journal, Observer observer) {
  auto session = from(std::move(record), journal, std::move(observer));
  // If the program stopped after a move before its chance outcomes and scores were written, they
  // are missing in the record. They are added now.
  if (session && !session->isSettled() && !session->settle({})) return nullptr;
  return session;
}

std::unique_ptr<Session> Session::playOn(Record record, Journal& journal, Observer observer) {
  auto session = from(std::move(record), journal, std::move(observer));
  if (!session) return nullptr;
  const std::string text = recordText(session->record_);
  const bool isBegun = session->isSettled() ? session->write(text, [] {}) != Result::notSaved
                                            : session->settle(text);
  return isBegun ? std::move(session) : nullptr;
}

bool Session::isSettled() const {
  if (game_->chance().kind != ChanceNeed::Kind::none) return false;
  return !game_->standing().dealOver || inForce_.back().kind == RecordEntry::Kind::scores;
}

bool Session::settle(const std::string& before) {
  Next next{.game = game_->clone()};
  drawOutcomes(next);
  return commit(std::move(next), before, [] {}) != Result::notSaved;
}

void Session::drawOutcomes(Next& next) const {
  std::uint32_t step = 0;
  for (const RecordEntry& entry : inForce_) step = stepAfter(step, entry);
  for (const RecordEntry& entry : next.lines) step = stepAfter(step, entry);
  AnyGame& game = *next.game;
  for (; game.chance().kind != ChanceNeed::Kind::none; ++step) {
    const ChanceNeed need = game.chance();
    const auto deal = static_cast<std::uint32_t>(game.standing().deal);
    const Chance outcome = chanceSource_.draw(need, deal, step);
    next.lines.push_back(chanceEntry(need, outcome));
    next.steps.push_back(game.resolve(outcome));
  }
  const Standing standing = game.standing();
  if (standing.dealOver) {
    next.lines.push_back(RecordEntry{
        .kind = RecordEntry::Kind::scores, .scores = standing.scores, .isVoid = standing.dealVoid});
  }
}

// Writes the text to the journal. Calls `happen`, which makes the change effective, after the text
// was safely stored.
Session::Result Session::write(std::string text, std::function<void()> happen) {
  const auto writing = std::make_shared<Writing>();
  writing_ = writing;
  // Called by the journal. If the session was destroyed before that, the weak pointer has expired.
  const auto done = [this, is = std::weak_ptr(writing), happen = std::move(happen)](bool isSaved) {
    const auto written = is.lock();
    if (!written) return;
    writing_.reset();
    written->isSaved = isSaved;
    if (isSaved) happen();
    if (written->isLate && observer_.written) observer_.written(isSaved);
  };
  if (text.empty()) {
    done(true);
  } else {
    journal_.write(std::move(text), done);
  }
  writing->isLate = true;
  if (!writing->isSaved) return Result::writing;
  return *writing->isSaved ? Result::played : Result::notSaved;
}

Session::Result Session::commit(Next next, const std::string& before,
                                std::function<void()> written) {
  std::string text = before;
  for (const RecordEntry& line : next.lines) text += entryText(line, game_->info().family);
  const auto shared = std::make_shared<Next>(std::move(next));
  return write(std::move(text), [this, shared, written = std::move(written)] {
    play(*shared);
    written();
    for (const Step& step : shared->steps) {
      if (observer_.stepped) observer_.stepped(step);
    }
  });
}

void Session::play(Next& next) {
  game_ = std::move(next.game);
  for (RecordEntry& line : next.lines) {
    takenBack_.done(line);
    inForce_.push_back(line);
    record_.entries.push_back(std::move(line));
  }
  for (const Step& step : next.steps) noteChanges(step);
}

void Session::noteChanges(const Step& step) {
  for (const Event& event : step.events) {
    if (event.kind == Event::Kind::sentence) continue;
    changed_[event.from] = position();
    changed_[event.to] = position();
  }
}

bool Session::isStale(int player, const Action& action, std::size_t position) const {
  if (position >= this->position()) return false;
  if (position < reset_) return true;
  for (const Place& place : game_->touched(player, action)) {
    const auto found = changed_.find(place);
    if (found != changed_.end() && found->second > position) return true;
  }
  return false;
}

std::vector<PlaceContents> Session::openPlaces() const {
  return game_->standing().dealOver ? game_->places() : std::vector<PlaceContents>();
}

Session::Answer Session::submit(int player, const Action& action, std::size_t position) {
  return submit(player, std::span(&action, 1), position);
}

Session::Answer Session::submit(int player, std::span<const Action> actions, std::size_t position) {
  if (isWriting()) return {Result::busy, {}};
  const auto has = [player](const AnyGame& game, const Action& action) {
    return game.cardsOf(player, action).containsAll(action.cards);
  };
  Next next{.game = game_->clone()};
  Lines own;
  for (const Action& action : actions) {
    const Action canonical = canonicalOf(*next.game, player, action);
    const bool isFirst = own.empty();
    if (!isFirst && has(*game_, action) && !has(*next.game, canonical)) continue;
    if (const auto refusal = next.game->check(player, isFirst ? action : canonical)) {
      return {Result::refused, refusal};
    }
    if (isStale(player, action, position)) return {Result::stale, {}};
    const std::string text = actionText(canonical, next.game->info());
    if (waitsForOthers(player)) return deferChoice(player, canonical, text);
    next.steps.push_back(next.game->apply(player, canonical));
    own.push_back(RecordEntry{
        .kind = RecordEntry::Kind::move, .player = player, .action = text, .joined = !isFirst});
  }
  for (const Choice& choice : choices_) next.lines.push_back(choice.entry);
  next.lines.insert(next.lines.end(), own.begin(), own.end());
  std::ranges::stable_sort(next.lines, {}, &RecordEntry::player);
  drawOutcomes(next);
  return {commit(std::move(next), {},
                 [this] {
                   // The simultaneous choices of the players were played without noteChanges(), and
                   // may have changed any place. So all moves chosen at earlier positions become
                   // stale.
                   if (!choices_.empty()) reset_ = this->position();
                   choices_.clear();
                 }),
          {}};
}

bool Session::waitsForOthers(int player) const {
  return game_->standing().turn == kNoPlayer && game_->actors() != PlayerSet::only(player);
}

Session::Answer Session::deferChoice(int player, const Action& action, const std::string& text) {
  choices_.push_back({.entry = {.kind = RecordEntry::Kind::move, .player = player, .action = text},
                      .step = game_->apply(player, action)});
  const Step step = choices_.back().step;
  if (observer_.stepped) observer_.stepped(step);
  return {};
}

std::vector<Step> Session::waitingSteps() const {
  std::vector<Step> steps;
  for (const Choice& choice : choices_) steps.push_back(choice.step);
  return steps;
}

bool Session::nextDeal() {
  const Standing standing = game_->standing();
  if (isWriting() || !standing.dealOver || standing.gameOver) return false;
  Next next{.game = game_->clone(), .lines = {RecordEntry{.kind = RecordEntry::Kind::next}}};
  next.steps.push_back(next.game->startDeal());
  drawOutcomes(next);
  const std::size_t begun = position() + 1;
  return commit(std::move(next), {}, [this, begun] { reset_ = begun; }) != Result::notSaved;
}

// Returns the index in inForce_ of the first entry of the player's last move, which may be a
// gesture of several moves. Entries copied from another game are ignored, because they cannot be
// undone.
std::optional<std::size_t> Session::lastMoveOf(int player) const {
  for (std::size_t i = inForce_.size(); i-- > header().takenOver;) {
    const RecordEntry& entry = inForce_[i];
    const bool isOwn = entry.kind == RecordEntry::Kind::move && entry.player == player;
    if (isOwn && !entry.joined) return i;
  }
  return std::nullopt;
}

bool Session::mayUndo(int player) const {
  return hasChosen(player) || lastMoveOf(player).has_value();
}

bool Session::hasChosen(int player) const {
  return std::ranges::any_of(
      choices_, [player](const Choice& choice) { return choice.entry.player == player; });
}

bool Session::undo(int player) {
  if (!mayUndo(player)) return false;
  // The player has made a choice still waiting for other players and not in the record yet. It is
  // dropped without an undo entry. Those of the other players stay.
  if (hasChosen(player)) {
    std::vector<Choice> kept = choices_;
    std::erase_if(kept, [player](const Choice& each) { return each.entry.player == player; });
    return isBegun(append({}, std::move(kept)));
  }
  return isBegun(
      append({RecordEntry{.kind = RecordEntry::Kind::undo, .count = *lastMoveOf(player)}}));
}

std::optional<std::size_t> Session::entriesAfterUndo(int player) const {
  return hasChosen(player) ? std::nullopt : lastMoveOf(player);
}

bool Session::mayRedo(int player) const { return !takenBack_.empty() && !hasChosen(player); }

bool Session::redo(int player) {
  if (!mayRedo(player)) return false;
  const Result result = append(takenBack_.next(player));
  if (result == Result::refused) takenBack_ = {};
  return isBegun(result);
}

// Returns the index in inForce_ of the first move of the deal. Returns the size of inForce_ if the
// deal has no moves.
std::size_t Session::firstMoveOfDeal() const {
  std::size_t first = inForce_.size();
  for (std::size_t i = inForce_.size(); i-- > header().takenOver;) {
    if (inForce_[i].kind == RecordEntry::Kind::next) break;
    if (inForce_[i].kind == RecordEntry::Kind::move) first = i;
  }
  return first;
}

bool Session::mayRestartDeal(int player) const {
  const auto last = lastMoveOf(player);
  return hasChosen(player) || (last && *last >= firstMoveOfDeal());
}

bool Session::restartDeal(int player) {
  if (!mayRestartDeal(player)) return false;
  const std::size_t first = firstMoveOfDeal();
  // The record has no move of this deal to undo. Only choices waiting for other players are
  // dropped.
  if (first == inForce_.size()) return isBegun(append({}));
  return isBegun(append({RecordEntry{.kind = RecordEntry::Kind::undo, .count = first}}));
}

// Appends these entries (undos or redone entries) to the record and plays the game again from the
// record. `kept` are the choices waiting for other players that are not dropped; they must still be
// legal. Returns `refused` if an entry breaks the rules.
Session::Result Session::append(const Lines& lines, std::vector<Choice> kept) {
  if (isWriting()) return Result::busy;
  const auto record = std::make_shared<Record>(record_);
  std::string text;
  for (const RecordEntry& line : lines) {
    text += entryText(line, game_->info().family);
    record->entries.push_back(line);
  }
  const auto replayed = std::make_shared<Replay>(replay(*record));
  if (!replayed->problem.empty()) return Result::refused;
  AnyGame& game = *replayed->game;
  for (const Choice& choice : kept) {
    const RecordEntry& entry = choice.entry;
    game.apply(entry.player, *game.actionFromText(entry.player, entry.action));
  }
  const auto happen = [this, lines, kept = std::move(kept), record, replayed] {
    for (const RecordEntry& line : lines) {
      if (line.kind == RecordEntry::Kind::undo) {
        takenBack_.undone(std::span(inForce_).subspan(line.count));
        inForce_.resize(line.count);
      } else {
        takenBack_.done(line);
        inForce_.push_back(line);
      }
    }
    choices_ = kept;
    record_ = std::move(*record);
    game_ = std::move(replayed->game);
    reset_ = position();
    changed_.clear();
    if (observer_.reset) observer_.reset();
  };
  return write(std::move(text), happen);
}

Random Session::botRandom(int player) const {
  return Random(record_.header.botSeed, inForce_.size(), static_cast<std::uint64_t>(player));
}

}  // namespace downpile
