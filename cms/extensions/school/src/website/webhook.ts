import { ENQUIRIES } from 'school-schema/enquiry/enquiries'
import { CLEARED, SAMPLE_CONTENT } from 'school-schema/school/school'
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

const NOT_SHOWN: readonly string[] = [...ENQUIRIES, 'certificate', 'content_finding', 'subscriber']

/** Notifies every instance of the website; each compares the content itself every few seconds, so a lost request is not sent again. */
export function notifyWebsite({ action, init }: Hooks, { env, logger }: Context): void {
  const addresses = env['SITE_REVALIDATE_URL']
  const secret = env['REVALIDATE_SECRET']
  if (typeof addresses !== 'string' || typeof secret !== 'string') return

  // A website that is down is reported once.
  const unreachable = new Set<string>()
  const notify = createWebhook((collections) => {
    for (const url of addresses.split(' '))
      post(url, secret, collections).then(
        () => unreachable.delete(url),
        (error: unknown) => {
          if (!unreachable.has(url))
            logger.warn(`The website was not notified of a change: ${String(error)}`)
          unreachable.add(url)
        },
      )
  })
  for (const name of EVENTS) {
    action(name, (meta) => {
      const collection = changedCollection(name, meta)
      if (collection) notify(collection)
      if (clearsSample(meta)) notify(CLEARED)
    })
  }
  init('app.after', () => notify('*'))
}

/** Whether the office has cleared the sample with this save: many lists are empty from now on. */
export const clearsSample = ({ collection, payload }: Meta): boolean =>
  collection === 'school' && payload?.[SAMPLE_CONTENT] === 'cleared'

/** The collection of an event; null if the website does not show it. */
export function changedCollection(name: string, { collection }: Meta): string | null {
  if (name.startsWith('files.')) return 'directus_files'
  if (!collection || collection.startsWith('directus_')) return null
  return NOT_SHOWN.includes(collection) ? null : collection
}

/** Collects the names of collections, and sends each once in a batch. */
export function createWebhook(send: (collections: string[]) => void): (collection: string) => void {
  const pending = new Set<string>()
  return (collection) => {
    // Does not keep a stopping CMS alive.
    if (pending.size === 0) setTimeout(sendPending, BATCH_MS).unref()
    pending.add(collection)
  }

  function sendPending(): void {
    const collections = [...pending]
    pending.clear()
    send(collections)
  }
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
