import { lookup } from 'node:dns/promises'
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
  if (protocol !== 'https:') return { front: null, certificate: null }
  const place = FRONT?.[0]
  if (place && (await exists(place))) {
    const certificate = await readCertificate(place, hostname)
    return { front: certificate ? ('up' as const) : ('down' as const), certificate }
  }
  // Another proxy presents the certificate. A host may be unable to reach its own public address.
  const certificate = await readCertificate(`${hostname}:${port || '443'}`, hostname)
  return { front: place ? ('absent' as const) : null, certificate }
}

/** Whether a container has the name: one that is left out or stopped has none. */
const exists = (place: string) =>
  lookup(place.replace(/:\d+$/, '')).then(
    () => true,
    () => false,
  )

/** The certificate that a server presents for a name; null if it has none. */
function readCertificate(place: string, name: string): Promise<Certificate | null> {
  const [, host = '', port] = /^\[?(.*?)\]?:(\d+)$/.exec(place) ?? []
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port),
      servername: name,
      timeout: TIMEOUT_MS,
      // Expired certificates must be readable too. Nothing is sent over this connection.
      rejectUnauthorized: false,
    })
    const end = (certificate: Certificate | null) => {
      socket.destroy()
      resolve(certificate)
    }
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerCertificate()
      if (checkServerIdentity(name, certificate) !== undefined) return end(null)
      const [begins, ends] = [certificate.valid_from, certificate.valid_to].map(Date.parse)
      const isSelfSigned = String(socket.authorizationError).includes('DEPTH_ZERO_SELF_SIGNED')
      end({ begins: begins ?? 0, ends: ends ?? 0, isSelfSigned })
    })
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })
}

const getFreeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
