// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds of the table, and the interface that plays them. make_sounds.cpp generates them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace downpile {

enum class Sound : std::uint8_t { deal, slide, flip, steal, yourTurn, dealWon };

// File names, by Sound. Of several sounds at once, the last in this order is played.
inline constexpr std::array<std::string_view, 6> kSoundNames{"deal",  "slide",     "flip",
                                                             "steal", "your-turn", "deal-won"};

class SoundOutput {
 public:
  virtual ~SoundOutput() = default;
  // Starts a sound and does not wait. `volume` is above 0, up to 1. Does nothing if sound is not
  // available.
  virtual void play(Sound sound, double volume) = 0;
  // Called when no sound will be played for a while: may release resources.
  virtual void rest() = 0;
};

}  // namespace downpile
