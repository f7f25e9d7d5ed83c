// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/table_sounds.h"

#include <QElapsedTimer>
#include <algorithm>
#include <utility>

#include "settings/settings.h"
#include "table/table_controller.h"

namespace downpile {

namespace {

// Returns the minimum time in milliseconds between two plays of this sound. If the sound is wanted
// earlier, it is dropped.
qint64 gapAfter(Sound sound) {
  switch (sound) {
    case Sound::deal:
      return 140;
    case Sound::slide:
    case Sound::flip:
      return 120;
    case Sound::steal:
      return 300;
    case Sound::yourTurn:
      return 1500;
    case Sound::dealWon:
      return 3000;
  }
  return 0;
}

constexpr double kDealtLoudness = 0.6;  // dealt cards are played at this fraction of the volume

}  // namespace

TableSounds::TableSounds(TableController& table, Settings& settings, QObject* parent)
    : QObject(parent),
      table_(table),
      settings_(settings),
      batchTimer_(this),
      wasYourTurn_(table.status()->yourTurn()) {
  batchTimer_.setSingleShot(true);
  connect(&batchTimer_, &QTimer::timeout, this, &TableSounds::play);
  connect(table_.presenter(), &TablePresenter::eventStarts, this, &TableSounds::playEvent);
  connect(table_.presenter(), &TablePresenter::dealEnded, this, &TableSounds::playDealEnd);
  connect(table_.status(), &TableStatus::updated, this, &TableSounds::playTurn);
  connect(&settings_, &Settings::soundChanged, this, &TableSounds::followSettings);
  connect(&settings_, &Settings::soundVolumeChanged, this, &TableSounds::followSettings);
  QElapsedTimer timer;
  timer.start();
  clock_ = [timer] { return timer.elapsed(); };
}

TableSounds::~TableSounds() = default;

void TableSounds::setOutput(std::unique_ptr<SoundOutput> output) { output_ = std::move(output); }

bool TableSounds::isOn() const {
  return output_ && settings_.sound() && settings_.soundVolume() > 0;
}

// Called when the user changes the sound settings. If sound is on, plays one sound at the new
// volume as a sample. Otherwise releases the output's resources.
void TableSounds::followSettings() {
  if (isOn()) {
    want(Sound::slide);
  } else if (output_) {
    output_->rest();
  }
}

// ---- sounds of events ---------------------------------------------------------------------------

void TableSounds::playEvent(const Event& event) {
  if (!isOn()) return;
  if (const auto sound = soundOf(event)) want(*sound);
}

std::optional<Sound> TableSounds::soundOf(const Event& event) const {
  const auto zones = table_.position().info().zones;
  const auto kindOf = [&zones](const Place& place) { return zones[place.zone].kind; };
  const auto isHeld = [&](const Place& place) {
    const ZoneKind kind = kindOf(place);
    return place.player != kNoPlayer && (kind == ZoneKind::hand || kind == ZoneKind::ownPiles);
  };
  switch (event.kind) {
    case Event::Kind::move: {
      if (event.cards.empty()) return std::nullopt;
      if (table_.presenter()->dealing()) return Sound::deal;
      const bool changesHands = isHeld(event.from) && isHeld(event.to);
      if (changesHands && event.from.player != event.to.player) return Sound::steal;
      const bool isTurned = event.cards.back().known() && kindOf(event.from) != ZoneKind::hand &&
                            !table_.presenter()->isSeenAt(event.cards.back(), event.from);
      return isTurned && kindOf(event.to) != ZoneKind::hand ? Sound::flip : Sound::slide;
    }
    case Event::Kind::pile:
      return isHeld(event.to) && kindOf(event.to) == ZoneKind::ownPiles ? Sound::steal
                                                                        : Sound::slide;
    case Event::Kind::turn:
    case Event::Kind::reveal:
      return Sound::flip;
    case Event::Kind::shuffle:
    case Event::Kind::sentence:
    case Event::Kind::seats:
      break;
  }
  return std::nullopt;
}

// Plays the sound for the viewer's turn when the turn begins, but not before all animations have
// ended.
void TableSounds::playTurn() {
  if (table_.presenter()->moving()) return;
  const bool isYourTurn = table_.status()->yourTurn() && !table_.status()->dealOver();
  if (std::exchange(wasYourTurn_, isYourTurn) || !isYourTurn) return;
  if (isOn()) want(Sound::yourTurn);
}

void TableSounds::playDealEnd() {
  if (isOn() && table_.summary()->isWon()) want(Sound::dealWon);
}

// ---- playing ---------------------------------------------------------------------------------

void TableSounds::want(Sound sound) {
  wanted_ = std::max(sound, wanted_.value_or(sound));
  if (!batchTimer_.isActive()) batchTimer_.start(0);
}

void TableSounds::play() {
  const Sound sound = *std::exchange(wanted_, std::nullopt);
  const qint64 now = clock_();
  const auto before = last_.find(sound);
  if (!isOn() || (before != last_.end() && now - before->second < gapAfter(sound))) return;
  last_[sound] = now;
  const double volume = settings_.soundVolume() / 100.0;
  output_->play(sound, sound == Sound::deal ? volume * kDealtLoudness : volume);
}

}  // namespace downpile

#include "moc_table_sounds.cpp"
