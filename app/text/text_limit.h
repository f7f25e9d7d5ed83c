// SPDX-License-Identifier: GPL-3.0-or-later
// Limits the length of text in an input field. Like cutText(), and unlike Qt's maximumLength, it
// never cuts an emoji in two.
#pragma once

#include <QValidator>
#include <QtQmlIntegration>

namespace downpile {

class TextLimit : public QValidator {
  Q_OBJECT
  QML_ELEMENT

  // Maximum length of the text in UTF-16 units.
  Q_PROPERTY(int most MEMBER most_ NOTIFY mostChanged)
  // Text that contains this is not shortened, because it does not stay in this field. Empty: every
  // text is shortened.
  Q_PROPERTY(QString unless MEMBER unless_ NOTIFY unlessChanged)

 public:
  using QValidator::QValidator;

  // If the text becomes too long, shortens the typed or pasted text before the cursor. The text
  // after the cursor is kept.
  State validate(QString& input, int& cursor) const override;

 signals:
  void mostChanged();
  void unlessChanged();

 private:
  int most_ = 32767;
  QString unless_;
};

}  // namespace downpile
