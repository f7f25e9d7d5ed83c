// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/seal_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <string>

#include "record/replayer.h"
#include "text/texts.h"

namespace downpile {

namespace {

struct SealTexts {
  Q_DECLARE_TR_FUNCTIONS(Seal)
};

std::size_t firstLineOf(const RecordHeader& header) {
  const std::string text = withTimes(headerText(header), {});
  return static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
}

QString wholeText(const SealFinding& finding) {
  if (!finding.hasCut) {
    return SealTexts::tr(
        "All random outcomes came from the sealed secret. You did not cut the deck, so you cannot "
        "tell whether somebody chose the cards.");
  }
  QString text = SealTexts::tr(
      "The seal is intact: %n random outcome(s) came from the secret that was sealed before the "
      "game.",
      "", static_cast<int>(finding.outcomes));
  if (finding.hasTakenOver) {
    text = SealTexts::tr("%1 %2", "two sentences")
               .arg(text, SealTexts::tr("The seal does not cover the cards that were dealt before "
                                        "this game was continued."));
  }
  return SealTexts::tr("%1 %2", "two sentences")
      .arg(text, SealTexts::tr("The seal proves that nobody chose the cards. It cannot prove that "
                               "nobody saw them."));
}

}  // namespace

SealFinding findingOf(const Record& record, std::size_t firstLine) {
  const SealCheck check = checkSeal(record);
  SealFinding finding{.state = check.state(),
                      .outcomes = check.outcomes(),
                      .hasTakenOver = record.header.takenOver > 0};
  if (finding.state == SealCheck::State::otherOutcome) {
    finding.line = (firstLine > 0 ? firstLine : firstLineOf(record.header)) + check.entry();
  }
  return finding;
}

QString sealText(const SealFinding& finding) {
  switch (finding.state) {
    case SealCheck::State::none:
    case SealCheck::State::known:
    case SealCheck::State::closed:
    case SealCheck::State::whole:
      break;
    case SealCheck::State::forged:
      return SealTexts::tr(
          "The seal is broken: the secret is not the one that was sealed before the game.");
    case SealCheck::State::otherSeed:
      return SealTexts::tr(
          "The seal is broken: the random outcomes do not come from the secret that was sealed "
          "before the game.");
    case SealCheck::State::otherOutcome:
      return SealTexts::tr(
                 "The seal is broken: the random outcome on line %1 of the record does not come "
                 "from the secret that was sealed before the game.")
          .arg(numberText(static_cast<qint64>(finding.line)));
  }
  if (!finding.isAgreed) {
    return SealTexts::tr(
        "The seal is broken: the cards are not the ones that everybody at the table agreed on "
        "before the game, or not the ones that you saw.");
  }
  return finding.state == SealCheck::State::whole ? wholeText(finding) : QString();
}

}  // namespace downpile
