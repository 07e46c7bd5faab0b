import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { checkServerIdentity, connect } from 'node:tls'

/** What can be measured without the site, so that the status knows it while the site is down. */
export type HostObservations = {
  freeBytes: number
  /** Milliseconds; Infinity without any backup, null where backups are not configured. */
  backupAge: number | null
  /** Milliseconds; null without https, and where the address cannot be reached from here. */
  certificateLeft: number | null
}

type Places = { DATA_DIR: string; BACKUP_DIR?: string | undefined; SITE_URL: string }

const CERTIFICATE_TIMEOUT_MS = 3_000

/** The name of the file that completes a backup. */
const MANIFEST = 'backup.json'

/** Looks at the disk, the backups and the certificate; takes 6 s at most. */
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

/** Age of the newest complete backup in a folder, in milliseconds; Infinity without any. */
export async function getBackupAge(folder: string, now = Date.now()): Promise<number> {
  const entries = await readdir(folder).catch(() => [])
  // A backup that is still being made, copied elsewhere or checked has a name with a dot.
  const names = entries.filter((name) => !name.startsWith('.'))
  const manifests = await Promise.all(
    names.map((name) => stat(path.join(folder, name, MANIFEST)).catch(() => null)),
  )
  return now - Math.max(...manifests.map((manifest) => manifest?.mtimeMs ?? -Infinity))
}

/** Milliseconds until the certificate expires that a public https address presents. */
async function getCertificateLeft(siteUrl: string): Promise<number | null> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return null
  const at = (host: string) => readExpiry(host, Number(port || 443), hostname)
  // First nginx on this machine: systemd lets a service connect to the public address no more than
  // a router that does not loop back.
  const expiry = (await at('127.0.0.1')) ?? (await at(hostname))
  return expiry === null ? null : expiry - Date.now()
}

/** When the certificate of a name expires that a server presents; null when it has none for the name. */
function readExpiry(host: string, port: number, name: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect({
      ...{ host, port, servername: name, timeout: CERTIFICATE_TIMEOUT_MS },
      // An expired certificate must be read, too. Nothing is sent over this connection.
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
