// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/csv_table.h"

#include <QDateTime>
#include <QStringList>
#include <algorithm>

#include "games/catalog.h"
#include "statistics/game_filter.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Returns a text as a cell of the table. If a spreadsheet could read it as a formula, an apostrophe
// is prepended.
QString cell(QString text) {
  if (!text.isEmpty() && u"=+-@\t\r"_s.contains(text.front())) text.prepend(u'\'');
  if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n')) return text;
  return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

QString number(double value) { return QString::number(value, 'g', 6); }

// Returns the heading of a column for a count: the count's name and, if the game counts it
// separately for several numbers, the number, such as `bidsKept 3`.
QString countName(const CountText& text, int number) {
  const QString name =
      QString::fromUtf8(text.name.data(), static_cast<qsizetype>(text.name.size()));
  return *text.each == '\0' ? name : u"%1 %2"_s.arg(name).arg(number);
}

using CountKey = std::pair<int, int>;

std::vector<CountKey> countKeys(std::span<const OwnGame* const> games) {
  std::vector<CountKey> keys;
  for (const OwnGame* game : games) {
    if (game->facts.game != games.front()->facts.game) return {};
    for (const Tally::Count& count : game->facts.tally.counts) {
      if (count.player == game->seat) keys.emplace_back(count.count, count.number);
    }
  }
  std::ranges::sort(keys);
  keys.erase(std::ranges::unique(keys).begin(), keys.end());
  return keys;
}

QStringList countCells(const OwnGame& game, const CountKey& key, const CountText& text) {
  Tally::Count found;
  for (const Tally::Count& count : game.facts.tally.counts) {
    if (count.player == game.seat && CountKey(count.count, count.number) == key) found = count;
  }
  QStringList cells{QString::number(found.hits)};
  if (text.kind == CountText::Kind::share) cells << QString::number(found.chances);
  return cells;
}

QStringList cellsOf(const OwnGame& game) {
  const GameFacts& facts = game.facts;
  int points = 0;
  for (const DealResult& deal : facts.deals) {
    points += deal.scores[static_cast<std::size_t>(game.seat)];
  }
  QStringList cells{QDateTime::fromSecsSinceEpoch(game.time).toUTC().toString(Qt::ISODate),
                    cell(QString::fromStdString(facts.game)),
                    QString::number(facts.players()),
                    cell(houseRulesKey(game).section(u' ', 1)),
                    cell(opponentsKey(game)),
                    facts.isOver ? u"yes"_s : u"no"_s,
                    facts.isOver ? number(game.own().won) : QString(),
                    facts.isOver ? QString::number(game.own().place) : QString(),
                    QString::number(facts.deals.size()),
                    QString::number(points),
                    QString::number(game.own().moves)};
  return cells;
}

}  // namespace

QByteArray csvTable(std::span<const OwnGame* const> games,
                    const std::map<std::pair<std::string, std::int64_t>, Rating>& ratings) {
  QStringList header{u"time"_s,      u"game"_s,          u"players"_s, u"rules"_s,
                     u"opponents"_s, u"finished"_s,      u"won"_s,     u"place"_s,
                     u"deals"_s,     u"points"_s,        u"moves"_s,   u"rating"_s,
                     u"deviation"_s, u"reviewedDeals"_s, u"slips"_s,   u"luck"_s};
  const std::vector<CountKey> keys = countKeys(games);
  const auto textOf = [&](const CountKey& key) -> const CountText& {
    return findGame(games.front()->facts.game)->info->counts[static_cast<std::size_t>(key.first)];
  };
  for (const CountKey& key : keys) {
    const CountText& text = textOf(key);
    header << countName(text, key.second);
    if (text.kind == CountText::Kind::share) header << countName(text, key.second) + u" of"_s;
  }
  QStringList lines{header.join(u',')};
  for (const OwnGame* game : games) {
    QStringList cells = cellsOf(*game);
    const auto rating = ratings.find({game->facts.game, game->time});
    const bool isRated = rating != ratings.end();
    cells << (isRated ? number(rating->second.value) : QString())
          << (isRated ? number(rating->second.deviation) : QString());
    if (game->review) {
      cells << QString::number(game->review->deals) << QString::number(game->review->slips)
            << number(game->review->luck);
    } else {
      cells << QString() << QString() << QString();
    }
    for (const CountKey& key : keys) cells << countCells(*game, key, textOf(key));
    lines << cells.join(u',');
  }
  return (lines.join(u"\r\n"_s) + u"\r\n"_s).toUtf8();
}

}  // namespace downpile
