import 'server-only'
import { siteEnvironment } from '../server/environment.ts'
import { isSigned, sign, type Signed } from './signature.ts'

/** How long the address of a preview opens it, in seconds. */
const LIFETIME_S = 3_600

/** What the fields of an address hold; a field may be missing or be there twice. */
export type Given = Readonly<Record<string, string | string[] | undefined>>

/** Until when the address of a preview opens it, in seconds since 1970. */
export type Grant = { until: number }

/** What the CMS has allowed somebody to look at: a row of a collection, or a path. */
export type Opened = { collection: string; id: string }

/** Whether this site has previews; without their secret and token it has none. */
export function isPreviewOn(): boolean {
  const { PREVIEW_SECRET, CMS_PREVIEW_TOKEN } = siteEnvironment()
  return Boolean(PREVIEW_SECRET && CMS_PREVIEW_TOKEN)
}

const signatureOf = (what: Signed) => sign(siteEnvironment().PREVIEW_SECRET ?? '', what)

/** The end that a signature is for; null when it is over, or the signature is not of this. */
function readUntil(
  until: unknown,
  signature: unknown,
  what: (until: number) => Signed,
): number | null {
  const { PREVIEW_SECRET } = siteEnvironment()
  if (!isPreviewOn() || PREVIEW_SECRET === undefined || typeof signature !== 'string') return null
  if (typeof until !== 'string' || !/^\d{1,12}$/.test(until)) return null
  const left = Number(until) - Date.now() / 1000
  if (left <= 0 || left > LIFETIME_S) return null
  return isSigned(PREVIEW_SECRET, what(Number(until)), signature) ? Number(until) : null
}

/** Permission to look at a page for the next hour; only for whom the CMS has sent. */
export function newGrant(): Grant {
  return { until: Math.floor(Date.now() / 1000) + LIFETIME_S }
}

/** The address of a preview by its grant: a new grant for each link would open previews for ever. */
export function previewHref(path: string, { until }: Grant): string {
  const signature = signatureOf(['page', path, until])
  const query = new URLSearchParams({ until: String(until), signature })
  return `/preview${path === '/' ? '' : encodeURI(path)}?${query.toString()}`
}

/** What the address of a preview lets it show; null when it is altered, or its time is over. */
export function readGrant(path: string, given: Given): Grant | null {
  const until = readUntil(given.until, given.signature, (end) => ['page', path, end])
  return until === null ? null : { until }
}

/** The address below which one file of a preview lies for as long as the preview can be seen. */
export const fileFolder = ({ until }: Grant, id: string): string =>
  `/preview/assets/${until}.${signatureOf(['file', id, until])}`

/** Whether the last part of such an address still opens this file. */
export function isFileGrant(text: string, id: string): boolean {
  const [until, signature, ...rest] = text.split('.')
  return rest.length === 0 && readUntil(until, signature, (end) => ['file', id, end]) !== null
}

/** What the CMS's signed word lets the site open; null when the word is not the CMS's own. */
export function readOpened({ collection = '', id, until, signature }: Given): Opened | null {
  if (typeof collection !== 'string' || typeof id !== 'string') return null
  const isOpen = readUntil(until, signature, (end) => ['open', collection, id, end]) !== null
  return isOpen ? { collection, id } : null
}
