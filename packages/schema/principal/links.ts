import { readSignedUntil, signUntil, type LinkKind } from '../values/signature.ts'

const KINDS: readonly string[] = ['approval', 'alert'] satisfies LinkKind[]

/** Whether a text names what a link of the principal opens. */
export const isLinkKind = (text: string): text is LinkKind => KINDS.includes(text)

/** The path on the website of a link that is valid until a time in seconds since 1970. */
export const linkPath = (secret: string, kind: LinkKind, id: string, until: number): string =>
  `/preview/${kind}/${id}.${signUntil(secret, until, (end) => [kind, id, end])}`

/** The id in the last part of such a path; null if it is altered, expired or of another kind. */
export function readLink(secret: string, kind: LinkKind, token: string): string | null {
  const [, id = '', signed = ''] = /^([\w-]{22})\.(\d{1,10}\.[\w-]{43})$/.exec(token) ?? []
  return readSignedUntil(secret, signed, (until) => [kind, id, until]) === null ? null : id
}
