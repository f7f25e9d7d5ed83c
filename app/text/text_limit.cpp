// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/text_limit.h"

#include <algorithm>

#include "lines/clean_text.h"

namespace downpile {

QValidator::State TextLimit::validate(QString& input, int& cursor) const {
  const bool isMoved = !unless_.isEmpty() && input.contains(unless_, Qt::CaseInsensitive);
  if (input.size() <= most_ || isMoved) return Acceptable;
  const QString after = input.mid(cursor);
  const QString before = cutText(input.left(cursor), most_ - after.size());
  input = cutText(before + after, most_);
  cursor = static_cast<int>(std::min(before.size(), input.size()));
  return Acceptable;
}

}  // namespace downpile

#include "moc_text_limit.cpp"
