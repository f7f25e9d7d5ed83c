// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/card_sets.h"

#include <QCoreApplication>
#include <QPointer>
#include <utility>

#include "art/card_set_shelf.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

QString sentenceOn(const QString& name, const OpenCardSet& set) {
  switch (set.trouble()) {
    case OpenCardSet::Trouble::none:
      break;
    case OpenCardSet::Trouble::noFile:
      //: %1 is the name of a card set, here and below.
      return CardSets::tr("%1 cannot be used: its image file is missing.").arg(name);
    case OpenCardSet::Trouble::unreadable:
      return CardSets::tr("%1 cannot be used: its image file cannot be read.").arg(name);
    case OpenCardSet::Trouble::noCards:
      return CardSets::tr("%1 cannot be used: its image file contains no cards.").arg(name);
    case OpenCardSet::Trouble::cardMissing:
      return CardSets::tr("%1 cannot be used: “%2” is missing from its image file.")
          .arg(name, set.missing());
    case OpenCardSet::Trouble::cardsAlike:
      return CardSets::tr("%1 cannot be used: some of its cards would look the same.").arg(name);
  }
  return {};
}

}  // namespace

void CardSets::search() {
  if (std::exchange(searched_, true)) return;
  CardSetShelf& shelf = CardSetShelf::instance();
  for (const CardSetFile& set : findCardSets(shelf.dataFolders())) {
    ++waiting_;
    const QPointer<CardSets> self(this);
    shelf.inspect(set.path, [self, set](const OpenCardSet& inspected) {
      const QString trouble = sentenceOn(set.name, inspected);
      const bool hasBack = inspected.has(u"back"_s);
      QMetaObject::invokeMethod(qApp, [self, set, trouble, hasBack] {
        if (self) self->opened(set.id, set.name, trouble, hasBack);
      });
    });
  }
  emit changed();
}

void CardSets::opened(const QString& id, const QString& name, const QString& trouble,
                      bool hasBack) {
  --waiting_;
  if (trouble.isEmpty()) {
    sets_ << QVariantMap{{u"id"_s, id}, {u"name"_s, name}, {u"hasBack"_s, hasBack}};
  } else {
    broken_ << trouble;
  }
  emit changed();
}

bool CardSets::couldHave(const QString& face) const { return OpenCardSet::couldHave(face); }

bool CardSets::isDrawn(const QString& set, const QString& face, int width, int height) const {
  return !CardSetShelf::instance().drawn(set, face, QSize(width, height)).isNull();
}

}  // namespace downpile

#include "moc_card_sets.cpp"
