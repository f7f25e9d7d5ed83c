// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds that there are, and where they go to be heard. They are made by make_sounds.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace downpile {

enum class Sound : std::uint8_t { deal, slide, flip, steal, yourTurn, dealWon };

// Names of their files, by Sound. The later of two that come at once is the one that counts.
inline constexpr std::array<std::string_view, 6> kSoundNames{"deal",  "slide",     "flip",
                                                             "steal", "your-turn", "deal-won"};

class SoundOutput {
 public:
  virtual ~SoundOutput() = default;
  // Begins to play; never waits. `volume` is above 0, up to 1. Where nothing can be heard nothing
  // happens.
  virtual void play(Sound sound, double volume) = 0;
  // Nothing will be played for a while.
  virtual void rest() = 0;
};

}  // namespace downpile
