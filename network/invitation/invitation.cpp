// SPDX-License-Identifier: GPL-3.0-or-later
#include "invitation/invitation.h"

#include <QCoreApplication>
#include <algorithm>

#include "invitation/host_name.h"
#include "lines/clean_text.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

using Mistake = InvitationMistake;

const QString kScheme = u"downpile://"_s;
const QString kOthers = u"or="_s;

QString sentenceOf(Mistake mistake, const QString& part) {
  const auto translated = [](const char* source) {
    return QCoreApplication::translate("network", source);
  };
  switch (mistake) {
    case Mistake::none:
      return {};
    case Mistake::nothing:
      return translated(QT_TRANSLATE_NOOP(
          "network", "Paste an invitation, or type the name or address of a computer."));
    case Mistake::tooLong:
      return translated(QT_TRANSLATE_NOOP("network", "This is too long for an invitation."));
    case Mistake::otherKind:
      return translated(QT_TRANSLATE_NOOP(
          "network", "This is not a Downpile invitation. Invitations start with downpile://"));
    case Mistake::noHost:
      return translated(QT_TRANSLATE_NOOP("network", "The name of the computer is missing."));
    case Mistake::badHost:
      return translated(
                 QT_TRANSLATE_NOOP("network", "“%1” is not the name or address of a computer."))
          .arg(part);
    case Mistake::badPort:
      return translated(QT_TRANSLATE_NOOP(
                            "network", "“%1” is not a port: a port is a number from 1 to 65535."))
          .arg(part);
    case Mistake::tooManyHosts:
      return translated(QT_TRANSLATE_NOOP("network", "This invitation names too many computers."));
    case Mistake::badTable:
      return translated(
                 QT_TRANSLATE_NOOP("network", "“%1” in this invitation is not a valid table name."))
          .arg(part);
    case Mistake::incomplete:
      return translated(QT_TRANSLATE_NOOP(
          "network", "The end of this invitation is missing. Please copy all of it."));
    case Mistake::badFingerprint:
      return translated(QT_TRANSLATE_NOOP(
          "network", "The end of this invitation is damaged. Ask your host to send it again."));
    case Mistake::newer:
      return translated(
          QT_TRANSLATE_NOOP("network", "This invitation was made by a newer version of Downpile."));
  }
  return {};
}

// Parses a text as an invitation. Stops at the first error.
class Reader {
 public:
  InvitationReading read(const QString& text) {
    readText(text);
    if (mistake_ != Mistake::none) return {{}, mistake_, sentenceOf(mistake_, part_)};
    return {invitation_, Mistake::none, {}};
  }

 private:
  // If the text is a message with a complete link of an invitation, returns the link without the
  // punctuation after it. Otherwise returns the text.
  static QStringView withoutMessage(QStringView text) {
    const qsizetype start = text.indexOf(kScheme, 0, Qt::CaseInsensitive);
    if (start < 0) return text;
    const QStringView rest = text.sliced(start);
    const auto end = std::find_if(rest.begin(), rest.end(), [](QChar c) { return c.isSpace(); });
    QStringView link = rest.first(end - rest.begin());
    if (link.size() == text.size()) return text;
    while (!link.back().isLetterOrNumber()) link.chop(1);
    return link.contains(u'#') ? link : text;
  }

  void readText(const QString& text) {
    const QStringView trimmed = withoutMessage(QStringView(text).trimmed());
    if (trimmed.isEmpty()) return fail(Mistake::nothing);
    if (trimmed.size() > Invitation::kMostLength) return fail(Mistake::tooLong);
    if (trimmed.startsWith(kScheme, Qt::CaseInsensitive)) {
      return readLink(trimmed.sliced(kScheme.size()));
    }
    const auto isOfLinks = [](QChar letter) { return u"/?#@\\ "_s.contains(letter); };
    if (std::any_of(trimmed.begin(), trimmed.end(), isOfLinks)) return fail(Mistake::otherKind);
    readMachine(trimmed);
  }

  // Splits the link into its parts, beginning at its end, where the parts can be distinguished.
  void readLink(QStringView link) {
    const qsizetype mark = link.indexOf(u'#');
    QStringView rest = mark < 0 ? link : link.first(mark);
    QStringView others;
    QStringView table;
    if (const qsizetype at = rest.indexOf(u'?'); at >= 0) {
      others = rest.sliced(at + 1);
      rest = rest.first(at);
      // A link ending with the question mark is incomplete: its last part was cut off.
      if (others.isEmpty() && mark < 0) return fail(Mistake::incomplete);
      if (!others.startsWith(kOthers) || others.contains(u'&')) return fail(Mistake::newer);
    }
    if (const qsizetype at = rest.indexOf(u'/'); at >= 0) {
      table = rest.sliced(at + 1);
      rest = rest.first(at);
    }
    readMachine(rest);
    if (mistake_ == Mistake::none) readTable(table);
    if (mistake_ == Mistake::none && mark < 0) fail(Mistake::incomplete);
    if (mistake_ == Mistake::none && !others.isNull()) readOthers(others.sliced(kOthers.size()));
    if (mistake_ == Mistake::none) readFingerprint(link.sliced(mark + 1));
  }

  // Reads HOST or HOST:PORT. An IPv6 address without a port needs no brackets.
  void readMachine(QStringView machine) {
    if (machine.isEmpty()) return fail(Mistake::noHost);
    QStringView host = machine;
    QStringView port;
    bool hasPort = false;
    if (machine.startsWith(u'[')) {
      const qsizetype end = machine.indexOf(u']');
      if (end < 0) return fail(Mistake::badHost, machine);
      host = machine.sliced(1, end - 1);
      if (!host.contains(u':')) return fail(Mistake::badHost, machine);
      const QStringView rest = machine.sliced(end + 1);
      hasPort = rest.startsWith(u':');
      if (!rest.isEmpty() && !hasPort) return fail(Mistake::badHost, machine);
      if (hasPort) port = rest.sliced(1);
    } else if (machine.count(u':') == 1) {
      hasPort = true;
      host = machine.first(machine.indexOf(u':'));
      port = machine.sliced(host.size() + 1);
    }
    if (host.isEmpty()) return fail(Mistake::noHost);
    addHost(host);
    if (hasPort && mistake_ == Mistake::none) readPort(port);
  }

  void addHost(QStringView host) {
    const QString name = hostName(host);
    if (name.isEmpty()) return fail(Mistake::badHost, host);
    if (invitation_.hosts.size() == Invitation::kMostHosts) return fail(Mistake::tooManyHosts);
    invitation_.hosts += name;
  }

  void readPort(QStringView port) {
    constexpr qsizetype kMostDigits = 5;
    const auto isDigit = [](QChar letter) { return letter >= u'0' && letter <= u'9'; };
    bool isNumber = !port.isEmpty() && port.size() <= kMostDigits && port.front() != u'0' &&
                    std::all_of(port.begin(), port.end(), isDigit);
    const std::uint16_t number = isNumber ? port.toUShort(&isNumber) : std::uint16_t{0};
    if (!isNumber) return fail(Mistake::badPort, port);
    invitation_.port = number;
  }

  void readTable(QStringView table) {
    if (!isTableName(table)) return fail(Mistake::badTable, table);
    invitation_.table = table.toString();
  }

  void readOthers(QStringView others) {
    for (const QStringView host : others.split(u',')) {
      if (host.isEmpty()) return fail(Mistake::noHost);
      addHost(host);
      if (mistake_ != Mistake::none) return;
    }
  }

  void readFingerprint(QStringView fingerprint) {
    if (fingerprint.size() < Fingerprint::kTextLength) return fail(Mistake::incomplete);
    invitation_.fingerprint = Fingerprint::fromText(fingerprint);
    if (!invitation_.fingerprint) fail(Mistake::badFingerprint);
  }

  // Sets the kind of error and its message. The message shows only the beginning of a long invalid
  // part.
  void fail(Mistake mistake, QStringView part = {}) {
    constexpr qsizetype kMostShown = 60;
    mistake_ = mistake;
    part_ = cutText(part, kMostShown);
    if (part.size() > kMostShown) part_ += u'…';
  }

  Invitation invitation_;
  Mistake mistake_ = Mistake::none;
  QString part_;
};

QString bracketed(const QString& host) { return host.contains(u':') ? u'[' + host + u']' : host; }

}  // namespace

QString Invitation::text() const {
  QString machine = bracketed(hosts.first());
  if (port != kDefaultPort) machine += u':' + QString::number(port);
  if (!fingerprint) return machine;
  QString link = kScheme + machine;
  if (!table.isEmpty()) link += u'/' + table;
  if (hosts.size() > 1) link += u'?' + kOthers + hosts.sliced(1).join(u',');
  return link + u'#' + fingerprint->text();
}

QUrl Invitation::url(const QString& host) const {
  QUrl url;
  url.setScheme(u"wss"_s);
  url.setHost(host);
  url.setPort(port);
  url.setPath(u"/"_s);
  return url;
}

bool Invitation::isSameTable(const Invitation& other) const {
  return fingerprint == other.fingerprint && table == other.table;
}

bool isTableName(QStringView name) {
  const auto isGood = [](QChar letter) {
    return (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9');
  };
  return name.size() <= Invitation::kMostTableLength &&
         std::all_of(name.begin(), name.end(), isGood);
}

InvitationReading readInvitation(const QString& text) { return Reader().read(text); }

}  // namespace downpile
