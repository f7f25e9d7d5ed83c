// SPDX-License-Identifier: GPL-3.0-or-later
// Creates and checks keys and certificates with OpenSSL; Qt can only read them.
#pragma once

#include <QByteArray>

namespace downpile {

// Creates an EC P-256 private key (PKCS #8) and its self-signed certificate, both as PEM. Returns
// an empty array if OpenSSL fails. The certificate is valid since 2020 and never expires, so a
// wrong clock does not lock users out. All certificates have the same name.
QByteArray makeKeyAndCertificate();

// Returns whether `pem` has an EC P-256 private key without a password and a self-signed
// certificate for it.
bool isKeyAndCertificate(const QByteArray& pem);

// Returns the public key (SubjectPublicKeyInfo in DER) of a certificate in DER; empty if the
// certificate cannot be read.
QByteArray publicKeyOf(const QByteArray& certificate);

}  // namespace downpile
