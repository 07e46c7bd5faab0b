import { ENQUIRIES } from 'school-schema/model/office'
import type { Context, Hooks, Meta } from '../shared.ts'

const EVENTS = [
  'items.create',
  'items.update',
  'items.delete',
  'items.sort',
  'files.upload',
  'files.update',
  'files.delete',
]
const DEADLINE_MS = 5_000
// One save in the Studio causes several events within a few milliseconds.
const BATCH_MS = 20
const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 60_000

/** Collections that the website does not show. */
const NOT_SHOWN: readonly string[] = [...ENQUIRIES, 'certificate', 'content_finding']

/** Notifies every instance of the website; each compares the content itself, so a lost request only costs seconds. */
export function notifyWebsite({ action, init }: Hooks, { env, logger }: Context): void {
  const addresses = env['SITE_REVALIDATE_URL']
  const secret = env['REVALIDATE_SECRET']
  if (typeof addresses !== 'string' || typeof secret !== 'string') return

  // One queue per instance, so that one that is down delays no other.
  const queues = addresses.split(' ').map((url) =>
    createWebhook(
      (collections) => post(url, secret, collections),
      (text) => logger.warn(text),
    ),
  )
  const notify = (collection: string) => queues.forEach((enqueue) => enqueue(collection))
  for (const name of EVENTS) {
    action(name, (meta) => {
      const collection = changedCollection(name, meta)
      if (collection) notify(collection)
    })
  }
  init('app.after', () => notify('*'))
}

/** The collection of an event; null if the website does not show it. */
export function changedCollection(name: string, { collection }: Meta): string | null {
  if (name.startsWith('files.')) return 'directus_files'
  if (!collection || collection.startsWith('directus_')) return null
  return NOT_SHOWN.includes(collection) ? null : collection
}

/**
 * A queue of collection names, sent in batches, one at a time, and retried after 1, 2, 4 … 60
 * seconds until the website has accepted them. It is in memory: a CMS that starts sends "*".
 */
export function createWebhook(
  send: (collections: string[]) => Promise<void>,
  warn: (text: string) => void,
): (collection: string) => void {
  const pending = new Set<string>()
  let isBusy = false
  let retryMs = 0

  function schedule(delay: number): void {
    isBusy = true
    // Does not keep a stopping CMS alive.
    setTimeout(() => void sendPending(), delay).unref()
  }

  async function sendPending(): Promise<void> {
    const collections = [...pending]
    pending.clear()
    try {
      await send(collections)
      retryMs = 0
      isBusy = false
      if (pending.size > 0) schedule(BATCH_MS)
    } catch (error) {
      for (const collection of collections) pending.add(collection)
      if (retryMs === 0)
        warn(`The website was not notified of a change (${reasonOf(error)}); it is retried.`)
      retryMs = Math.min(retryMs * 2 || FIRST_RETRY_MS, MAX_RETRY_MS)
      schedule(retryMs)
    }
  }

  return (collection) => {
    pending.add(collection)
    if (!isBusy) schedule(BATCH_MS)
  }
}

const reasonOf = (error: unknown) => {
  const { message } = Object(error) as { message?: unknown }
  return typeof message === 'string' ? message : String(error)
}

async function post(url: string, secret: string, collections: string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    body: JSON.stringify({ changes: collections.map((collection) => ({ collection })) }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`status ${response.status}`)
}
