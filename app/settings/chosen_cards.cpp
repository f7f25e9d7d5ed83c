// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/chosen_cards.h"

#include <QCoreApplication>
#include <QPointer>

#include "art/card_set_shelf.h"
#include "settings/settings.h"

namespace downpile {

ChosenCards::ChosenCards(Settings& settings) : settings_(settings) {
  CardSetShelf::instance().setTroubleTaker(
      [self = QPointer<ChosenCards>(this)](const QString& set) {
        QMetaObject::invokeMethod(qApp, [self, set] {
          if (self) self->giveUp(set);
        });
      });
}

ChosenCards::~ChosenCards() { CardSetShelf::instance().setTroubleTaker({}); }

void ChosenCards::giveUp(const QString& set) {
  if (set != settings_.cardSet()) return;
  CardSetShelf& shelf = CardSetShelf::instance();
  const QString name = findCardSet(set, shelf.dataFolders()).name;
  settings_.setCardSet({});
  emit givenUp(
      tr("The card set “%1” can no longer be used. Downpile’s own cards are on the table again.",
         "the name of a card set")
          .arg(name));
}

}  // namespace downpile

#include "moc_chosen_cards.cpp"
