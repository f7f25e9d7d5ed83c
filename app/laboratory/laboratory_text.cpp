// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/laboratory_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <string>

#include "arena/contestant.h"
#include "bots/bot_catalog.h"
#include "rules/sentence.h"
#include "settings/option_model.h"
#include "study/house_rule_sets.h"
#include "text/texts.h"

namespace downpile {

namespace {

constexpr std::string_view kTuned = "tuned";

struct LaboratoryTexts {
  Q_DECLARE_TR_FUNCTIONS(LaboratoryTexts)
};

// Returns the house rules with unusual values. A house rule switched on is named without its value.
QStringList unusualTexts(const GameInfo& info, const OptionValues& options) {
  QStringList texts;
  for (const OptionValue& each : unusualValues(info, options)) {
    const Option& option = info.options[each.option];
    const bool isOn = option.kind == OptionKind::onOff && each.value != 0;
    texts << (isOn ? gameText(info, option.title) : optionState(info, option, each.value));
  }
  return texts;
}

// Returns the house rules for use within a sentence, after "with" or "between".
QString houseRulesInSentence(const GameInfo& info, const OptionValues& options) {
  QStringList texts = unusualTexts(info, options);
  if (texts.isEmpty())
    return LaboratoryTexts::tr("the usual rules", "within a sentence: with the usual rules");
  for (QString& text : texts)
    text = LaboratoryTexts::tr("“%1”", "a house rule in a sentence").arg(text);
  return listAnd(texts);
}

}  // namespace

QString houseRulesTitle(const GameInfo& info, const OptionValues& options) {
  const QStringList texts = unusualTexts(info, options);
  if (texts.isEmpty()) return LaboratoryTexts::tr("Usual rules");
  return texts.join(LaboratoryTexts::tr(", ", "between house rules"));
}

QString contestantTitle(std::string_view name) {
  if (name == kDistracted) return LaboratoryTexts::tr("Distracted", "a computer player");
  if (name == kTuned) return LaboratoryTexts::tr("Sensible and quick", "a computer player");
  const auto all = levels();
  const auto level = std::ranges::find(all, name, &Level::name);
  return level == all.end() ? QString::fromUtf8(name) : botText(level->title);
}

QString remarkText(const StudyPlan& plan, const Remark& remark) {
  const GameInfo& info = *plan.game->info;
  // A count is passed only for a text with %n. Otherwise Qt would not find the translation, which
  // has no plural forms.
  const bool counts = QByteArrayView(remark.text).contains("%n");
  const QString text =
      QCoreApplication::translate("study", remark.text, nullptr, counts ? remark.count : -1);
  const auto valueOf = [&](std::string_view name, std::string_view) -> std::string {
    QString value;
    if (name == "rules") value = houseRulesInSentence(info, plan.sets[remark.set]);
    if (name == "others") value = houseRulesInSentence(info, plan.sets.front());
    if (name == "hero") value = contestantTitle(plan.skill.hero);
    if (name == "field") value = contestantTitle(plan.skill.field);
    if (name == "value") value = decimalText(remark.value, remark.places);
    if (name == "instead") value = decimalText(remark.instead, remark.insteadPlaces);
    if (name == "low") value = decimalText(remark.low, remark.places);
    if (name == "high") value = decimalText(remark.high, remark.places);
    return value.toStdString();
  };
  return QString::fromStdString(fillSentence(text.toStdString(), valueOf));
}

QString sourceText(const StudyPlan& plan, const StudyResults& results) {
  const GameInfo& info = *plan.game->info;
  return LaboratoryTexts::tr(
             "%1, %2, “%3” in every seat: %n game(s) for each set of house rules. In 95 of 100 "
             "cases, the true value lies within the range shown.",
             "the title of a game; the number of players; the computer players", results.games)
      .arg(gameText(info, info.title), LaboratoryTexts::tr("%n player(s)", "", plan.players),
           contestantTitle(plan.level));
}

}  // namespace downpile
