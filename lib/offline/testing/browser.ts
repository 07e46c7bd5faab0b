import vm from 'node:vm'

const ORIGIN = 'https://school.example'
const keyOf = (key: string | { url: string }) =>
  (typeof key === 'string' ? key : key.url).replace(ORIGIN, '')

/** A cache of the browser in memory. */
function createCache() {
  const entries = new Map<string, Response>()
  return {
    entries,
    match: async (key: string | Request) => entries.get(keyOf(key))?.clone(),
    put: async (key: string, response: Response) => void entries.set(key, response),
    delete: async (key: string | Request) => entries.delete(keyOf(key)),
    keys: async () => [...entries.keys()].map((key) => ({ url: ORIGIN + key })),
  }
}

type Cache = ReturnType<typeof createCache>
type Event = {
  request?: { method: string; mode: string; url: string }
  waitUntil: (work: Promise<unknown>) => void
  respondWith?: (response: Promise<Response>) => void
}

/** What the website answers by address; without an answer the connection fails. */
export type Website = Map<string, () => Response>

/** Runs a service worker in a browser of its own, whose clock, website, data saver and cached files a test sets. */
export function startWorker(text: string, website: Website) {
  const listeners = new Map<string, (event: Event) => void>()
  const stores = new Map<string, Cache>()
  const state = { now: Date.now(), isOnline: true, saveData: false, isRegistered: true }
  const asked: string[] = []
  const cached = new Set<string>()
  const fetch = async (request: string | { url: string }, options?: RequestInit) => {
    const address = keyOf(request)
    if (options?.cache === 'only-if-cached' && !cached.has(address))
      throw new TypeError('Failed to fetch')
    asked.push(address)
    const answer = website.get(address)
    if (!state.isOnline) throw new TypeError('Failed to fetch')
    return answer ? answer() : new Response('', { status: 404 })
  }
  vm.runInNewContext(text, {
    URL,
    Response,
    Headers,
    Intl,
    fetch,
    Request: function Request(request: object) {
      return request
    },
    addEventListener: (name: string, listener: (event: Event) => void) =>
      listeners.set(name, listener),
    caches: {
      open: async (name: string) => {
        const store = stores.get(name) ?? createCache()
        stores.set(name, store)
        return store
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    clients: { matchAll: async () => [{ url: `${ORIGIN}/Faculty` }] },
    Date: { parse: Date.parse, now: () => state.now },
    location: { origin: ORIGIN },
    navigator: { connection: state },
    registration: { unregister: async () => void (state.isRegistered = false) },
    skipWaiting: async () => {},
  })

  /** Sends an event, and waits for what the worker does after it. */
  async function send(name: string, request?: Event['request']): Promise<Response | undefined> {
    const work: Promise<unknown>[] = []
    let response: Promise<Response> | undefined
    listeners.get(name)?.({
      ...(request && { request }),
      waitUntil: (promise) => void work.push(promise),
      respondWith: (promise) => (response = promise),
    })
    const answer = await response
    await Promise.all(work)
    return answer
  }
  return {
    state,
    asked,
    cached,
    stores,
    send,
    /** The addresses of what is stored. */
    stored: () => [...stores.values()].flatMap(({ entries }) => [...entries.keys()]),
    /** Opens a page; undefined if the worker leaves it to the browser. */
    open: (path: string, method = 'GET') =>
      send('fetch', { method, mode: 'navigate', url: ORIGIN + path }),
    /** Loads a file of a page. */
    load: (path: string) => send('fetch', { method: 'GET', mode: 'cors', url: ORIGIN + path }),
  }
}
