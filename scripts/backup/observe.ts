import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { checkServerIdentity, connect } from 'node:tls'
import { z } from 'zod'
import type { Certificate, Observation } from './alerts.ts'
import type { BackupSettings } from './settings.ts'

const TIMEOUT_MS = 10_000

type Places = Pick<
  BackupSettings,
  'READY_URL' | 'CMS_PING_URL' | 'SITE_URL' | 'FRONT' | 'DATA_DIR' | 'BACKUP_DIR'
>

/** What a check finds, and whether e-mails of the site are accepted. */
export async function observe(
  places: Places,
): Promise<Omit<Observation, 'backedUpAt'> & { areMailsStuck: boolean }> {
  const { READY_URL, CMS_PING_URL, DATA_DIR, BACKUP_DIR } = places
  const [isReady, isPinged, { cms, conditions }, front, ...free] = await Promise.all([
    isOk(READY_URL),
    isOk(CMS_PING_URL),
    readHealth(READY_URL),
    observeFront(places),
    ...[DATA_DIR, BACKUP_DIR].map(getFreeBytes),
  ])
  return {
    isReady,
    // A CMS without its database answers a ping.
    isCmsUp: isPinged && cms !== 'down',
    areMailsStuck: conditions.includes('emails-stuck'),
    ...front,
    freeBytes: Math.min(...free),
  }
}

const request = (url: string | URL) => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })

/** Requests an address; whether the answer is one of success. */
export const isOk = (url: string): Promise<boolean> =>
  request(url).then(
    ({ ok }) => ok,
    () => false,
  )

const health = z.object({ cms: z.string(), conditions: z.array(z.string()) })

/** What the site reports about itself; nothing while it does not answer. */
const readHealth = (readyUrl: string): Promise<z.output<typeof health>> =>
  request(new URL('health', readyUrl))
    .then(async (answer) => health.parse(await answer.json()))
    .catch(() => ({ cms: '', conditions: [] }))

async function observeFront({ SITE_URL, FRONT }: Places) {
  const { protocol, hostname, port } = new URL(SITE_URL)
  if (protocol !== 'https:') return { isFrontUp: true, certificate: null }
  // Without a front of ours another proxy presents the certificate; a host may be unable to reach its own public address.
  const place = FRONT?.[0] ?? `${hostname}:${port || '443'}`
  const certificate = await readCertificate(place, hostname)
  return { isFrontUp: !FRONT || certificate !== null, certificate }
}

/** The certificate that a server presents for a name; null if it has none. */
async function readCertificate(place: string, name: string): Promise<Certificate | null> {
  const [host = '', port] = place.split(':')
  // Expired certificates must be readable too. Nothing is sent over this connection.
  const options = { host, port: Number(port), servername: name, rejectUnauthorized: false }
  const socket = connect(options)
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const certificate = socket.getPeerCertificate()
    if (checkServerIdentity(name, certificate)) return null
    return {
      begins: Date.parse(certificate.valid_from),
      ends: Date.parse(certificate.valid_to),
      isSelfSigned: String(socket.authorizationError).includes('DEPTH_ZERO_SELF_SIGNED'),
    }
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}

const getFreeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
