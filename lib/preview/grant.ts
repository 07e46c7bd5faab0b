import 'server-only'
import { siteEnvironment } from '../server/environment.ts'
import { readSignedUntil, sign, signUntil, type Signed } from 'school-schema/values/signature'

/** How long the address of a preview is valid, in seconds. */
const LIFETIME_S = 3_600

/** Query parameters; each may be missing or repeated. */
export type Given = Readonly<Record<string, string | string[] | undefined>>

/** The end of a preview's validity, in seconds since 1970. */
export type Grant = { until: number }

/** What the CMS allows an editor to see: a row of a collection. */
export type Opened = { collection: string; id: string }

/** Whether this site has previews: they need the secret and the token. */
export function isPreviewOn(): boolean {
  const { PREVIEW_SECRET, CMS_PREVIEW_TOKEN } = siteEnvironment()
  return Boolean(PREVIEW_SECRET && CMS_PREVIEW_TOKEN)
}

const signatureOf = (what: Signed) => sign(siteEnvironment().PREVIEW_SECRET ?? '', what)

/** The expiry of a signature; null if it is over, or the signature is invalid. */
function readUntil(
  until: unknown,
  signature: unknown,
  what: (until: number) => Signed,
): number | null {
  return typeof until === 'string' && typeof signature === 'string'
    ? readSigned(`${until}.${signature}`, what)
    : null
}

/** The same of an end and a signature in one text. */
function readSigned(given: string, what: (until: number) => Signed): number | null {
  const { PREVIEW_SECRET } = siteEnvironment()
  if (!isPreviewOn() || PREVIEW_SECRET === undefined) return null
  const until = readSignedUntil(PREVIEW_SECRET, given, what)
  return until !== null && until - Date.now() / 1000 <= LIFETIME_S ? until : null
}

/** A grant for the next hour; only after the CMS has checked the rights. */
export function newGrant(): Grant {
  return { until: Math.floor(Date.now() / 1000) + LIFETIME_S }
}

/** The address of a preview with its grant: a new grant for each link would never expire. */
export function previewHref(path: string, { until }: Grant): string {
  const signature = signatureOf(['page', path, until])
  const query = new URLSearchParams({ until: String(until), signature })
  return `/preview${path === '/' ? '' : encodeURI(path)}?${query.toString()}`
}

/** The grant in the address of a preview; null if it is altered or expired. */
export function readGrant(path: string, given: Given): Grant | null {
  const until = readUntil(given.until, given.signature, (end) => ['page', path, end])
  return until === null ? null : { until }
}

/** The path of a file in a preview; it expires with the preview. */
export const fileFolder = ({ until }: Grant, id: string): string =>
  `/preview/assets/${signUntil(siteEnvironment().PREVIEW_SECRET ?? '', until, (end) => ['file', id, end])}`

/** Whether the grant in a path is valid for this file. */
export const isFileGrant = (text: string, id: string): boolean =>
  readSigned(text, (end) => ['file', id, end]) !== null

/** What the signed parameters of the CMS allow to open; null if the signature is invalid. */
export function readOpened({ collection, id, until, signature }: Given): Opened | null {
  if (typeof collection !== 'string' || typeof id !== 'string') return null
  const isOpen = readUntil(until, signature, (end) => ['open', collection, id, end]) !== null
  return isOpen ? { collection, id } : null
}
