// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/deal_number.h"

#include <QStringList>
#include <algorithm>
#include <string_view>
#include <vector>

#include "games/catalog.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kLetters("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
constexpr qsizetype kGroup = 4;
// Minimum and maximum number of letters of a 64-bit seed, without the checksum letter.
constexpr qsizetype kFewest = 8;
constexpr qsizetype kMost = 13;
// Number of letters of a 32-byte seed. The first letter stands for one bit, the others for five.
constexpr qsizetype kOfSeal = 52;
constexpr int kPrime = 29;

int valueOf(QChar letter) {
  return static_cast<int>(QStringView(QString(kLetters)).indexOf(letter));
}

// Returns the checksum letter for these letters.
QChar checkOf(const QString& letters) {
  int rest = 0;
  for (QChar letter : letters) rest = (rest * 32 + valueOf(letter)) % kPrime;
  return kLetters[rest];
}

QString grouped(QString letters) {
  letters += checkOf(letters);
  for (qsizetype at = kGroup; at < letters.size(); at += kGroup + 1) letters.insert(at, u'-');
  return letters;
}

QString lettersOf(std::uint64_t seed) {
  QString letters;
  for (std::uint64_t rest = seed; rest != 0 || letters.size() < kFewest; rest >>= 5U) {
    letters.prepend(kLetters[static_cast<qsizetype>(rest & 31U)]);
  }
  return letters;
}

QString lettersOf(const Bytes32& seed) {
  QString letters;
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (auto byte = seed.rbegin(); byte != seed.rend(); ++byte) {
    bits |= std::uint32_t{*byte} << count;
    for (count += 8; count >= 5; count -= 5, bits >>= 5U) letters.prepend(kLetters[bits & 31U]);
  }
  return letters.prepend(kLetters[bits & 31U]);
}

std::uint64_t numberFrom(const QString& letters) {
  std::uint64_t number = 0;
  for (QChar letter : letters)
    number = (number << 5U) | static_cast<std::uint64_t>(valueOf(letter));
  return number;
}

Bytes32 seedFrom(const QString& letters) {
  Bytes32 seed{};
  auto byte = seed.rbegin();
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (auto letter = letters.rbegin(); letter != letters.rend() && byte != seed.rend(); ++letter) {
    bits |= static_cast<std::uint32_t>(valueOf(*letter)) << count;
    count += 5;
    if (count < 8) continue;
    *byte++ = static_cast<std::uint8_t>(bits);
    bits >>= 8U;
    count -= 8;
  }
  return seed;
}

// Reads the seed of a deal number. Accepts lower-case letters, missing hyphens, and O, I and L for
// 0 and 1. Returns false if the text is invalid.
bool readSeed(const QString& typed, DealNumber& number) {
  QString letters = typed.toUpper().remove(u'-');
  letters.replace(u'O', u'0').replace(u'I', u'1').replace(u'L', u'1');
  if (letters.size() <= kFewest) return false;
  if (std::ranges::any_of(letters, [](QChar letter) { return valueOf(letter) < 0; })) return false;
  const QChar check = letters.back();
  letters.chop(1);
  if (check != checkOf(letters)) return false;
  if (letters.size() == kOfSeal) {
    number.openSeed = seedFrom(letters);
    return valueOf(letters.front()) < 2;
  }
  number.seed = numberFrom(letters);
  return letters.size() < kMost || (letters.size() == kMost && valueOf(letters.front()) < 16);
}

// A house rule whose default value has changed since deal numbers were introduced, with its
// original default.
struct FormerDefault {
  std::string_view game;
  std::string_view key;
  std::string_view value;
};
constexpr FormerDefault kFormerDefaults[] = {{"underwear", "doublingLimit", "deal"},
                                             {"up-and-down", "limit", "500"}};

// Returns the game's options with their original defaults. Deal numbers leave out options with
// these defaults, so an old number still means the house rules of its deal.
std::vector<Option> numberedOptions(const GameInfo& info) {
  std::vector<Option> options(info.options.begin(), info.options.end());
  for (const FormerDefault& former : kFormerDefaults) {
    const auto index = findOption(options, former.key);
    if (former.game != info.id || !index) continue;
    options[*index].standard = optionFromText(options[*index], former.value).value();
  }
  return options;
}

// Returns the seed in a record's header as letters; empty if the seed is not known.
QString lettersOf(const RecordHeader& header) {
  if (header.openSeed) return lettersOf(*header.openSeed);
  if (!header.seal) return lettersOf(header.seed);
  const auto seed = header.seal->seed();
  return seed ? lettersOf(*seed) : QString();
}

}  // namespace

QString dealNumberText(const RecordHeader& header) {
  const QString letters = lettersOf(header);
  if (letters.isEmpty() || header.takenOver > 0) return {};
  const auto options = numberedOptions(*findGame(header.game)->info);
  QStringList words{QString::fromStdString(header.game), QString::number(header.players),
                    grouped(letters)};
  const std::string rules = differingText(options, header.options);
  if (!rules.empty()) words << QString::fromStdString(rules);
  return words.join(u' ');
}

std::optional<DealNumber> dealNumberFromText(const QString& text) {
  const QStringList words = text.simplified().split(u' ');
  if (words.size() < 3) return std::nullopt;
  DealNumber number{.game = words[0].toLower().toStdString(), .players = words[1].toInt()};
  const CatalogEntry* entry = findGame(number.game);
  if (entry == nullptr || number.players < entry->info->minPlayers ||
      number.players > entry->info->maxPlayers) {
    return std::nullopt;
  }
  if (!readSeed(words[2], number)) return std::nullopt;
  const auto rules =
      optionsFromText(numberedOptions(*entry->info), words.sliced(3).join(u' ').toStdString());
  if (!rules) return std::nullopt;
  number.options = *rules;
  if (*entry->refuse(number.options, number.players) != '\0') return std::nullopt;
  return number;
}

}  // namespace downpile
