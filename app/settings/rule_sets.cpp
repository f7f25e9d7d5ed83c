// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/rule_sets.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <iterator>

#include "games/catalog.h"
#include "lines/clean_text.h"
#include "settings/settings.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr Role<RuleSetRow> kRuleSetRoles[] = {
    {"title", member<&RuleSetRow::title>},
    {"options", member<&RuleSetRow::options>},
    {"isOwn", member<&RuleSetRow::isOwn>},
    {"isNamed", member<&RuleSetRow::isNamed>},
};

QString optionsText(const GameInfo& info, const OptionValues& values) {
  return QString::fromStdString(differingText(info.options, values));
}

QString cleanName(const QString& name) { return cleanText(name, RuleSets::kMostNameLength); }

// Returns the key in the settings for the user's saved sets of house rules of this game.
QString ownKey(const GameInfo& info) { return u"ruleSets/"_s + QString::fromUtf8(info.id); }

// Returns the built-in sets of house rules of this game. The first one has the default rules.
std::vector<RuleSetRow> knownSets(const GameInfo& info) {
  std::vector<RuleSetRow> rows{{.title = RuleSets::tr("Usual rules")}};
  for (const RuleSet& set : info.ruleSets) {
    rows.push_back({gameText(info, set.title), QString::fromUtf8(set.options)});
  }
  return rows;
}

// Returns the user's saved sets of house rules of this game, except unreadable ones and those with
// the title of a built-in set. A set is stored as `options|name`.
std::vector<RuleSetRow> ownSets(const Settings& settings, const GameInfo& info) {
  const std::vector<RuleSetRow> known = knownSets(info);
  std::vector<RuleSetRow> sets;
  for (const QString& stored : settings.remembered(ownKey(info)).toStringList()) {
    const RuleSetRow own{cleanName(stored.section(u'|', 1)), stored.section(u'|', 0, 0), true};
    const bool isReadable = optionsFromText(info.options, own.options.toStdString()).has_value();
    const bool isNew = std::ranges::find(known, own.title, &RuleSetRow::title) == known.end();
    if (!own.title.isEmpty() && isReadable && isNew) sets.push_back(own);
  }
  return sets;
}

// Removes the sets of house rules with this name from `stored`, a list of texts `options|name`.
void removeNamed(QStringList& stored, const QString& name) {
  stored.removeIf([&name](const QString& set) { return cleanName(set.section(u'|', 1)) == name; });
}

}  // namespace

RuleSets::RuleSets(Settings& settings, QObject* parent)
    : RowModel(kRuleSetRoles, parent), settings_(settings) {}

void RuleSets::setGame(const GameInfo& info, const OptionValues& last) {
  info_ = &info;
  last_ = last;
  update();
}

void RuleSets::retranslate() {
  if (info_ != nullptr) update();
}

void RuleSets::update() {
  std::vector<RuleSetRow> rows = knownSets(*info_);
  std::ranges::copy(ownSets(settings_, *info_), std::back_inserter(rows));
  merge(rows_, std::move(rows));
  if (rowOf(last_) >= 0) return;
  rows = rows_;
  rows.push_back({.title = tr("The last game’s rules"),
                  .options = optionsText(*info_, last_),
                  .isNamed = false});
  merge(rows_, std::move(rows));
}

int RuleSets::rowOf(const OptionValues& values) const {
  if (info_ == nullptr) return -1;
  for (int row = 0; row < count(); ++row) {
    if (this->values(row) == values) return row;
  }
  return -1;
}

std::optional<OptionValues> RuleSets::values(int row) const {
  if (row < 0 || row >= count()) return std::nullopt;
  return optionsFromText(info_->options,
                         rows_[static_cast<std::size_t>(row)].options.toStdString());
}

QString RuleSets::freeName(const QString& name) const {
  QString free = cleanName(name);
  for (int number = 2; std::ranges::count(rows_, free, &RuleSetRow::title) > 0; ++number) {
    const QString ending = u' ' + QString::number(number);
    free = cleanName(name).left(kMostNameLength - ending.size()) + ending;
  }
  return free;
}

bool RuleSets::save(const QString& name, const OptionValues& values) {
  const QString title = cleanName(name);
  const auto known = std::ranges::find(rows_, title, &RuleSetRow::title);
  if (title.isEmpty() || (known != rows_.end() && !known->isOwn)) return false;
  QStringList stored = settings_.remembered(ownKey(*info_)).toStringList();
  removeNamed(stored, title);
  if (stored.size() >= kMostOwn) return false;
  stored << optionsText(*info_, values) + u'|' + title;
  settings_.remember(ownKey(*info_), stored);
  update();
  return true;
}

void RuleSets::remove(int row) {
  if (row < 0 || row >= count() || !rows_[static_cast<std::size_t>(row)].isOwn) return;
  const QString title = rows_[static_cast<std::size_t>(row)].title;
  QStringList stored = settings_.remembered(ownKey(*info_)).toStringList();
  removeNamed(stored, title);
  settings_.remember(ownKey(*info_), stored);
  update();
}

QString ownSetName(const Settings& settings, const GameInfo& info, const OptionValues& values) {
  for (const RuleSetRow& own : ownSets(settings, info)) {
    if (optionsFromText(info.options, own.options.toStdString()) == values) return own.title;
  }
  return {};
}

QString rulesLineText(const RulesLine& line) {
  const GameInfo& info = *findGame(line.game)->info;
  QStringList words{QString::fromStdString(line.game)};
  if (const QString options = optionsText(info, line.options); !options.isEmpty()) words << options;
  if (!line.name.isEmpty()) words << u"# "_s + line.name;
  return words.join(u' ');
}

RulesLineReading rulesLineFrom(const QString& text) {
  const QStringList words = text.section(u'#', 0, 0).simplified().split(u' ');
  RulesLine line{.game = words.first().toLower().toStdString(),
                 .name = cleanName(text.section(u'#', 1))};
  const CatalogEntry* entry = findGame(line.game);
  if (entry == nullptr) return {};
  const auto optionsIn = [entry](const QString& rules) {
    return optionsFromText(entry->info->options, rules.toStdString());
  };
  const auto isWrong = [&optionsIn](const QString& word) { return !optionsIn(word); };
  const QStringList rules = words.sliced(1);
  const auto wrong = std::ranges::find_if(rules, isWrong);
  if (wrong != rules.end()) {
    // A text without any `=` is a sentence rather than house rules.
    if (rules.filter(u"="_s).isEmpty()) return {};
    return {.game = line.game, .wrong = *wrong};
  }
  line.options = *optionsIn(rules.join(u' '));
  return {.line = std::move(line)};
}

}  // namespace downpile

#include "moc_rule_sets.cpp"
