// SPDX-License-Identifier: GPL-3.0-or-later
#include "sitting/local_source.h"

#include <QPointer>
#include <utility>

#include "games/catalog.h"
#include "settings/deal_number.h"
#include "settings/settings.h"
#include "sitting/own_players.h"

namespace downpile {

namespace {

HeldGame::Computers computersOf(const Settings& settings) {
  return {.pause = [&settings](std::size_t position) { return pauseAt(settings.pace(), position); },
          .maker = ownPlayers(settings)};
}

}  // namespace

LocalSource::LocalSource(std::unique_ptr<HeldGame> game)
    : game_(std::move(game)),
      person_(personIn(session().header()).value_or(0)),
      adviser_(session().header().game) {
  // The game gets this object as parent: tests find its timers among this object's children.
  game_->setParent(this);
  connect(&adviser_, &Adviser::advised, this, &GameSource::advised);
  connect(game_.get(), &HeldGame::happened, this, &GameSource::happened);
  connect(game_.get(), &HeldGame::busyChanged, this, &GameSource::busyChanged);
}

std::unique_ptr<LocalSource> LocalSource::of(std::unique_ptr<HeldGame> game) {
  if (!game) return nullptr;
  return std::unique_ptr<LocalSource>(new LocalSource(std::move(game)));
}

std::unique_ptr<LocalSource> LocalSource::begin(const RecordHeader& header,
                                                std::unique_ptr<Journal> journal,
                                                const Settings& settings) {
  return of(HeldGame::begin(header, std::move(journal), computersOf(settings)));
}

std::unique_ptr<LocalSource> LocalSource::resume(Record record, std::unique_ptr<Journal> journal,
                                                 const Settings& settings) {
  return of(HeldGame::resume(std::move(record), std::move(journal), computersOf(settings)));
}

std::unique_ptr<LocalSource> LocalSource::playOn(Record record, std::unique_ptr<Journal> journal,
                                                 const Settings& settings) {
  return of(HeldGame::playOn(std::move(record), std::move(journal), computersOf(settings)));
}

void LocalSource::whenReady(std::function<void(bool isReady)> ready) {
  game_->whenReady([this, ready = std::move(ready)](bool kept) {
    if (kept) {
      ComputerPlayers* players = game_->computers();
      takeOtherSeats(*players);
      connect(players, &ComputerPlayers::moveReadyChanged, this, &GameSource::moveReadyChanged);
      connect(players, &ComputerPlayers::lateChanged, this, &GameSource::lateChanged);
      connect(players, &ComputerPlayers::failingChanged, this, &GameSource::failingChanged);
      connect(players, &ComputerPlayers::troubled, this, &GameSource::troubled);
    }
    ready(kept);
  });
}

// If the game was begun at a multiplayer table, computer players take the seats of the other
// people.
void LocalSource::takeOtherSeats(ComputerPlayers& players) {
  for (int player = 0; player < static_cast<int>(seats().size()); ++player) {
    const Seat& seat = seats()[static_cast<std::size_t>(player)];
    if (player != person_ && isPerson(seat)) players.sitDown(player, kStandardLevel);
  }
}

const GameInfo& LocalSource::info() const { return *findGame(session().header().game)->info; }

std::vector<DealScore> LocalSource::dealScores() const {
  return downpile::dealScores(session().record());
}

QString LocalSource::dealNumber() const { return dealNumberText(session().header()); }

const Seal* LocalSource::seal() const {
  const auto& seal = session().header().seal;
  return seal ? &*seal : nullptr;
}

std::optional<SealFinding> LocalSource::sealFinding() const {
  if (!session().standing().gameOver) return std::nullopt;
  return findingOf(session().record());
}

void LocalSource::send(std::span<const Action> actions, std::size_t position, Answered answered) {
  game_->send(person_, actions, position, withoutHint(std::move(answered)));
}

void LocalSource::ask(GameRequest request, Answered answered) {
  game_->ask(person_, request, withoutHint(std::move(answered)));
}

// Drops a pending hint once the person has acted.
Answered LocalSource::withoutHint(Answered answered) {
  return [this, answered = std::move(answered)](const Answer& answer) {
    if (answer.isDone()) adviser_.forget();
    answered(answer);
  };
}

std::vector<Step> LocalSource::takeSteps() {
  std::vector<Step> steps = game_->takeSteps();
  for (Step& step : steps) step = step.cutFor(static_cast<std::uint8_t>(person_));
  return steps;
}

}  // namespace downpile

#include "moc_local_source.cpp"
