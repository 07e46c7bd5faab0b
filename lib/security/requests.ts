import 'server-only'
import { pages } from '../../content/pages/index.ts'
import { REFUSED_PATH, studioUrl } from './studio.ts'
import { embedderPolicy, embedHosts, pagePolicy } from './policy.ts'

/** What a page that is made for one request says: its scripts have a nonce, as nothing keeps it. */
export type RequestPolicy = { policy: string; embedder: string }

const BASE = 'http://site'

/** What @directus/visual-editing writes into a page that it edits; another version has another. */
const EDITING_STYLES = "'sha256-XpGGDUZmjYD/FAPpS4kntmxZOsH8QsNEvN9gRdElAcc='"

const asked = new Map(
  pages.flatMap(({ path, queryParams }) =>
    queryParams ? [[path.toLowerCase(), queryParams] as const] : [],
  ),
)

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase()
  } catch {
    return pathname.toLowerCase()
  }
}

/** As `has` of a rewrite has it (`next.config.js`): a field that is there, with something in it. */
const holds = (query: URLSearchParams, field: string) => query.getAll(field).join('&') !== ''

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** The policy for what is made for this request alone; null where the answer is kept for others. */
export function policyOfRequest(
  method: string,
  url: string,
  newNonce: () => string,
): RequestPolicy | null {
  if (!URL.canParse(url, BASE)) return null
  const { pathname, searchParams } = new URL(url, BASE)
  const path = decoded(pathname)
  if (isBelow(path, '/preview') && path !== REFUSED_PATH) {
    const policy = pagePolicy({
      scripts: [`'nonce-${newNonce()}'`],
      styles: [EDITING_STYLES],
      // The signs on its buttons.
      pictures: ['data:'],
      frames: embedHosts,
      framedBy: ["'self'", new URL(studioUrl()).origin],
      // Nothing of a preview is sent, even without JavaScript.
      forms: "'none'",
    })
    return { policy, embedder: embedderPolicy(embedHosts) }
  }
  const isAsked = asked.get(path)?.some((field) => holds(searchParams, field)) ?? false
  if (method !== 'POST' && !isAsked && !isBelow(path, '/dynamic')) return null
  const policy = pagePolicy({ scripts: [`'nonce-${newNonce()}'`] })
  return { policy, embedder: embedderPolicy([]) }
}
