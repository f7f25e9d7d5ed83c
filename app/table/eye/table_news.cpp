// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye/table_news.h"

#include <utility>

namespace downpile {

namespace {

constexpr QChar kInvisible(0x200b);  // zero-width space, appended to make a repeated text different

}  // namespace

void TableNews::begin(int viewer) {
  lastMoves_ = LastMoves(viewer);
  updateSentences();
  pending_.clear();
  announcedNow_.clear();
  setAnnouncement({});
}

// Sentences in immediate succession are joined: a screen reader would read only the last of several
// texts.
void TableNews::announce(const QString& sentence, const QString& spoken) {
  emit announced(spoken);
  pending_ << sentence;
  if (pending_.size() > 1) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (pending_.isEmpty()) return;
        announcedNow_ = std::exchange(pending_, {});
        QString text = announcedNow_.join(u' ');
        // A repeated sentence gets an invisible character. Otherwise the text would not change, and
        // nothing would be announced.
        if (text == announcement_) text += kInvisible;
        setAnnouncement(text);
      },
      Qt::QueuedConnection);
}

void TableNews::recall(const QString& sentence) {
  pending_.clear();
  announcedNow_ = {sentence};
  setAnnouncement(sentence);
}

void TableNews::replace(const QHash<QString, QString>& sentences) {
  lastMoves_.replace(sentences);
  updateSentences();
  for (QStringList* texts : {&pending_, &announcedNow_}) {
    for (QString& text : *texts) text = sentences.value(text, text);
  }
  setAnnouncement(announcedNow_.join(u' '));
}

void TableNews::note(const Event& event, const QString& sentence, bool isImportant,
                     const ShownTable& table, int before) {
  lastMoves_.note(event, sentence, isImportant, table, before);
  updateSentences();
}

void TableNews::noteJump(const QString& sentence) {
  lastMoves_.noteJump(sentence);
  updateSentences();
}

void TableNews::forget() {
  lastMoves_.clear();
  updateSentences();
}

void TableNews::setAnnouncement(const QString& text) {
  if (text == announcement_) return;
  announcement_ = text;
  emit announcementChanged();
}

void TableNews::updateSentences() {
  QStringList sentences = lastMoves_.news();
  if (sentences == sentences_) return;
  sentences_ = std::move(sentences);
  emit sentencesChanged();
}

}  // namespace downpile

#include "moc_table_news.cpp"
