// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/position_text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "console/json.h"
#include "console/layout.h"
#include "console/report.h"
#include "console/seats.h"
#include "rules/json_text.h"

namespace downpile {

namespace {

// A row of the printed position: a label, an optional count, and the contents.
struct Row {
  std::string label;
  std::string count{};
  std::vector<std::string> pieces{};
};

std::size_t labelWidth(const std::vector<Row>& rows) {
  std::size_t width = 0;
  for (const Row& row : rows) width = std::max(width, widthOf(row.label));
  return width;
}

std::string rowsText(const std::vector<Row>& rows, std::size_t width) {
  std::string text;
  for (const Row& row : rows) {
    const std::string count = row.count.empty() ? "" : row.count + "  ";
    text += wrapped("  " + padded(row.label, width) + "  " + count, row.pieces);
  }
  return text;
}

std::string rowsText(const std::vector<Row>& rows) { return rowsText(rows, labelWidth(rows)); }

// ---- players to act, and the totals ------------------------------------------------------------

PlayerSet others(PlayerSet players, int player) {
  PlayerSet rest;
  for (int p = 0; p < kMaxPlayers; ++p) {
    if (p != player && players.contains(p)) rest.insert(p);
  }
  return rest;
}

std::string turnText(const Standing& standing, PlayerSet actors, const RecordHeader& header) {
  if (standing.gameOver) {
    return "The game is over, won by " + playersText(header, standing.winners) + ".";
  }
  if (standing.dealOver) return standing.dealVoid ? "The deal is void." : "The deal is over.";
  if (actors.empty()) return "To act: chance.";
  if (standing.turn == kNoPlayer) return "To act: " + playersText(header, actors) + ".";
  const std::string text = "To act: " + playerText(header, standing.turn);
  const PlayerSet more = others(actors, standing.turn);
  return more.empty() ? text + "."
                      : text + "; also out of turn: " + playersText(header, more) + ".";
}

// A column of the printed scores: one number per player.
struct Column {
  std::string_view title;
  const std::vector<int>& numbers;

  std::string cell(std::string_view text) const {
    constexpr std::size_t kLeast = 5;
    return paddedLeft(text, 2 + std::max(kLeast, title.size()));
  }
};

std::string standingText(const Standing& standing, PlayerSet actors, const RecordHeader& header) {
  std::vector<Column> columns = {{"total", standing.totals}};
  if (standing.dealOver) columns.push_back({"deal", standing.scores});
  if (!standing.settlement.empty()) columns.push_back({"settlement", standing.settlement});
  std::size_t width = 0;
  for (int player = 0; player < header.players; ++player) {
    width = std::max(width, widthOf(playerText(header, player)));
  }

  std::string text = "  " + std::string(width, ' ');
  for (const Column& column : columns) text += column.cell(column.title);
  text += '\n';
  for (int player = 0; player < header.players; ++player) {
    text += (actors.contains(player) ? "> " : "  ") + padded(playerText(header, player), width);
    for (const Column& column : columns) {
      text += column.cell(std::to_string(column.numbers[static_cast<std::size_t>(player)]));
    }
    if (standing.dealer == player) text += "  dealer";
    if (standing.wentOut == player) text += "  went out";
    text += '\n';
  }
  return text;
}

// ---- cards in each place ----------------------------------------------------------------------

// Lists the cards from bottom to top. More than ten unknown cards in a row become a count.
std::vector<std::string> cardPieces(const std::vector<Card>& cards, CardFamily family) {
  constexpr std::ptrdiff_t kMany = 10;
  std::vector<std::string> pieces;
  for (auto card = cards.begin(); card != cards.end();) {
    const auto known = std::find_if(card, cards.end(), [](Card c) { return c.known(); });
    if (known - card > kMany) {
      pieces.push_back("?? x " + std::to_string(known - card));
      card = known;
    } else {
      pieces.push_back(cardText(*card++, family));
    }
  }
  return pieces;
}

// Returns the title of a place, such as a pile. The place's number in the notation of moves follows
// if the zone has the kind `ownPiles` or more than one place for each player: `Up-pile 0`.
std::string placeTitle(const PlaceContents& contents, const GameInfo& info,
                       const std::vector<PlaceContents>& all) {
  const Zone& zone = info.zones[contents.place.zone];
  const bool several = std::ranges::any_of(all, [&](const PlaceContents& other) {
    return other.place.zone == contents.place.zone && other.place.index > 0;
  });
  if (zone.kind != ZoneKind::ownPiles && !several) return zone.title;
  return std::string(zone.title) + ' ' + std::to_string(contents.place.index);
}

// Returns notes about a place, such as `(face down, worth 6)`.
std::vector<std::string> placeNotes(const PlaceContents& contents, const GameInfo& info) {
  // A stock always lies face down, so this is not mentioned.
  const bool isStock = info.zones[contents.place.zone].kind == ZoneKind::stock;
  std::vector<std::string> notes;
  if (contents.faceDown && !isStock) notes.emplace_back("face down");
  if (contents.score != 0) notes.push_back("worth " + std::to_string(contents.score));
  if (notes.empty()) return notes;
  notes = withCommas(std::move(notes));
  notes.front().insert(0, "(");
  notes.back() += ')';
  return notes;
}

Row placeRow(const PlaceContents& contents, const GameInfo& info,
             const std::vector<PlaceContents>& all) {
  Row row{.label = placeTitle(contents, info, all),
          .count = paddedLeft(std::to_string(contents.cards.size()), 3),
          .pieces = cardPieces(contents.cards, info.family)};
  std::ranges::move(placeNotes(contents, info), std::back_inserter(row.pieces));
  return row;
}

// Lists the places in the middle of the table, then the places of each player.
std::string placesText(const std::vector<PlaceContents>& places, const GameInfo& info,
                       const RecordHeader& header) {
  const auto rowsOf = [&](std::optional<int> owner) {
    const std::uint8_t player = owner ? static_cast<std::uint8_t>(*owner) : kNoPlayer;
    std::vector<Row> rows;
    for (const PlaceContents& contents : places) {
      if (contents.place.player == player) rows.push_back(placeRow(contents, info, places));
    }
    return rows;
  };
  std::size_t width = labelWidth(rowsOf({}));
  for (int player = 0; player < header.players; ++player) {
    width = std::max(width, labelWidth(rowsOf(player)));
  }
  const auto block = [&](const std::string& title, const std::vector<Row>& rows) {
    return rows.empty() ? "" : "\n" + title + "\n" + rowsText(rows, width);
  };
  std::string text = block("Table", rowsOf({}));
  for (int player = 0; player < header.players; ++player) {
    text += block(playerText(header, player), rowsOf(player));
  }
  return text;
}

// ---- the rest of the state ---------------------------------------------------------------------

std::string valueText(const Value& value) {
  if (value.isNull()) return "-";
  if (const bool* flag = value.boolean()) return *flag ? "yes" : "no";
  if (const std::string* text = value.text()) return *text;
  std::string text;
  writeJson(text, value);
  return text;
}

// Lists the fields of the state not printed elsewhere, with their names in traces.
std::string fieldsText(const Value& state, const GameInfo& info) {
  constexpr std::array<std::string_view, 4> kShownElsewhere = {"deal", "dealer", "turn", "totals"};
  std::vector<Row> rows;
  for (const auto& [name, value] : *state.object()) {
    if (std::ranges::find(kShownElsewhere, name) != kShownElsewhere.end()) continue;
    if (std::ranges::find(info.zones, name, &Zone::name) != info.zones.end()) continue;
    Row row{.label = name};
    if (const Value::List* list = value.list()) {
      for (const Value& item : *list) row.pieces.push_back(valueText(item));
      if (list->empty()) row.pieces.emplace_back("-");
    } else {
      row.pieces.push_back(valueText(value));
    }
    rows.push_back(std::move(row));
  }
  return rows.empty() ? "" : "\nState\n" + rowsText(rows);
}

// ---- legal moves -------------------------------------------------------------------------------

// Lists the legal moves: one row per verb, with the rest of each move, such as its cards.
std::vector<Row> verbRows(const std::vector<Action>& moves, const GameInfo& info) {
  std::vector<Row> rows;
  for (const Action& move : moves) {
    const std::string text = actionText(move, info);
    const auto space = std::min(text.find(' '), text.size());
    const std::string verb = text.substr(0, space);
    auto row = std::ranges::find(rows, verb, &Row::label);
    if (row == rows.end()) row = rows.insert(row, Row{.label = verb});
    if (space < text.size()) row->pieces.push_back(text.substr(space + 1));
  }
  for (Row& row : rows) row.pieces = withCommas(std::move(row.pieces));
  return rows;
}

// Returns the legal moves of the viewer or, if no viewer is given, of each player allowed to act.
// Without a viewer, the moves also name cards hidden from the moving player.
std::string legalText(const AnyGame& game, const RecordHeader& header, std::optional<int> viewer) {
  const PlayerSet actors = game.actors();
  std::string text;
  for (int player = 0; player < header.players; ++player) {
    if (!actors.contains(player) || (viewer && *viewer != player)) continue;
    text +=
        "\nLegal moves of " + playerText(header, player) + "\n" +
        rowsText(verbRows(viewer ? game.view(player)->legal() : game.legal(player), game.info()));
  }
  return text;
}

}  // namespace

std::string positionText(const AnyGame& game, const RecordHeader& header, int moves,
                         std::optional<int> viewer) {
  const GameInfo& info = game.info();
  const auto view = viewer ? game.view(*viewer) : nullptr;
  const Standing standing = view ? view->standing() : game.standing();
  const std::string seen = !view                   ? "open"
                           : *viewer == kSpectator ? "seen by spectators"
                                                   : "seen by " + playerText(header, *viewer);
  std::string text = wrappedText(
      "", std::string(info.title) + ", deal " + std::to_string(standing.deal) + ", after " +
              counted(static_cast<std::size_t>(moves), "move") + ", " + seen);
  text += wrappedText("", turnText(standing, game.actors(), header));
  text += "\n" + standingText(standing, game.actors(), header);
  text += placesText(view ? view->places() : game.places(), info, header);
  text += fieldsText(view ? view->write() : game.write(), info);
  return text + legalText(game, header, viewer);
}

}  // namespace downpile
