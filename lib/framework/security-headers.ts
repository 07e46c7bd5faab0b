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

/** The path of the prerendered page of a refused preview. */
export const REFUSED_PATH = '/preview/refused'

/** The origins that may frame a preview. */
export const previewFramers = () => ["'self'", new URL(studioUrl()).origin]

/** The hash of the styles that @directus/visual-editing adds to a page; it changes with the version. */
const EDITING_STYLES = "'sha256-XpGGDUZmjYD/FAPpS4kntmxZOsH8QsNEvN9gRdElAcc='"

const paramsOf = new Map(pages.map(({ path, queryParams }) => [path.toLowerCase(), queryParams]))

/** Like `has` of a rewrite (`next.config.js`): the parameter is present and not empty. */
const hasValue = (query: URLSearchParams, field: string) => query.getAll(field).join('&') !== ''

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** The headers of a page that is rendered for this request only; null if the response is cached. */
export function headersOfRequest(method: string, url: string, nonce: () => string): Headers | null {
  if (!URL.canParse(url, BASE)) return null
  const { pathname, searchParams } = new URL(url, BASE)
  const path = (attempt(() => decodeURIComponent(pathname)) ?? pathname).toLowerCase()
  if (isBelow(path, '/preview') && path !== REFUSED_PATH)
    return pageHeaders({
      scripts: [`'nonce-${nonce()}'`],
      styles: [EDITING_STYLES],
      // The icons of its buttons.
      pictures: ['data:'],
      frames: embedHosts,
      framedBy: previewFramers(),
      // A preview submits no forms, with or without JavaScript.
      forms: "'none'",
    })
  const isQueried = paramsOf.get(path)?.some((field) => hasValue(searchParams, field)) ?? false
  if (method !== 'POST' && !isQueried && !isBelow(path, '/dynamic')) return null
  return pageHeaders({ scripts: [`'nonce-${nonce()}'`] })
}

/** Adds the headers that a response lacks: one rendered for this request, or a file. */
function complete(response: ServerResponse, own: Headers | null): void {
  // The browser keeps the headers of its copy.
  if (response.statusCode === NOT_MODIFIED) return
  const type = String(response.getHeader('content-type') ?? '')
  const ofFile = { [POLICY_HEADER]: filePolicy(type), [EMBEDDER_HEADER]: 'require-corp' }
  const headers = own && type.startsWith('text/html') ? own : ofFile
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value)
}

/** Gives every response exactly one policy: a cached page has its own, all others get one with their headers. */
export function applySecurityHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Exchange
    const own = headersOfRequest(request.method ?? 'GET', request.url ?? '/', () =>
      randomBytes(16).toString('base64'),
    )
    // Next.js reads the nonce of its scripts from this request header, which a visitor must not
    // set.
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
