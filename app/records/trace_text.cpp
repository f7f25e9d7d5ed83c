// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/trace_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <memory>
#include <optional>
#include <string>

#include "games/catalog.h"
#include "programs/external_name.h"
#include "record/replayer.h"
#include "record/seed.h"
#include "rules/json_text.h"
#include "rules/random.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

std::string textOf(const QJsonValue& value) { return value.toString().toStdString(); }

// Returns the kind of bot in all seats of a traced game. The command of an external bot is left
// out, because it is private and useless on another computer.
std::string kindOf(const QJsonObject& header) {
  const std::string bot = textOf(header[u"bot"_s]);
  if (isExternalName(bot)) return "program";
  return bot.empty() || bot.find_first_of(" \n") != std::string::npos ? "random" : bot;
}

// Returns the header of a record in format 1, made from the header of a trace. Returns nullopt if
// the game is unknown or if readRecord() finds an error in the header.
std::optional<RecordHeader> headerOf(const QJsonObject& trace) {
  const std::string game = textOf(trace[u"game"_s]);
  const CatalogEntry* entry = findGame(game);
  if (entry == nullptr) return std::nullopt;
  const int players = trace[u"players"_s].toInt();
  std::string text = "downpile 1\ngame " + game + "\nrules " +
                     std::to_string(entry->info->rulesVersion) + "\nplayers " +
                     std::to_string(players) + '\n';
  const QJsonObject options = trace[u"options"_s].toObject();
  for (auto option = options.begin(); option != options.end(); ++option) {
    const QJsonValue value = option.value();
    text += "set " + option.key().toStdString() + ' ' +
            (value.isBool()     ? std::string(value.toBool() ? "on" : "off")
             : value.isDouble() ? std::to_string(value.toInt())
                                : textOf(value)) +
            '\n';
  }
  text +=
      "seed " + std::to_string(Seed::fromText(textOf(trace[u"seed"_s])).number()) + "\nbotseed 0\n";
  for (int player = 0; player < players && player < entry->info->maxPlayers; ++player) {
    const std::string number = std::to_string(player);
    text += "seat " + number + ' ' + kindOf(trace) + ' ' + std::to_string(player + 1) + ' ' +
            "Bot " + std::to_string(player + 1) + '\n';
  }
  const RecordReading reading = readRecord(text + "begin\n");
  if (reading.status != RecordReading::Status::good) return std::nullopt;
  return reading.record.header;
}

// Plays a traced game again, line by line.
class TracedGame {
 public:
  TracedGame(const RecordHeader& header, const Seed& seed)
      : header_(header), seed_(seed), game_(gameOf(header)), text_(headerText(header)) {
    drawOutcomes();
  }

  // Plays the move of a line. Returns false if the move, or the state in the line, contradicts the
  // game so far.
  bool play(const QJsonObject& line) {
    if (game_->standing().gameOver) return false;
    if (game_->standing().dealOver) startDeal();
    std::string state;
    writeJson(state, game_->write());
    if (QJsonDocument::fromJson(QByteArray::fromStdString(state)).object() !=
        line[u"state"_s].toObject()) {
      return false;
    }
    RecordEntry move{.player = line[u"player"_s].toInt(-1), .action = textOf(line[u"move"_s])};
    if (move.player < 0 || move.player >= header_.players || playEntry(*game_, move).problem) {
      return false;
    }
    add(move);
    drawOutcomes();
    return true;
  }

  const std::string& text() const { return text_; }

 private:
  void startDeal() {
    game_->startDeal();
    add({.kind = RecordEntry::Kind::next});
    chances_ = 0;
    drawOutcomes();
  }

  void drawOutcomes() {
    while (!game_->standing().dealOver && game_->chance().kind != ChanceNeed::Kind::none) {
      Random random = seed_.chance(game_->standing().deal, chances_++);
      const Chance outcome = Chance::draw(game_->chance(), random);
      add(chanceEntry(game_->chance(), outcome));
      game_->resolve(outcome);
    }
    const Standing standing = game_->standing();
    if (!standing.dealOver) return;
    add({.kind = RecordEntry::Kind::scores,
         .scores = standing.scores,
         .isVoid = standing.dealVoid});
  }

  void add(const RecordEntry& entry) { text_ += entryText(entry, game_->info().family); }

  RecordHeader header_;
  Seed seed_;
  std::unique_ptr<AnyGame> game_;
  int chances_ = 0;  // number of chance outcomes in the current deal so far
  std::string text_;
};

}  // namespace

bool isTrace(const QByteArray& text) { return text.startsWith("{\"type\":\"game\","); }

QByteArray recordOfTrace(const QByteArray& trace) {
  std::optional<TracedGame> game;
  for (qsizetype begin = 0, end = 0; (end = trace.indexOf('\n', begin)) >= 0; begin = end + 1) {
    const QByteArray text = trace.mid(begin, end - begin);
    const QJsonObject line = QJsonDocument::fromJson(text).object();
    const QString type = line[u"type"_s].toString();
    if (begin == 0) {
      const auto header = headerOf(line);
      if (!header) return {};
      game.emplace(*header, Seed::fromText(textOf(line[u"seed"_s])));
    } else if (type == u"move") {
      if (!game->play(line)) return {};
    } else if (type != u"deal" && type != u"end") {
      return {};
    }
  }
  return game ? QByteArray::fromStdString(game->text()) : QByteArray();
}

}  // namespace downpile
