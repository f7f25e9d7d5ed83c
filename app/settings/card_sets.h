// SPDX-License-Identifier: GPL-3.0-or-later
// The card sets of other programs that are on this system, for the settings to choose from. Nothing
// is read before somebody looks for them; then one after the other is opened in a thread, and those
// that can be used come into the list.
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

  // Maps of `id` (Settings.cardSet), `name`, `hasBack`.
  Q_PROPERTY(QVariantList sets READ sets NOTIFY changed)
  // What is wrong with the others, each named: a sentence each.
  Q_PROPERTY(QStringList broken READ broken NOTIFY changed)
  Q_PROPERTY(bool looking READ looking NOTIFY changed)

 public:
  explicit CardSets(QObject* parent = nullptr) : QObject(parent) {}

  QVariantList sets() const { return sets_; }
  QStringList broken() const { return broken_; }
  bool looking() const { return waiting_ > 0; }

  // Looks what there is, once.
  Q_INVOKABLE void look();
  // Whether a set can have this face at all.
  Q_INVOKABLE bool couldHave(const QString& face) const;
  // Whether a card is drawn already, so that it can be shown at once as
  // image://cards/<face>?set=<id>.
  Q_INVOKABLE bool isDrawn(const QString& set, const QString& face, int width, int height) const;

 signals:
  void changed();

 private:
  void opened(const QString& id, const QString& name, const QString& trouble, bool hasBack);

  QVariantList sets_;
  QStringList broken_;
  int waiting_ = 0;
  bool looked_ = false;
};

}  // namespace downpile
