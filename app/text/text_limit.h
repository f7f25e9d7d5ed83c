// SPDX-License-Identifier: GPL-3.0-or-later
// Limits what can be typed into a field, as cutText does. The maximumLength of Qt cuts emoji in
// two.
#pragma once

#include <QValidator>
#include <QtQmlIntegration>

namespace downpile {

class TextLimit : public QValidator {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(int most MEMBER most_ NOTIFY mostChanged)  // UTF-16 units

 public:
  using QValidator::QValidator;

  // Cuts typed or pasted text before the cursor; keeps the text after the cursor.
  State validate(QString& input, int& cursor) const override;

 signals:
  void mostChanged();

 private:
  int most_ = 32767;
};

}  // namespace downpile
