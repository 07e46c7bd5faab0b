import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { checkServerIdentity, connect } from 'node:tls'

/** What can be measured without the site, for the status while the site is down. */
export type HostObservations = {
  freeBytes: number
  /** Milliseconds; Infinity without any backup, null if backups are not configured. */
  backupAge: number | null
  /** Milliseconds; null without https, and if the address cannot be reached from here. */
  certificateLeft: number | null
}

type Places = { DATA_DIR: string; BACKUP_DIR?: string | undefined; SITE_URL: string }

const CERTIFICATE_TIMEOUT_MS = 3_000

/** The file that marks a backup as complete. */
const MANIFEST = 'backup.json'

/** Checks the disk, the backups and the certificate; takes at most 6 s. */
export async function measureHost({
  DATA_DIR,
  BACKUP_DIR,
  SITE_URL,
}: Places): Promise<HostObservations> {
  const [freeBytes, backupAge, certificateLeft] = await Promise.all([
    getFreeBytes(DATA_DIR),
    BACKUP_DIR ? getBackupAge(BACKUP_DIR) : null,
    getCertificateLeft(SITE_URL),
  ])
  return { freeBytes, backupAge, certificateLeft }
}

const getFreeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )

/** The age of the newest complete backup in milliseconds; Infinity without any. */
export async function getBackupAge(folder: string, now = Date.now()): Promise<number> {
  const entries = await readdir(folder).catch(() => [])
  // The name of an incomplete backup begins with a dot.
  const names = entries.filter((name) => !name.startsWith('.'))
  const manifests = await Promise.all(
    names.map((name) => stat(path.join(folder, name, MANIFEST)).catch(() => null)),
  )
  return now - Math.max(...manifests.map((manifest) => manifest?.mtimeMs ?? -Infinity))
}

/** Milliseconds until the certificate of a public https address expires. */
async function getCertificateLeft(siteUrl: string): Promise<number | null> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return null
  const at = (host: string) => readExpiry(host, Number(port || 443), hostname)
  // First nginx on this machine: the public address may not be reachable from here, because of
  // systemd's restrictions or a router without loopback.
  const expiry = (await at('127.0.0.1')) ?? (await at(hostname))
  return expiry === null ? null : expiry - Date.now()
}

/** The expiry of the certificate that a server presents for a name; null if it has none. */
function readExpiry(host: string, port: number, name: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect({
      ...{ host, port, servername: name, timeout: CERTIFICATE_TIMEOUT_MS },
      // Expired certificates must be readable too. Nothing is sent over this connection.
      rejectUnauthorized: false,
    })
    const end = (expiry: number | null) => {
      socket.destroy()
      resolve(expiry)
    }
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerCertificate()
      const isOther = checkServerIdentity(name, certificate) !== undefined
      end(isOther ? null : Date.parse(certificate.valid_to))
    })
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })
}
