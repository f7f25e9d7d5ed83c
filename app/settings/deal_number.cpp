// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/deal_number.h"

#include <QStringList>
#include <algorithm>

#include "games/catalog.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kLetters("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
constexpr qsizetype kGroup = 4;
constexpr qsizetype kFewest = 8;  // letters, without the one that checks
constexpr qsizetype kMost = 13;
constexpr std::uint64_t kPrime = 29;

QChar checkOf(std::uint64_t seed) { return kLetters[static_cast<qsizetype>(seed % kPrime)]; }

QString lettersOf(std::uint64_t seed) {
  QString letters;
  for (std::uint64_t rest = seed; rest != 0 || letters.size() < kFewest; rest >>= 5U) {
    letters.prepend(kLetters[static_cast<qsizetype>(rest & 31U)]);
  }
  letters += checkOf(seed);
  for (qsizetype at = kGroup; at < letters.size(); at += kGroup + 1) letters.insert(at, u'-');
  return letters;
}

// As people read them aloud and type them.
std::optional<std::uint64_t> seedFrom(const QString& typed) {
  QString letters = typed.toUpper().remove(u'-');
  letters.replace(u'O', u'0').replace(u'I', u'1').replace(u'L', u'1');
  if (letters.size() <= kFewest || letters.size() > kMost + 1) return std::nullopt;
  std::uint64_t seed = 0;
  for (QChar letter : letters.chopped(1)) {
    const auto value = QStringView(QString(kLetters)).indexOf(letter);
    if (value < 0 || seed >> 59U != 0) return std::nullopt;
    seed = (seed << 5U) | static_cast<std::uint64_t>(value);
  }
  if (letters.back() != checkOf(seed)) return std::nullopt;
  return seed;
}

}  // namespace

QString dealNumberText(const RecordHeader& header) {
  const auto options = findGame(header.game)->info->options;
  QStringList words{QString::fromStdString(header.game), QString::number(header.players),
                    lettersOf(header.seed)};
  const OptionValues standard = standardValues(options);
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (header.options[i] == standard[i]) continue;
    words << QString::fromUtf8(options[i].key) + u'=' +
                 QString::fromStdString(optionText(options[i], header.options[i]));
  }
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
  const auto seed = seedFrom(words[2]);
  if (!seed) return std::nullopt;
  number.seed = *seed;
  number.options = standardValues(entry->info->options);
  for (const QString& word : words.sliced(3)) {
    const auto index = findOption(entry->info->options, word.section(u'=', 0, 0).toStdString());
    if (!index) return std::nullopt;
    const auto value =
        optionFromText(entry->info->options[*index], word.section(u'=', 1).toStdString());
    if (!value) return std::nullopt;
    number.options[*index] = *value;
  }
  if (*entry->refuse(number.options, number.players) != '\0') return std::nullopt;
  return number;
}

}  // namespace downpile
