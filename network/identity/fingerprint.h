// SPDX-License-Identifier: GPL-3.0-or-later
// What a person or a room is known by: the SHA-256 of its public key. Names may be alike, these are
// not. It is of the key (the SubjectPublicKeyInfo in DER) and not of the certificate around it, so
// that a certificate can be made anew, and whoever has the key is still who they were.
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QHashFunctions>
#include <QString>
#include <QStringList>
#include <QStringView>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

class QSslCertificate;

namespace downpile {

class Fingerprint {
 public:
  static constexpr std::size_t kBytes = 32;
  static constexpr qsizetype kTextLength = 52;  // 5 bits a letter, the last one has a single bit

  // All bits zero, which is no key's: for containers.
  Fingerprint() = default;

  // Of the key in a certificate; none where the certificate is null or cannot be read.
  static std::optional<Fingerprint> ofCertificate(const QSslCertificate& certificate);
  // Of exactly 32 bytes.
  static std::optional<Fingerprint> fromBytes(QByteArrayView bytes);
  // Of exactly what text() writes: 52 of a-z and 2-7, the last of them a or q. Nothing else is
  // taken, neither capitals nor blanks, so that every fingerprint has one text.
  static std::optional<Fingerprint> fromText(QStringView text);

  QByteArray bytes() const;
  // In base32 (RFC 4648), small letters, without padding.
  QString text() const;
  // Four words for the first four bytes, to tell people of one name apart. They are a help for the
  // eye and no proof: somebody with patience finds a key that has the same.
  QStringList words() const;

  friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
  friend bool operator<(const Fingerprint& one, const Fingerprint& other) {
    return one.bytes_ < other.bytes_;
  }
  friend std::size_t qHash(const Fingerprint& fingerprint, std::size_t seed = 0) {
    return qHashBits(fingerprint.bytes_.data(), kBytes, seed);
  }

 private:
  std::array<std::uint8_t, kBytes> bytes_{};
};

}  // namespace downpile
