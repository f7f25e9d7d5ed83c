// SPDX-License-Identifier: GPL-3.0-or-later
// Card sets of other programs on this system, for the settings page. search() starts to open the
// sets in a thread, one after the other, and the usable ones are added to the list. Nothing is read
// before that.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

namespace downpile {

class CardSets : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  // The usable card sets: maps of `id` (Settings.cardSet), `name`, `hasBack`.
  Q_PROPERTY(QVariantList sets READ sets NOTIFY changed)
  // A sentence about each unusable card set.
  Q_PROPERTY(QStringList broken READ broken NOTIFY changed)
  Q_PROPERTY(bool searching READ searching NOTIFY changed)

 public:
  explicit CardSets(QObject* parent = nullptr) : QObject(parent) {}

  QVariantList sets() const { return sets_; }
  QStringList broken() const { return broken_; }
  bool searching() const { return waiting_ > 0; }

  // Searches for card sets. Only the first call has an effect.
  Q_INVOKABLE void search();
  // Returns true for the faces that a card set can contain: French cards, `XX` (joker) and `back`.
  Q_INVOKABLE bool couldHave(const QString& face) const;
  // Returns true if the face of this set is already drawn in this size. Then
  // image://cards/<face>?set=<id> shows it without delay.
  Q_INVOKABLE bool isDrawn(const QString& set, const QString& face, int width, int height) const;

 signals:
  void changed();

 private:
  void opened(const QString& id, const QString& name, const QString& trouble, bool hasBack);

  QVariantList sets_;
  QStringList broken_;
  int waiting_ = 0;
  bool searched_ = false;
};

}  // namespace downpile
