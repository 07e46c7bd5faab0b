import { hash } from 'node:crypto'

/** The entity tag of a text that is sent. */
export const etagOf = (text: string): string =>
  `"${hash('sha256', text, 'base64url').slice(0, 16)}"`

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '')

/** Whether an If-None-Match names an entity tag: any of a list, compared weakly (RFC 9110, 13.1.2). */
export function hasCopy(ifNoneMatch: string | undefined, etag: unknown): boolean {
  const given = ifNoneMatch?.trim()
  if (!given || typeof etag !== 'string') return false
  const tags = given.match(/(?:W\/)?"[^"]*"/g) ?? []
  return given === '*' || tags.map(withoutWeakness).includes(withoutWeakness(etag))
}
