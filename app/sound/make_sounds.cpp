// SPDX-License-Identifier: GPL-3.0-or-later
// Generates the sounds of the table: make_sounds FOLDER writes one WAV file for each (mono, 16
// bits, 44,100 samples a second). No sound is a recording, so all can be changed here. The sounds
// of cards are filtered noise. The two signals (your turn, deal won) are struck wooden bars. Every
// sound begins and ends in silence.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <numbers>
#include <random>
#include <string>
#include <vector>

#include "sound/sound.h"

namespace {

using downpile::Sound;
using Samples = std::vector<double>;

constexpr double kRate = 44100;

Samples silence(double seconds) { return Samples(static_cast<std::size_t>(seconds * kRate)); }

// Adds the sound `other` to the sound `to`, beginning at second `at`.
void add(Samples& to, const Samples& other, double at, double loudness = 1) {
  const auto start = static_cast<std::size_t>(at * kRate);
  if (to.size() < start + other.size()) to.resize(start + other.size());
  for (std::size_t i = 0; i < other.size(); ++i) to[start + i] += loudness * other[i];
}

// Returns the sound of paper sliding on paper: noise through a band-pass filter moving from the
// pitch `from` to `to` (in Hz). The sound swells until `crest`, a fraction of the duration, and
// then fades.
Samples rub(double seconds, double from, double to, double crest, unsigned seed) {
  std::mt19937 random(seed);
  Samples sound = silence(seconds);
  double low = 0;
  double band = 0;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const double at = static_cast<double>(i) / static_cast<double>(sound.size());
    const double noise = static_cast<double>(random()) / 2147483648.0 - 1;
    // The noise passes a state variable filter, whose pitch moves from `from` to `to`.
    const double pitch = from * std::pow(to / from, at);
    const double f = 2 * std::sin(std::numbers::pi * pitch / kRate);
    constexpr double kDamping = 1.1;
    const double high = noise - low - kDamping * band;
    band += f * high;
    low += f * band;
    const double swell = at < crest ? at / crest : (1 - at) / (1 - crest);
    sound[i] = band * swell * swell;
  }
  return sound;
}

// Returns the sound of a card hitting the table: a low, short tone.
Samples tap(double pitch, double seconds) {
  Samples sound = silence(seconds);
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const double t = static_cast<double>(i) / kRate;
    sound[i] = std::sin(2 * std::numbers::pi * pitch * t) * std::exp(-t * 5 / seconds);
  }
  return sound;
}

// Returns the sound of a softly struck wooden bar. Its overtone is two octaves above the
// fundamental.
Samples bar(double pitch, double seconds) {
  Samples sound = silence(seconds);
  for (std::size_t i = 0; i < sound.size(); ++i) {
    const double t = static_cast<double>(i) / kRate;
    const double turn = 2 * std::numbers::pi * pitch * t;
    sound[i] = std::sin(turn) * std::exp(-t * 5.5 / seconds) +
               0.16 * std::sin(4 * turn) * std::exp(-t * 18 / seconds);
  }
  return sound;
}

struct Made {
  Samples samples;
  double peak;  // peak amplitude of the finished sound; 1 is full scale
};

Made made(Sound sound) {
  Samples all;
  switch (sound) {
    case Sound::deal:
      add(all, rub(0.055, 3600, 2200, 0.35, 1), 0);
      add(all, tap(190, 0.035), 0.03, 0.12);
      return {all, 0.16};
    case Sound::slide:
      add(all, rub(0.13, 2600, 1300, 0.3, 2), 0);
      add(all, tap(150, 0.05), 0.085, 0.14);
      return {all, 0.22};
    case Sound::flip:
      add(all, rub(0.07, 1800, 4200, 0.7, 3), 0);
      add(all, rub(0.03, 4200, 2600, 0.2, 4), 0.06, 0.9);
      add(all, tap(210, 0.045), 0.062, 0.2);
      return {all, 0.24};
    case Sound::steal:
      add(all, rub(0.3, 900, 3400, 0.72, 5), 0);
      add(all, tap(130, 0.07), 0.25, 0.25);
      return {all, 0.26};
    case Sound::yourTurn:
      add(all, bar(587.33, 0.3), 0);
      add(all, bar(783.99, 0.42), 0.11);
      return {all, 0.2};
    case Sound::dealWon:
      add(all, bar(523.25, 0.4), 0);
      add(all, bar(659.26, 0.4), 0.12);
      add(all, bar(783.99, 0.4), 0.24);
      add(all, bar(1046.5, 0.6), 0.36);
      return {all, 0.24};
  }
  return {};
}

// Returns the samples of a sound scaled to its peak amplitude, with a fade-in and a fade-out.
std::vector<std::int16_t> finished(const Made& sound) {
  constexpr double kFadeIn = 0.002 * kRate;
  constexpr double kFadeOut = 0.012 * kRate;
  double loudest = 0;
  for (double sample : sound.samples) loudest = std::max(loudest, std::abs(sample));
  std::vector<std::int16_t> result;
  for (std::size_t i = 0; i < sound.samples.size(); ++i) {
    const double fade = std::min({1.0, static_cast<double>(i) / kFadeIn,
                                  static_cast<double>(sound.samples.size() - 1 - i) / kFadeOut});
    const double sample = sound.samples[i] / loudest * sound.peak * fade;
    result.push_back(static_cast<std::int16_t>(std::lround(sample * 32767)));
  }
  return result;
}

void writeNumber(std::ostream& file, std::uint32_t number, int bytes) {
  for (int i = 0; i < bytes; ++i) file.put(static_cast<char>(number >> (8 * i)));
}

bool writeWav(const std::string& path, const std::vector<std::int16_t>& samples) {
  const auto size = static_cast<std::uint32_t>(samples.size() * 2);
  constexpr auto kSampleRate = static_cast<std::uint32_t>(kRate);
  std::ofstream file(path, std::ios::binary);
  file << "RIFF";
  writeNumber(file, 36 + size, 4);
  file << "WAVEfmt ";
  writeNumber(file, 16, 4);  // length of the WAV file's format block in bytes
  writeNumber(file, 1, 2);   // format: PCM
  writeNumber(file, 1, 2);   // number of channels: mono
  writeNumber(file, kSampleRate, 4);
  writeNumber(file, kSampleRate * 2, 4);  // bytes per second
  writeNumber(file, 2, 2);                // bytes per sample
  writeNumber(file, 16, 2);               // bits per sample
  file << "data";
  writeNumber(file, size, 4);
  for (std::int16_t sample : samples) writeNumber(file, static_cast<std::uint16_t>(sample), 2);
  return static_cast<bool>(file.flush());
}

}  // namespace

int main(int argc, char* argv[]) {
  if (argc != 2) {
    std::fputs("usage: make_sounds FOLDER\n", stderr);
    return 2;
  }
  for (std::size_t i = 0; i < downpile::kSoundNames.size(); ++i) {
    const std::string path =
        std::string(argv[1]) + '/' + std::string(downpile::kSoundNames[i]) + ".wav";
    if (writeWav(path, finished(made(static_cast<Sound>(i))))) continue;
    std::fprintf(stderr, "%s cannot be written\n", path.c_str());
    return 1;
  }
  return 0;
}
