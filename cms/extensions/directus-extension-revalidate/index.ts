import { collectionOf, type Event } from './changes.ts'
import { Messenger } from './messenger.ts'

type Register = {
  action: (name: string, handler: (event: Event) => void) => void
  init: (name: string, handler: () => void) => void
}
type Context = { env: Record<string, unknown>; logger: { warn: (text: string) => void } }

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

/** Hints to every instance of the website; it compares for itself, so that a lost hint costs seconds only. */
export default function register({ action, init }: Register, { env, logger }: Context): void {
  const addresses = env['SITE_REVALIDATE_URL']
  const secret = env['REVALIDATE_SECRET']
  if (typeof addresses !== 'string' || typeof secret !== 'string') return

  // Each instance of the website has its own, so that one that is away delays no other.
  const messengers = addresses.split(' ').map(
    (url) =>
      new Messenger(
        (collections) => post(url, secret, collections),
        (text) => logger.warn(text),
      ),
  )
  const tell = (collection: string) => {
    for (const messenger of messengers) messenger.tell(collection)
  }
  for (const name of EVENTS) {
    action(name, (event) => {
      const collection = collectionOf(name, event)
      if (collection) tell(collection)
    })
  }
  init('app.after', () => tell('*'))
}

async function post(url: string, secret: string, collections: string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    body: JSON.stringify({ changes: collections.map((collection) => ({ collection })) }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`it answered ${response.status}`)
}
