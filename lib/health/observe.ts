import 'server-only'
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { connect } from 'node:tls'
import { getCmsState } from '../content/client/client.ts'
import { canCreateEnquiries } from '../content/client/enquiries.ts'
import { getContentProblems, syncState } from '../content/sync/sync-state.ts'
import { outboxState } from '../enquiry/outbox/enquiries.ts'
import { getMailQueueState } from '../enquiry/outbox/mail-queue.ts'
import { attempt } from '../server/attempt.ts'
import { ownAddress, siteEnvironment } from '../server/environment.ts'

const CERTIFICATE_TIMEOUT_MS = 3_000
const PAGE_TIMEOUT_MS = 5_000

/** One page of each kind: home, a list, a form, a table, a page made on request, a feed. */
const SAMPLE_PAGES = [
  ...['/', '/notices', '/TakeAdmission', '/Faculty', '/search?q=fees', '/notices/feed.xml'],
]

/** The name of the file that completes a backup. */
const MANIFEST = 'backup.json'

/** What costs requests and files to know; takes as long as the slowest part, 5 s at most. */
export async function measure() {
  const { DATA_DIR, BUILD_DIR, BACKUP_DIR, SITE_URL } = siteEnvironment()
  const [cms, mayCreate, failingPages, freeBytes, content, pages, backupAge, certificateLeft] =
    await Promise.all([
      getCmsState(),
      canCreateEnquiries(),
      listFailingPages(),
      getFreeBytes(DATA_DIR),
      canWriteIn(path.join(DATA_DIR, 'content')),
      canWriteIn(path.join(BUILD_DIR, 'server/app')),
      // Null where backups are not configured.
      BACKUP_DIR ? getBackupAge(BACKUP_DIR) : null,
      getCertificateLeft(SITE_URL),
    ])
  return {
    ...{ cms, canCreateEnquiries: mayCreate, failingPages, freeBytes, backupAge, certificateLeft },
    ...{ canWriteContent: content, canWritePages: pages },
  }
}

/** Everything that the conditions look at: times in milliseconds and counts, no personal data. */
export type Observations = ReturnType<typeof observe>

/** Adds to what was measured what the process knows now. */
export function observe(measured: Awaited<ReturnType<typeof measure>>) {
  const { syncedAt } = syncState()
  return {
    ...measured,
    /** Null when it cannot be read. */
    outbox: attempt(outboxState),
    /** Null when the office gets no e-mails. */
    emails: attempt(getMailQueueState),
    /** Null when the site never had any content. */
    contentAge: syncedAt === null ? null : Date.now() - Date.parse(syncedAt),
    contentProblems: getContentProblems(),
  }
}

/** The sample pages that this process does not serve. */
async function listFailingPages(): Promise<string[]> {
  const served = await Promise.all(
    SAMPLE_PAGES.map((page) => isServed(ownAddress() + page).catch(() => false)),
  )
  return SAMPLE_PAGES.filter((_, index) => !served[index])
}

async function isServed(address: string): Promise<boolean> {
  const answer = await fetch(address, {
    cache: 'no-store',
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
  })
  return answer.status === 200 && (await answer.text()).length > 0
}

const getFreeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )

/** Whether a file can be written in a folder; looking at its mode says nothing of a full disk. */
async function canWriteIn(folder: string): Promise<boolean> {
  const probe = path.join(folder, `.probe-${randomUUID()}`)
  const isWritten = await writeFile(probe, 'A full disk accepts an empty file, so this has content')
    .then(() => true)
    .catch(() => false)
  await rm(probe, { force: true }).catch(() => undefined)
  return isWritten
}

/** Age of the newest complete backup in a folder, in milliseconds; Infinity without any. */
async function getBackupAge(folder: string): Promise<number> {
  const entries = await readdir(folder).catch(() => [])
  // A backup that is still being made, copied elsewhere or checked has a name with a dot.
  const names = entries.filter((name) => !name.startsWith('.'))
  const manifests = await Promise.all(
    names.map((name) => stat(path.join(folder, name, MANIFEST)).catch(() => null)),
  )
  return Date.now() - Math.max(...manifests.map((manifest) => manifest?.mtimeMs ?? -Infinity))
}

/**
 * Milliseconds until the certificate that a public https address presents expires. Null for http,
 * and where the address cannot be reached from here, as behind a router that does not loop back.
 */
function getCertificateLeft(siteUrl: string): Promise<number | null> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return Promise.resolve(null)
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: CERTIFICATE_TIMEOUT_MS,
      // An expired certificate must be read, too. Nothing is sent over this connection.
      rejectUnauthorized: false,
    })
    const end = (left: number | null) => {
      socket.destroy()
      resolve(left)
    }
    socket.once('secureConnect', () =>
      end(Date.parse(socket.getPeerCertificate().valid_to) - Date.now()),
    )
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })
}
