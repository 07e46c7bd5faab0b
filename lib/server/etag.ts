import { hash } from 'node:crypto'

/** The entity tag of a text that is sent. */
export const etagOf = (text: string): string =>
  `"${hash('sha256', text, 'base64url').slice(0, 16)}"`

/** How long a file is kept that never changes at an address with its version; at any other, it is asked for again. */
export const cachedBy = (isVersioned: boolean): string =>
  `public, ${isVersioned ? 'max-age=31536000, immutable' : 'no-cache'}`

/** The response with a text, which a client that has it does not get again. */
export const answerText = (text: string, type: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': type, etag: etagOf(text), ...headers } })

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '')

/** Whether an If-None-Match names an entity tag: any of a list, compared weakly (RFC 9110, 13.1.2). */
export function hasCopy(ifNoneMatch: string | undefined, etag: unknown): boolean {
  const given = ifNoneMatch?.trim()
  if (!given || typeof etag !== 'string') return false
  const tags = given.match(/(?:W\/)?"[^"]*"/g) ?? []
  return given === '*' || tags.map(withoutWeakness).includes(withoutWeakness(etag))
}
