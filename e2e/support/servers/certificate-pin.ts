import { createHash, X509Certificate } from 'node:crypto'

/** How Chromium names a certificate that it is to accept: the base64 digest of its public key. */
export function certificatePin(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
