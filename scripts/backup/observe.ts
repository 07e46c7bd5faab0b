import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { checkServerIdentity, connect } from 'node:tls'
import { z } from 'zod'
import type { Observation } from './alerts.ts'
import type { BackupSettings } from './settings.ts'

const TIMEOUT_MS = 10_000

/** What a check finds, and whether e-mails of the site are accepted. */
export async function observe(
  settings: BackupSettings,
): Promise<Omit<Observation, 'backedUpAt'> & { areMailsStuck: boolean }> {
  const { READY_URL, CMS_PING_URL, DATA_DIR, BACKUP_DIR } = settings
  const [isReady, isPinged, { cms, conditions }, front, ...free] = await Promise.all([
    isOk(READY_URL),
    isOk(CMS_PING_URL),
    readHealth(READY_URL),
    observeFront(settings),
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

/** Reads the certificate of the website; a front of ours works if it presents one. */
async function observeFront({ SITE_URL, FRONT }: BackupSettings) {
  const { protocol, hostname, port } = new URL(SITE_URL)
  if (protocol !== 'https:') return { isFrontUp: true, certificate: null }
  const unknown = { isFrontUp: !FRONT, certificate: null }
  // Another proxy presents it at the public address, which a host may be unable to reach itself.
  const [host = hostname, place = port || '443'] = FRONT?.[0]?.split(':') ?? []
  // Expired certificates must be readable too. Nothing is sent over this connection.
  const options = { host, port: Number(place), servername: hostname, rejectUnauthorized: false }
  const socket = connect(options)
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const certificate = socket.getPeerCertificate()
    if (checkServerIdentity(hostname, certificate)) return unknown
    const [begins, ends] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)]
    return { isFrontUp: true, certificate: { begins, ends } }
  } catch {
    return unknown
  } finally {
    socket.destroy()
  }
}

const getFreeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
