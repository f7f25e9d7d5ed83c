// SPDX-License-Identifier: GPL-3.0-or-later
// Keys and certificates by OpenSSL, for what Qt cannot do: it reads them and makes none.
#pragma once

#include <QByteArray>

namespace downpile {

// A private key of EC P-256 (PKCS #8) and a certificate that it has signed itself, in PEM one after
// the other; empty where OpenSSL fails. The certificate is valid from 2020 to the end of time,
// because a clock that is wrong must keep nobody out, and has the same name as everybody's.
QByteArray makeKeyAndCertificate();

// Whether this is a private key of EC P-256 without a password and a certificate of it that it has
// signed itself.
bool isKeyAndCertificate(const QByteArray& pem);

// The public key of a certificate in DER, as a SubjectPublicKeyInfo in DER; empty where it cannot
// be read.
QByteArray publicKeyOf(const QByteArray& certificate);

}  // namespace downpile
