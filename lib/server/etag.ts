import { createHash } from 'node:crypto'

/** The entity tag of a text that is sent. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '')

/** Whether the sender of a request has what this entity tag names: any of a list, compared weakly (RFC 9110, 13.1.2). */
export function hasCopy(headers: Headers, etag: string | null): boolean {
  const given = headers.get('if-none-match')?.trim()
  if (!given || etag === null) return false
  const tags = given.match(/(?:W\/)?"[^"]*"/g) ?? []
  return given === '*' || tags.map(withoutWeakness).includes(withoutWeakness(etag))
}
