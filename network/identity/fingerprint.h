// SPDX-License-Identifier: GPL-3.0-or-later
// Identifies a person or a room: the SHA-256 of its public key (SubjectPublicKeyInfo in DER).
// Unlike names, fingerprints are unique. The certificate is not part of the hash, so a new
// certificate for the same key keeps the fingerprint.
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
  // Length of the text: each letter stands for 5 bits, the last one for 1 bit.
  static constexpr qsizetype kTextLength = 52;

  // Creates a fingerprint whose bits are all zero. No key has it. Containers need this constructor.
  Fingerprint() = default;

  // Returns the fingerprint of the key in a certificate, or nullopt if the certificate is null or
  // unreadable.
  static std::optional<Fingerprint> ofCertificate(const QSslCertificate& certificate);
  // Returns the fingerprint with these bytes, or nullopt if there are not exactly 32 bytes.
  static std::optional<Fingerprint> fromBytes(QByteArrayView bytes);
  // Reads the output of text(): 52 letters of a-z and 2-7, the last of them a or q. Rejects
  // capitals and blanks, so every fingerprint has exactly one text.
  static std::optional<Fingerprint> fromText(QStringView text);

  QByteArray bytes() const;
  // Returns the bytes in base32 (RFC 4648), in lower case and without padding.
  QString text() const;
  // Returns four words representing the first four bytes. The words distinguish people with the
  // same name. They prove nothing, because a key with the same words can be found by trial.
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
