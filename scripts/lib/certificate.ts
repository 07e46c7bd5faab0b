import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type CertificateFiles = { key: string; certificate: string }

/** Creates a self-signed certificate for localhost and other names, valid for two days, in a folder. */
export function makeCertificate(
  folder: string,
  otherNames: readonly string[] = [],
): CertificateFiles {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['localhost', ...otherNames].map((name) => `DNS:${name}`)
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names.join()}`]
  const files = ['-keyout', key, '-out', certificate, '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, ...files], { stdio: 'ignore' })
  return { key, certificate }
}

/** Certificate and key as read from their files. */
export async function readCertificate(
  files: CertificateFiles,
): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = await Promise.all([readFile(files.key), readFile(files.certificate)])
  return { key, cert }
}

/** The pin with which Chromium accepts a certificate: the base64 digest of its public key. */
export function certificatePin(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
