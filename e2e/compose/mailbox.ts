import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMailServer } from '../support/servers/mail-server.ts'

/** The name of this machine in a container of podman. */
const HOST = 'host.containers.internal'

/** A mail server with TLS that containers reach, the settings for it, and the file of its certificate. */
export async function openMailbox(folder: string) {
  const [key, certificate] = [join(folder, 'mail.key'), join(folder, 'mail.pem')]
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: 'ignore',
  })
  const options = { key: readFileSync(key), cert: readFileSync(certificate) }
  const server = await startMailServer(0, options, '0.0.0.0')
  const settings = [
    `SMTP_URL=smtp://${HOST}:${server.port}`,
    'OFFICE_EMAIL=office@school.test',
    'CA_CERTIFICATES=/backups/mail.pem',
  ]
  return { certificate, settings, received: server.received, close: server.close }
}
