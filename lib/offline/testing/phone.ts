import { createContext, runInContext } from 'node:vm'
import { serviceWorker } from '../worker-file.ts'

const ORIGIN = 'https://school.example'
const NOW = Date.parse('2026-11-28T16:55:00Z')

/** The store of a browser, which may be full. */
class Store {
  entries = new Map<string, Response>()
  space = Infinity
  keyOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
  async match(key: string | { url: string }, { ignoreSearch = false } = {}) {
    const href = this.keyOf(key)
    const found = ignoreSearch
      ? [...this.entries].find(([each]) => each.split('?')[0] === href)?.[1]
      : this.entries.get(href)
    return found?.clone()
  }
  async put(key: string, response: Response) {
    const href = this.keyOf(key)
    const copy = new Response(await response.text(), response)
    if (!this.entries.has(href) && this.entries.size >= this.space)
      throw new DOMException('full', 'QuotaExceededError')
    this.entries.delete(href)
    this.entries.set(href, copy)
  }
  delete = async (key: string | { url: string }) => this.entries.delete(this.keyOf(key))
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
  paths = () => [...this.entries.keys()].map((url) => url.slice(ORIGIN.length))
}

type Handler = (event: object) => void

/** A browser in which the service worker is installed; `state` has its connection and its clock. */
export const startPhone = async (
  pages: Record<string, string>,
  list: object,
  caching: Record<string, string> = {},
) => {
  const store = new Store()
  const handlers: Record<string, Handler> = {}
  const state = { isOnline: true, requests: [] as string[], now: NOW, connection: {} }
  /** The answers that arrive later, by path. */
  const late = new Map<string, Promise<unknown>>()
  class Clock extends Date {
    static override now = () => state.now
  }
  const answer = (path: string) => {
    if (path === '/offline.json') return Response.json(list)
    const html = pages[path]
    if (html === undefined) return new Response('', { status: 404 })
    const date = new Date(state.now).toUTCString()
    const headers = {
      'content-type': 'text/html',
      'cache-control': caching[path] ?? 's-maxage=60',
      date,
    }
    return new Response(html, { headers })
  }
  const scope = {
    addEventListener: (type: string, handler: Handler) => (handlers[type] = handler),
    caches: { open: async () => store, keys: async () => [] },
    clients: { matchAll: async () => [] },
    fetch: async (request: string | { url: string }) => {
      if (!state.isOnline) throw new TypeError('Failed to fetch')
      const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
      state.requests.push(pathname)
      const answered = answer(pathname)
      const delay = late.get(pathname)
      late.delete(pathname)
      await delay
      return answered
    },
    location: { origin: ORIGIN },
    navigator: {
      get connection() {
        return state.connection
      },
    },
    skipWaiting: async () => undefined,
    Date: Clock,
    Request: class {
      url: string
      constructor({ url }: { url: string }) {
        this.url = url
      }
    },
    Response: class extends Response {
      static override redirect = (location: string) =>
        new Response(null, { status: 302, headers: { location } })
    },
    ...{ URL, URLSearchParams, Headers, Intl },
  }
  runInContext(await serviceWorker(), createContext(scope))
  const run = async (type: string, event: object = {}) => {
    const work: unknown[] = []
    let response: Promise<Response> | undefined
    handlers[type]?.({
      ...event,
      waitUntil: (each: unknown) => work.push(each),
      respondWith: (each: Promise<Response>) => (response = each),
    })
    const result = await response
    await Promise.all(work)
    return result
  }
  const open = (address: string) =>
    run('fetch', { request: { url: ORIGIN + address, method: 'GET', mode: 'navigate' } })
  return { store, state, late, open, install: () => run('install') }
}
