import { json, type Verify } from 'express'
import {
  contentTooLarge,
  forbidden,
  invalidPayload,
  type App,
  type Request,
  type Row,
} from '../shared.ts'
import type { Identify } from '../directus.ts'

/** Before the sign-in: an address, a password, a code. */
const ANONYMOUS_BYTES = 16 * 1024
/** A question: a filter with the numbers of several hundred rows, or a text of GraphQL. */
const QUERY_BYTES = 64 * 1024
/** Of a question, its lists and conditions: a database accepts a thousand conditions. */
const MAX_CONDITIONS = 500
/** Each is a separate query of the database. */
const MAX_ALIASES = 30
/** An album of several hundred pictures with their texts has a tenth of it. */
const MAX_VALUES = 30_000
const MAX_DEPTH = 64

const SIGN_IN = 'The request is too large. Sign in first.'
const LONG_QUESTION = 'The question is larger than 64 kB. Ask for fewer rows at once.'
const MANY_CONDITIONS = 'The question has too many conditions. Ask for fewer at once.'
const NO_VERSIONS =
  'The website has no versions: this would be public at once. Save it with the status “Draft”.'
const TOO_MUCH = 'The request has too many values, or too many within each other.'

/**
 * Refuses a large body without a known sender before it is read: parsing a megabyte takes as long as twenty other
 * requests. The size of a compressed one is not known before.
 */
export function guardUnread(app: Pick<App, 'use'>, identify: Identify): void {
  app.use((request, response, next) => {
    if (!isLarge(request)) return next()
    identify(request, response).then((person) => {
      const isSomebody = Boolean(person?.user) || person?.admin === true
      next(isSomebody ? undefined : forbidden(SIGN_IN))
    }, next)
  })
}

function isLarge({ headers }: Request): boolean {
  const isUnknown = (headers['transfer-encoding'] ?? headers['content-encoding']) !== undefined
  return isUnknown || Number(headers['content-length'] ?? 0) > ANONYMOUS_BYTES
}

/**
 * Reads bodies of JSON before Directus does, which limits only their bytes: a value takes thirty times
 * as much memory as its text, so that a few megabytes end the process, and checking the fields or
 * filters of one megabyte blocks every other request for seconds.
 */
export function readBodies(app: Pick<App, 'use'>, limit: unknown): void {
  app.use((request, response, next) => {
    let refusal: string | null = null
    const verify: Verify = (_request, _response, bytes, encoding) => {
      // In other encodings, a byte of a character may be that of a mark.
      refusal = encoding === 'utf-8' ? refusalOf(request, bytes) : 'Send the JSON in UTF-8.'
      if (refusal !== null) throw new Error(refusal)
      request.rawBody = bytes
    }
    json({ limit: String(limit), verify })(request, response, (error) => {
      if (error && refusal === null) return next(invalidPayload(error.message))
      refusal ??= refusalOfQuestion(request.body)
      next(refusal === null ? undefined : contentTooLarge(refusal))
    })
  })
}

/** Limits a question in an address, as in a body; refuses to write a version, for which Directus changes the public row. */
export function guardAddresses(app: Pick<App, 'use'>): void {
  app.use((request: Request & { sanitizedQuery?: Row }, _response, next) => {
    const isWritten = ['PATCH', 'POST'].includes(request.method)
    if (isWritten && request.sanitizedQuery?.['version']) return next(invalidPayload(NO_VERSIONS))
    const refusal = refusalOfQuestion({ query: request.sanitizedQuery })
    next(refusal === null ? undefined : contentTooLarge(refusal))
  })
}

/** What is wrong with a body of JSON, which has not been parsed; null if nothing is. */
function refusalOf({ method, path }: Request, bytes: Uint8Array): string | null {
  const isQuestion = method === 'SEARCH' || /^\/graphql/i.test(path)
  if (isQuestion) return refusalOfText(bytes)
  const { values, depth } = countValues(bytes)
  return values > MAX_VALUES || depth > MAX_DEPTH ? TOO_MUCH : null
}

/** What is wrong with the question in a body, such as one that says which rows are changed. */
function refusalOfQuestion(body: unknown): string | null {
  const query = (body as Row | null | undefined)?.['query']
  if (typeof query !== 'object' || query === null) return null
  const refusal = refusalOfText(Buffer.from(JSON.stringify(query)))
  return refusal ?? (countAliases(query) > MAX_ALIASES ? MANY_CONDITIONS : null)
}

function countAliases(query: object): number {
  return Object.entries(query).reduce((count, [name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return count
    const own = /^_?alias$/.test(name) ? Object.keys(value).length : 0
    return count + own + countAliases(value)
  }, 0)
}

function refusalOfText(question: Uint8Array): string | null {
  if (question.length > QUERY_BYTES) return LONG_QUESTION
  const { lists, depth } = countValues(question)
  return lists > MAX_CONDITIONS || depth > MAX_DEPTH ? MANY_CONDITIONS : null
}

const [QUOTE, COMMA, ESCAPE, OPEN, CLOSE] = Buffer.from('",\\[]')
const [OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('{}')

/** The number of values in JSON, of lists and objects among them, and how far they are within each other. */
function countValues(bytes: Uint8Array) {
  let [values, lists, within, depth] = [0, 0, 0, 0]
  let isText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) isText = !isText
    else if (isText) at += byte === ESCAPE ? 1 : 0
    else if (byte === COMMA) values += 1
    else if (byte === OPEN || byte === OPEN_OBJECT) {
      values += 1
      lists += 1
      within += 1
      depth = Math.max(depth, within)
    } else if (byte === CLOSE || byte === CLOSE_OBJECT) within -= 1
  }
  return { values, lists, depth }
}
