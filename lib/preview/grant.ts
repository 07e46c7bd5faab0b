import 'server-only'
import { siteEnvironment } from '../server/environment.ts'
import { isSigned, sign, type Signed } from './signature.ts'

/** How long the address of a preview opens it, in seconds. */
const LIFETIME_S = 3_600

/** What the fields of an address hold; a field may be missing or be there twice. */
export type Given = Readonly<Record<string, string | string[] | undefined>>

/** Until when the address of a preview opens it, in seconds since 1970. */
export type Grant = { until: number }

const secret = () => siteEnvironment().PREVIEW_SECRET

/** Whether this site has previews; without their secret and token it has none. */
export function isPreviewOn(): boolean {
  const { PREVIEW_SECRET, CMS_PREVIEW_TOKEN } = siteEnvironment()
  return Boolean(PREVIEW_SECRET && CMS_PREVIEW_TOKEN)
}

function parseUntil(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,12}$/.test(value)) return null
  const until = Number(value)
  const now = Date.now() / 1000
  return now < until && until <= now + LIFETIME_S ? until : null
}

function isOurs(what: Signed, signature: unknown): boolean {
  const key = secret()
  return isPreviewOn() && key !== undefined && typeof signature === 'string'
    ? isSigned(key, what, signature)
    : false
}

/** Permission to look at a page for the next hour; only for whom the CMS has sent. */
export function newGrant(): Grant {
  return { until: Math.floor(Date.now() / 1000) + LIFETIME_S }
}

/**
 * The address of a page's preview; `path` is decoded. A preview links to others by its own grant:
 * by a new one its address would open them for ever.
 */
export function previewHref(path: string, { until }: Grant): string {
  const signature = sign(secret() ?? '', ['page', path, until])
  const query = new URLSearchParams({ until: String(until), signature })
  return `/preview${path === '/' ? '' : encodeURI(path)}?${query.toString()}`
}

/** What the address of a preview lets it show; null when it is altered, or its time is over. */
export function readGrant(path: string, given: Given): Grant | null {
  const until = parseUntil(given.until)
  if (until === null) return null
  return isOurs(['page', path, until], given.signature) ? { until } : null
}

/** The address below which one file of a preview lies for as long as the preview can be seen. */
export function fileFolder({ until }: Grant, id: string): string {
  return `/preview/assets/${until}.${sign(secret() ?? '', ['file', id, until])}`
}

/** Whether the last part of such an address still opens this file. */
export function isFileGrant(text: string, id: string): boolean {
  const [given, signature, ...rest] = text.split('.')
  const until = parseUntil(given)
  return until !== null && rest.length === 0 && isOurs(['file', id, until], signature)
}

/** What the CMS has allowed somebody to look at: a row of a collection, or a path. */
export type Opened = { collection: string; id: string }

/** What the CMS's signed word lets the site open; null when the word is not the CMS's own. */
export function readOpened(given: Given): Opened | null {
  const { collection = '', id } = given
  const until = parseUntil(given.until)
  if (typeof collection !== 'string' || typeof id !== 'string') return null
  if (until === null) return null
  const isValid = isOurs(['open', collection, id, until], given.signature)
  return isValid ? { collection, id } : null
}
