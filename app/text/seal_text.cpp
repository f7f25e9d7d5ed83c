// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/seal_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <string>

#include "text/texts.h"

namespace downpile {

namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(Seal)
};

QString lineOf(const RecordHeader& header, std::size_t entry) {
  const std::string text = headerText(header);
  const auto before = std::count(text.begin(), text.end(), '\n');
  return numberText(static_cast<qint64>(before) + static_cast<qint64>(entry) + 1);
}

QString wholeText(const RecordHeader& header, const SealCheck& check) {
  QString text = Texts::tr(
      "The seal is whole: %n outcome(s) of chance, all from what was sealed before the game.", "",
      static_cast<int>(check.outcomes()));
  if (header.takenOver > 0) {
    text = Texts::tr("%1 %2", "two sentences")
               .arg(text, Texts::tr("What another game had dealt before is not covered by it."));
  }
  return Texts::tr("%1 %2", "two sentences")
      .arg(text, Texts::tr("So nobody chose the cards. That nobody looked at them, no seal can "
                           "show."));
}

}  // namespace

QString sealText(const RecordHeader& header, const SealCheck& check) {
  switch (check.state()) {
    case SealCheck::State::none:
    case SealCheck::State::known:
    case SealCheck::State::closed:
      return {};
    case SealCheck::State::whole:
      return wholeText(header, check);
    case SealCheck::State::forged:
      return Texts::tr(
          "The seal is broken: the secret is not the one that was sealed before the game.");
    case SealCheck::State::otherSeed:
      return Texts::tr(
          "The seal is broken: what chance decided did not come from what was sealed before the "
          "game.");
    case SealCheck::State::otherOutcome:
      return Texts::tr(
                 "The seal is broken: what chance decided in line %1 of the record did not come "
                 "from what was sealed before the game.")
          .arg(lineOf(header, check.entry()));
  }
  return {};
}

}  // namespace downpile
