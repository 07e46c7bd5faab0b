import 'server-only'
import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pages } from '../../content/pages/index.ts'
import {
  EMBEDDER_HEADER,
  embedHosts,
  filePolicy,
  pageHeaders,
  POLICY_HEADER,
} from '../security/policy.ts'
import { attempt } from '../server/attempt.ts'
import { studioUrl } from '../server/environment.ts'

type Headers = Record<string, string>
type Exchange = { request: IncomingMessage; response: ServerResponse }

const BASE = 'http://site'
const NOT_MODIFIED = 304

/** Where the screen is prerendered that a refused preview shows. */
export const REFUSED_PATH = '/preview/refused'

/** Who may frame a preview. */
export const previewFramers = () => ["'self'", new URL(studioUrl()).origin]

/** What @directus/visual-editing writes into a page that it edits; another version has another. */
const EDITING_STYLES = "'sha256-XpGGDUZmjYD/FAPpS4kntmxZOsH8QsNEvN9gRdElAcc='"

const paramsOf = new Map(pages.map(({ path, queryParams }) => [path.toLowerCase(), queryParams]))

/** As `has` of a rewrite has it (`next.config.js`): a field that is there, with something in it. */
const hasValue = (query: URLSearchParams, field: string) => query.getAll(field).join('&') !== ''

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** The headers of a page that is made for this request only; null where the answer is kept for others. */
export function headersOfRequest(method: string, url: string, nonce: () => string): Headers | null {
  if (!URL.canParse(url, BASE)) return null
  const { pathname, searchParams } = new URL(url, BASE)
  const path = (attempt(() => decodeURIComponent(pathname)) ?? pathname).toLowerCase()
  if (isBelow(path, '/preview') && path !== REFUSED_PATH)
    return pageHeaders({
      scripts: [`'nonce-${nonce()}'`],
      styles: [EDITING_STYLES],
      // The signs on its buttons.
      pictures: ['data:'],
      frames: embedHosts,
      framedBy: previewFramers(),
      // Nothing of a preview is sent, even without JavaScript.
      forms: "'none'",
    })
  const isQueried = paramsOf.get(path)?.some((field) => hasValue(searchParams, field)) ?? false
  if (method !== 'POST' && !isQueried && !isBelow(path, '/dynamic')) return null
  return pageHeaders({ scripts: [`'nonce-${nonce()}'`] })
}

/** Adds what an answer does not say of itself: one made for this request, or a file. */
function complete(response: ServerResponse, own: Headers | null): void {
  // A browser keeps the headers of its copy.
  if (response.statusCode === NOT_MODIFIED) return
  const type = String(response.getHeader('content-type') ?? '')
  const ofFile = { [POLICY_HEADER]: filePolicy(type), [EMBEDDER_HEADER]: 'require-corp' }
  const headers = own && type.startsWith('text/html') ? own : ofFile
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value)
}

/** Gives every answer one policy: a page out of the cache has its own, all others get theirs with their head. */
export function applySecurityHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Exchange
    const own = headersOfRequest(request.method ?? 'GET', request.url ?? '/', () =>
      randomBytes(16).toString('base64'),
    )
    // Next reads from here which nonce its scripts are to have; a visitor has no say in that.
    delete request.headers[POLICY_HEADER]
    delete request.headers[`${POLICY_HEADER}-report-only`]
    if (own) request.headers[POLICY_HEADER] = own[POLICY_HEADER]
    const writeHead = response.writeHead.bind(response)
    Object.assign(response, {
      writeHead: (...head: Parameters<typeof writeHead>) => {
        complete(response, own)
        return writeHead(...head)
      },
    })
  })
}
