// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds of the table, and the interface for playing them. make_sounds.cpp generates them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace downpile {

enum class Sound : std::uint8_t { deal, slide, flip, steal, yourTurn, dealWon };

// File names of the sounds, indexed by Sound. If several sounds begin at the same time, only the
// last in this order is played.
inline constexpr std::array<std::string_view, 6> kSoundNames{"deal",  "slide",     "flip",
                                                             "steal", "your-turn", "deal-won"};

class SoundOutput {
 public:
  virtual ~SoundOutput() = default;
  // Starts a sound and returns at once. `volume` is greater than 0 and at most 1. Does nothing if
  // sound is not available.
  virtual void play(Sound sound, double volume) = 0;
  // Called when no sound will be played for a while. The output may release resources.
  virtual void rest() = 0;
};

}  // namespace downpile
