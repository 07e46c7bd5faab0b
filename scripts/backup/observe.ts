import { checkServerIdentity, connect } from 'node:tls'
import type { Finding } from './alerts.ts'
import type { BackupSettings } from './settings.ts'

const TIMEOUT_MS = 10_000

type Places = Pick<BackupSettings, 'READY_URL' | 'SITE_URL' | 'FRONT'>

/** Whether site and front are in order, and when the certificate expires. */
export async function observe({
  READY_URL,
  SITE_URL,
  FRONT,
}: Places): Promise<Omit<Finding, 'backedUpAt'>> {
  const front = SITE_URL.startsWith('https:') ? FRONT?.[0] : undefined
  const [isReady, certificateEnds] = await Promise.all([
    fetch(READY_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    ),
    front ? readExpiry(front, new URL(SITE_URL).hostname) : null,
  ])
  return { isReady: isReady && (!front || certificateEnds !== null), certificateEnds }
}

/** The expiry of the certificate that a server presents for a name; null if it has none. */
function readExpiry(place: string, name: string): Promise<number | null> {
  const [host, port] = place.split(':')
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port),
      servername: name,
      timeout: TIMEOUT_MS,
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
