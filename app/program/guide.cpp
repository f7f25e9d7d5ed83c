// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/guide.h"

#include "settings/settings.h"
#include "text/texts.h"

namespace downpile {

Guide::Guide(Settings& settings, QObject* parent) : QObject(parent), settings_(settings) {}

int Guide::count() const { return open() ? static_cast<int>(info_->guide.size()) : 0; }

QString Guide::subject() const {
  return open() ? QString::fromUtf8(info_->guide[step_].subject) : QString();
}

QStringList Guide::subjects() const {
  QStringList subjects;
  if (!open()) return subjects;
  for (const auto& step : info_->guide) subjects << QString::fromUtf8(step.subject);
  return subjects;
}

QString Guide::text() const {
  return open() ? gameText(*info_, info_->guide[step_].text) : QString();
}

void Guide::begin(const GameInfo& info) {
  end();
  const QString game = QString::fromUtf8(info.id);
  if (info.guide.empty() || settings_.guideSeen(game)) return;
  settings_.setGuideSeen(game);
  info_ = &info;
  step_ = 0;
  reading_ = true;
  emit changed();
}

void Guide::next() {
  if (!open()) return;
  if (step_ + 1 == info_->guide.size()) return end();
  ++step_;
  emit changed();
}

void Guide::back() {
  if (!open() || step_ == 0) return;
  --step_;
  emit changed();
}

void Guide::setReading(bool reading) {
  if (reading == reading_) return;
  reading_ = reading;
  emit changed();
}

void Guide::end() {
  if (!open()) return;
  info_ = nullptr;
  emit changed();
}

void Guide::retranslate() {
  if (open()) emit changed();
}

}  // namespace downpile

#include "moc_guide.cpp"
