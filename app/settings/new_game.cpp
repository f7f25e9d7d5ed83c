// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/new_game.h"

#include <QDir>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

#include "art/picture_providers.h"
#include "bots/bot_catalog.h"
#include "lines/clean_text.h"
#include "record/fresh_seal.h"
#include "settings/external_bots.h"
#include "settings/settings.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kStandardPlayers = 4;

// Returns the levels on offer; every game has all of them.
std::vector<Level> offeredLevels() {
  std::vector<Level> found;
  std::ranges::copy_if(downpile::levels(), std::back_inserter(found), &Level::isOffered);
  return found;
}

QVariantMap choice(std::string_view id, const QString& title, const QString& description) {
  return {{u"id"_s, QString::fromUtf8(id)}, {u"title"_s, title}, {u"description"_s, description}};
}

// Character of a neutral computer player: the empty text.
constexpr std::string_view kNeutral;
constexpr std::string_view kMasterLevel = "master";

bool isKnown(const GameInfo& info, std::string_view character) {
  const auto all = downpile::characters(info.id);
  return character == kNeutral || std::ranges::find(all, character, &Character::id) != all.end();
}

}  // namespace

QString botTitle(const GameInfo& info, std::string_view kind) {
  const BotName name = botNameParts(kind);
  if (isExternalBot(kind)) {
    const QString program = externalBotTitle();
    if (name.character.empty()) return program;
    return NewGame::tr("%1, %2", "a level and a character: `Sharp, Schemer`")
        .arg(program, externalBotName(kind));
  }
  QString level;
  for (const Level& one : downpile::levels()) {
    if (one.name == name.level) level = botText(one.title);
  }
  for (const Character& one : downpile::characters(info.id)) {
    if (one.id != name.character || level.isEmpty()) continue;
    return NewGame::tr("%1, %2", "a level and a character: `Sharp, Schemer`")
        .arg(level, gameText(info, one.title));
  }
  return level;
}

RecordHeader withoutExternalBots(RecordHeader header) {
  for (Seat& seat : header.seats) {
    if (isExternalBot(seat.kind)) seat.kind = kStandardLevel;
  }
  return header;
}

QString botCharacter(const GameInfo& info, std::string_view kind) {
  const BotName name = botNameParts(kind);
  if (isExternalBot(kind)) return externalBotName(kind);
  for (const Character& one : downpile::characters(info.id)) {
    if (one.id == name.character) return gameText(info, one.title);
  }
  return {};
}

QStringList botAbout(const GameInfo& info, std::string_view kind) {
  if (isExternalBot(kind)) return {botTitle(info, kind)};
  const BotName name = botNameParts(kind);
  QStringList sentences;
  const auto addSentence = [&sentences](const QString& title, const QString& summary) {
    sentences << NewGame::tr("%1: %2", "a level or character and a sentence about how it plays")
                     .arg(title, summary);
  };
  for (const Level& one : downpile::levels()) {
    if (one.name == name.level && one.summary) {
      addSentence(botText(one.title), botText(one.summary));
    }
  }
  for (const Character& one : downpile::characters(info.id)) {
    if (one.id == name.character && !sentences.isEmpty())
      addSentence(gameText(info, one.title), gameText(info, one.summary));
  }
  return sentences;
}

NewGame::NewGame(Settings& settings, QObject* parent)
    : QObject(parent),
      settings_(settings),
      entry_(&catalog().front()),
      seats_(this),
      options_(this),
      ruleSets_(settings, this),
      secret_(freshBytes()) {
  load();
  const auto countPlayers = [this] { options_.setPlayers(players()); };
  countPlayers();
  connect(&seats_, &SeatModel::seatsChanged, this, countPlayers);
  connect(&options_, &OptionModel::valuesChanged, this, &NewGame::refusalChanged);
  connect(&options_, &OptionModel::valuesChanged, this, &NewGame::ruleSetChanged);
  connect(&seats_, &SeatModel::seatsChanged, this, &NewGame::refusalChanged);
  connect(&seats_, &SeatModel::seatsChanged, this, &NewGame::levelOfAllChanged);
  connect(this, &NewGame::refusalChanged, this, &NewGame::sealChanged);
  const auto followPerson = [this] {
    std::vector<Seat> seats = seats_.seats();
    seats.front() = standardSeat(0);
    seats_.setSeats(seats);
  };
  connect(&settings_, &Settings::playerNameChanged, this, followPerson);
  connect(&settings_, &Settings::playerPortraitChanged, this, followPerson);
  // The external bots are checked again when the program becomes active or inactive: the user may
  // have created or deleted their files in another program.
  if (auto* app = qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
    connect(app, &QGuiApplication::applicationStateChanged, this, &NewGame::refusalChanged);
  // Stores the user's name and portrait in the settings, because they are the same in every game.
  connect(&seats_, &SeatModel::seatsChanged, this, [this] {
    const Seat& person = seats_.rows().front().seat;
    settings_.setPlayerName(QString::fromStdString(person.name));
    settings_.setPlayerPortrait(person.portrait);
  });
}

QString NewGame::gameId() const { return QString::fromUtf8(entry_->info->id); }

void NewGame::setGameId(const QString& gameId) {
  const CatalogEntry* entry = findGame(gameId.toStdString());
  if (entry == nullptr || entry == entry_) return;
  save();
  entry_ = entry;
  load();
  emit gameIdChanged();
  emit playersChanged();
  emit charactersChanged();
  emit refusalChanged();
}

void NewGame::setPlayers(int count) {
  count = std::clamp(count, leastPlayers(), mostPlayers());
  if (count == players()) return;
  std::vector<Seat> seats = seats_.seats();
  const auto wanted = static_cast<std::size_t>(count);
  while (seats.size() > wanted) {
    absent_.push_back(std::move(seats.back()));
    seats.pop_back();
  }
  while (seats.size() < wanted) {
    if (absent_.empty()) {
      seats.push_back(standardSeat(static_cast<int>(seats.size())));
    } else {
      seats.push_back(std::move(absent_.back()));
      absent_.pop_back();
    }
  }
  seats_.setSeats(seats);
  emit playersChanged();
  emit refusalChanged();
}

QVariantList NewGame::levels() const {
  QVariantList list;
  for (const Level& level : offeredLevels()) {
    list << choice(level.name, botText(level.title), botText(level.summary));
  }
  list << choice(kExternalLevel, externalBotTitle(),
                 tr("Your own program plays. Downpile’s page on bots explains how to write one."));
  return list;
}

QVariantList NewGame::characters() const {
  QVariantList list;
  const GameInfo& info = *entry_->info;
  const auto all = downpile::characters(info.id);
  if (!all.empty()) list << choice(kNeutral, tr("Neutral"), tr("Plays to win."));
  for (const Character& character : all) {
    list << choice(character.id, gameText(info, character.title),
                   gameText(info, character.summary));
  }
  return list;
}

QString NewGame::refusal() const {
  const char* reason = entry_->refuse(options_.values(), players());
  if (*reason != '\0') return gameText(*entry_->info, reason);
  for (const SeatRow& row : seats_.rows()) {
    if (row.player > 0 && row.seat.name.empty()) return tr("Every opponent needs a name.");
    if (!isExternalBot(row.seat.kind)) continue;
    if (const QString problem = externalBotProblem(settings_, row.seat.kind); !problem.isEmpty()) {
      return tr("%1: %2", "a player's name and a sentence about a problem")
          .arg(isolated(QString::fromStdString(row.seat.name)), problem);
    }
  }
  return {};
}

bool NewGame::hasExternalBot() const {
  return std::ranges::any_of(seats_.rows(),
                             [](const SeatRow& row) { return isExternalBot(row.seat.kind); });
}

void NewGame::setLevel(int row, const QString& level) {
  if (row < 1 || row >= players()) return;
  const std::string name = level.toStdString();
  std::string kind = seats_.rows()[static_cast<std::size_t>(row)].seat.kind;
  if (name == botNameParts(kind).level) return;
  const bool isExternal = name == kExternalLevel;
  if (isExternalBot(kind) != isExternal) {
    std::string& other = otherKinds_[row];
    if (other.empty()) other = isExternal ? std::string(kExternalLevel) : standardSeat(row).kind;
    std::swap(kind, other);
  }
  const std::string standard = standardSeat(row).kind;
  std::string_view character = botNameParts(kind).character;
  // A new Master gets the neutral character; the user can then choose another one.
  if (name == kMasterLevel) {
    character = kNeutral;
  } else if (botNameParts(kind).level == kMasterLevel && character == kNeutral) {
    character = botNameParts(standard).character;
  }
  seats_.setKind(row, isExternal ? kind : botNameOf({name, character}));
}

QString NewGame::levelOfAll() const {
  const auto& rows = seats_.rows();
  const auto levelOf = [](const SeatRow& row) { return botNameParts(row.seat.kind).level; };
  const auto level = levelOf(rows[1]);
  const bool isSame = std::ranges::all_of(
      rows, [&](const SeatRow& row) { return row.player == 0 || levelOf(row) == level; });
  return isSame ? QString::fromUtf8(level) : QString();
}

void NewGame::setLevelOfAll(const QString& level) {
  for (int row = 1; row < players(); ++row) setLevel(row, level);
}

QString NewGame::program(const QString& level, const QString& character) const {
  const std::string one = level.toStdString();
  const std::string other = character.toStdString();
  return externalBotCommand(settings_, botNameOf({one, other}));
}

QUrl NewGame::externalBotFolder() { return QUrl::fromLocalFile(QDir::homePath()); }

void NewGame::setExternalBot(int row, const QString& command) {
  // Does nothing if the seat has a built-in player: after a change of the level, the text field
  // with the command disappears, and then reports its text once more.
  if (row < 1 || row >= players() ||
      !isExternalBot(seats_.rows()[static_cast<std::size_t>(row)].seat.kind))
    return;
  seats_.setKind(row, externalBotKind(settings_, command));
  emit refusalChanged();  // even the same command may now start another file
}

void NewGame::chooseExternalBot(int row, const QUrl& file) {
  if (file.isLocalFile()) setExternalBot(row, commandOfFile(file.toLocalFile()));
}

QString NewGame::ruleDifferences() const {
  return differingOptions(*entry_->info, options_.values()).join(u"; "_s);
}

void NewGame::useRuleSet(int row) {
  if (const auto values = ruleSets_.values(row)) options_.setOptions(*entry_->info, *values);
}

bool NewGame::saveRuleSet(const QString& name) {
  const bool isSaved = ruleSets_.save(name, options_.values());
  if (isSaved) emit ruleSetChanged();
  return isSaved;
}

void NewGame::removeRuleSet(int row) {
  ruleSets_.remove(row);
  emit ruleSetChanged();
}

QString NewGame::rulesLine() const {
  const int row = ruleSet();
  const bool isNamed = row > 0 && ruleSets_.rows()[static_cast<std::size_t>(row)].isOwn;
  return rulesLineText({.game = std::string(entry_->info->id),
                        .options = options_.values(),
                        .name = isNamed ? ruleSets_.value(row, u"title"_s).toString() : QString()});
}

QString NewGame::setRulesLine(const QString& text) {
  constexpr qsizetype kMostShown = 40;  // letters
  const auto [line, game, wrong] = rulesLineFrom(text);
  if (!wrong.isEmpty()) {
    const GameInfo& info = *findGame(game)->info;
    return tr("The house rules on the clipboard cannot be used: “%1” is not a house rule of %2, or "
              "its value is not possible.")
        .arg(isolated(cleanText(wrong, kMostShown)), gameText(info, info.title));
  }
  if (!line) return tr("There are no house rules on the clipboard.");
  setGameId(QString::fromStdString(line->game));
  options_.setOptions(*entry_->info, line->options);
  if (ruleSet() < 0) saveRuleSet(ruleSets_.freeName(line->name));
  return {};
}

void NewGame::reset() {
  options_.reset();
  absent_.clear();
  otherKinds_.clear();
  std::vector<Seat> seats;
  for (int player = 0; player < players(); ++player) seats.push_back(standardSeat(player));
  seats_.setSeats(seats);
}

bool NewGame::start() {
  if (!refusal().isEmpty()) {
    emit refusalChanged();  // the file of an external bot may have disappeared
    return false;
  }
  save();
  ruleSets_.setGame(*entry_->info, options_.values());
  emit ruleSetChanged();
  const RecordHeader wanted = takeHeader();
  setDealNumber({});
  emit started(wanted);
  return true;
}

RecordHeader NewGame::header() const {
  QRandomGenerator* random = QRandomGenerator::system();
  RecordHeader header;
  header.game = entry_->info->id;
  header.players = players();
  header.options = options_.values();
  header.botSeed = fixedSeeds_ ? fixedSeeds_->second : random->generate64();
  if (const auto deal = wantedDeal()) {
    header.openSeed = deal->openSeed;
    header.seed = deal->seed;
  } else if (fixedSeeds_ && cut_.isEmpty()) {
    header.seed = fixedSeeds_->first;
  } else {
    const Bytes32 number = cut_.isEmpty() ? freshBytes() : numberFromText(cut_.toStdString());
    header.seal = Seal::of(secret_, {{.seat = 0, .number = number}});
  }
  header.seats = seats_.seats();
  return header;
}

RecordHeader NewGame::takeHeader() {
  const RecordHeader taken = header();
  secret_ = freshBytes();
  emit sealChanged();
  setCut({});
  return taken;
}

// Returns the deal described by the deal number, if game, players and house rules still match it.
std::optional<DealNumber> NewGame::wantedDeal() const {
  const auto number = dealNumberFromText(dealNumber_);
  const bool same = number && number->game == entry_->info->id && number->players == players() &&
                    number->options == options_.values();
  return same ? number : std::nullopt;
}

void NewGame::setDealNumber(const QString& text) {
  if (text == dealNumber_) return;
  dealNumber_ = text;
  if (const auto number = dealNumberFromText(text)) {
    setGameId(QString::fromStdString(number->game));
    setPlayers(number->players);
    options_.setOptions(*entry_->info, number->options);
  }
  emit dealNumberChanged();
  emit refusalChanged();
}

QString NewGame::seal() const {
  return wantedDeal() ? QString() : QString::fromStdString(shortText(commitmentTo(secret_)));
}

void NewGame::setCut(const QString& text) {
  if (text == cut_) return;
  cut_ = text;
  emit cutChanged();
}

QString NewGame::dealNumberRefusal() const {
  if (dealNumber_.simplified().isEmpty() || wantedDeal()) return {};
  if (!dealNumberFromText(dealNumber_)) return tr("This is not a deal number.");
  return tr(
      "The game, the number of players or the rules are not the same as in that deal, so the cards "
      "will be different.");
}

void NewGame::fixSeeds(std::uint64_t seed, std::uint64_t botSeed) { fixedSeeds_ = {seed, botSeed}; }

Seat NewGame::ownSeat() const {
  return Seat{.portrait = settings_.playerPortrait(), .name = settings_.playerName().toStdString()};
}

Seat NewGame::standardSeat(int player) const {
  if (player == 0) return ownSeat();
  const auto opponent = static_cast<std::size_t>(player - 1);
  const auto all = downpile::characters(entry_->info->id);
  BotName name{kStandardLevel, {}};
  if (!all.empty()) name.character = all[opponent % all.size()].id;
  return Seat{.kind = botNameOf(name),
              .portrait = 1 + (settings_.playerPortrait() - 1 + player) % kPortraitCount,
              .name = kComputerNames[opponent % kComputerNames.size()]};
}

// ---- remembering the setup ----------------------------------------------------------------------

void NewGame::save() {
  const QString group = u"newGame/"_s + gameId() + u'/';
  settings_.remember(group + u"players"_s, players());
  for (std::size_t i = 0; i < entry_->info->options.size(); ++i) {
    const Option& option = entry_->info->options[i];
    settings_.remember(group + u"options/"_s + QString::fromUtf8(option.key),
                       QString::fromStdString(optionText(option, options_.values()[i])));
  }
  std::vector<Seat> seats = seats_.seats();
  seats.insert(seats.end(), absent_.rbegin(), absent_.rend());
  for (std::size_t p = 1; p < seats.size(); ++p) {
    const QString seat = group + u"seat%1/"_s.arg(p);
    settings_.remember(seat + u"name"_s, QString::fromStdString(seats[p].name));
    settings_.remember(seat + u"character"_s, QString::fromStdString(seats[p].kind));
    settings_.remember(seat + u"portrait"_s, seats[p].portrait);
  }
}

// Returns the stored kind of computer player. A level or character that is not offered is replaced
// by the one in `standard`.
std::string NewGame::kindFrom(const QString& remembered, std::string_view standard) const {
  const GameInfo& info = *entry_->info;
  const std::string text = remembered.toStdString();
  if (!externalBotCommand(settings_, text).isEmpty()) return text;
  BotName name = botNameParts(text);
  const BotName otherwise = botNameParts(standard);
  const auto offered = offeredLevels();
  const auto level = std::ranges::find(offered, name.level, &Level::name);
  if (level == offered.end()) {
    name.level = otherwise.level;
    if (name.character == kNeutral) name.character = otherwise.character;
  }
  if (!isKnown(info, name.character)) name.character = otherwise.character;
  return botNameOf(name);
}

void NewGame::load() {
  const GameInfo& info = *entry_->info;
  const QString group = u"newGame/"_s + gameId() + u'/';

  OptionValues values = standardValues(info.options);
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const QString key = group + u"options/"_s + QString::fromUtf8(info.options[i].key);
    const std::string text = settings_.remembered(key).toString().toStdString();
    if (const auto value = optionFromText(info.options[i], text)) values[i] = *value;
  }
  ruleSets_.setGame(info, values);
  options_.setOptions(info, values);

  std::vector<Seat> seats;
  for (int player = 0; player < mostPlayers(); ++player) {
    Seat seat = standardSeat(player);
    if (player > 0) {
      const QString key = group + u"seat%1/"_s.arg(player);
      const QString name =
          cleanText(settings_.remembered(key + u"name"_s).toString(), Settings::kMostNameLength);
      if (!name.isEmpty()) seat.name = name.toStdString();
      seat.kind = kindFrom(settings_.remembered(key + u"character"_s).toString(), seat.kind);
      const int portrait = settings_.remembered(key + u"portrait"_s).toInt();
      if (portrait >= 1 && portrait <= kPortraitCount) seat.portrait = portrait;
    }
    seats.push_back(std::move(seat));
  }
  bool good = false;
  int count = settings_.remembered(group + u"players"_s).toString().toInt(&good);
  if (!good || count < leastPlayers() || count > mostPlayers()) {
    count = std::clamp(kStandardPlayers, leastPlayers(), mostPlayers());
  }
  otherKinds_.clear();
  absent_.assign(seats.rbegin(), seats.rend() - count);
  seats.resize(static_cast<std::size_t>(count));
  seats_.setSeats(seats);
}

void NewGame::retranslate() {
  options_.retranslate();
  ruleSets_.retranslate();
  emit ruleSetChanged();
  emit charactersChanged();
  emit refusalChanged();
}

}  // namespace downpile

#include "moc_new_game.cpp"
