import { contentTooLarge, forbidden, type App, type Request, type Row } from '../shared.ts'

/** Before the sign-in: an address, a password, a code. */
const ANONYMOUS_BYTES = 16 * 1024
/** A question: a filter with the numbers of several hundred rows, or a text of GraphQL. */
const QUERY_BYTES = 64 * 1024
/** An album of several hundred pictures with their texts has a tenth of it. */
const MAX_VALUES = 30_000
const MAX_DEPTH = 64

const SIGN_IN = 'The request is too large. Sign in first.'

/**
 * Refuses a large body of somebody without a session or a token before it is read: parsing a megabyte
 * takes as long as twenty other requests.
 */
export function guardUnread(app: Pick<App, 'use'>, sessionCookie: string): void {
  app.use(({ headers, url }, _response, next) => {
    const unknownSize = headers['transfer-encoding'] === undefined ? 0 : Infinity
    const isLarge = Number(headers['content-length'] ?? unknownSize) > ANONYMOUS_BYTES
    const isSignedIn =
      headers['authorization'] !== undefined ||
      headers['cookie']?.includes(`${sessionCookie}=`) === true ||
      url.includes('access_token=')
    next(isLarge && !isSignedIn ? forbidden(SIGN_IN) : undefined)
  })
}

/**
 * Limits what a body may contain, as Directus limits only its bytes: checking a megabyte of filters or
 * fields keeps everybody waiting for seconds, also before it refuses them.
 */
export function guardBodies(app: Pick<App, 'use'>): void {
  app.use((request, _response, next) => {
    const { accountability, rawBody } = request
    const isSomebody = Boolean(accountability?.user) || accountability?.admin === true
    if (!isSomebody && (rawBody?.length ?? 0) > ANONYMOUS_BYTES) return next(forbidden(SIGN_IN))
    const fault = faultOf(request)
    next(fault === null ? undefined : contentTooLarge(fault))
  })
}

/** What is wrong with a body of JSON; null if nothing is. */
export function faultOf({ method, path, body, rawBody }: Request): string | null {
  const size = rawBody?.length ?? 0
  const query = (body as Row | null | undefined)?.['query']
  const isQuestion = method === 'SEARCH' || /^\/graphql/i.test(path)
  const questionSize = isQuestion || size <= QUERY_BYTES ? size : JSON.stringify(query ?? '').length
  if ((isQuestion || query !== undefined) && questionSize > QUERY_BYTES)
    return 'The question is larger than 64 kB. Ask for fewer rows at once.'
  return hasTooMuch(body) ? 'The request has too many values, or too many within each other.' : null
}

function hasTooMuch(body: unknown): boolean {
  let level: unknown[] = [body]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    if (depth > MAX_DEPTH || count > MAX_VALUES) return true
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return false
}
