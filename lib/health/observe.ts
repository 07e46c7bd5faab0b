import 'server-only'
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getCmsState } from '../content/client/client.ts'
import { canCreateEnquiries } from '../content/client/enquiries.ts'
import { getContentProblems, syncState } from '../content/sync/sync-state.ts'
import { outboxState } from '../enquiry/outbox/enquiries.ts'
import { getMailQueueState } from '../enquiry/outbox/mail-queue.ts'
import { attempt } from '../server/attempt.ts'
import { ownAddress, siteEnvironment } from '../server/environment.ts'
import { measureHost } from './host.ts'

const PAGE_TIMEOUT_MS = 5_000

/** One page of each kind: home, a list, a form, a table, a page rendered on request, a feed. */
const SAMPLE_PAGES = [
  ...['/', '/notices', '/TakeAdmission', '/Faculty', '/search?q=fees', '/notices/feed.xml'],
]

/** The measurements that need requests and files, in parallel; at most 6 s. */
export async function measure() {
  const environment = siteEnvironment()
  const { DATA_DIR, BUILD_DIR, PAGES_DIR } = environment
  const [host, cms, canCreate, failingPages, content, pages] = await Promise.all([
    measureHost(environment),
    getCmsState(),
    canCreateEnquiries(),
    listFailingPages(),
    canWriteIn(path.join(DATA_DIR, 'content')),
    canWriteIn(PAGES_DIR ?? path.join(BUILD_DIR, 'server/app')),
  ])
  return {
    ...{ ...host, cms, canCreateEnquiries: canCreate, failingPages },
    ...{ canWriteContent: content, canWritePages: pages },
  }
}

/** The input of the conditions: times in milliseconds and counts, no personal data. */
export type Observations = ReturnType<typeof observe>

/** Adds the state of the process to the measurements. */
export function observe(measured: Awaited<ReturnType<typeof measure>>) {
  const { syncedAt } = syncState()
  return {
    ...measured,
    /** Null if it cannot be read. */
    outbox: attempt(outboxState),
    /** Null if the office gets no e-mails. */
    emails: attempt(getMailQueueState),
    /** Null if the site has never had any content. */
    contentAge: syncedAt === null ? null : Date.now() - Date.parse(syncedAt),
    contentProblems: getContentProblems(),
  }
}

/** The sample pages that this process fails to serve. */
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

/** Whether a file can be written in a folder; its mode says nothing about a full disk. */
async function canWriteIn(folder: string): Promise<boolean> {
  const probe = path.join(folder, `.probe-${randomUUID()}`)
  const isWritten = await writeFile(probe, 'A full disk accepts an empty file, so this has content')
    .then(() => true)
    .catch(() => false)
  await rm(probe, { force: true }).catch(() => undefined)
  return isWritten
}
