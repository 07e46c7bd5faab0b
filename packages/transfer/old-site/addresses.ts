import { addressKey } from 'school-schema/addresses/old-address'
import { decodeText } from 'school-schema/values/decode'
import { fileKey } from '../format.ts'
import { hostOf } from './files.ts'
import type { OldPage, OldSite } from './old-site.ts'

/** Files that the CMS takes. */
const TAKEN = /\.(?:pdf|jpe?g|png|webp)$/i
/** Other files that visitors open or see. */
export const NOT_TAKEN =
  /\.(?:docx?|xlsx?|pptx?|pps|od[tsp]|rtf|zip|rar|7z|gif|bmp|tiff?|heic|avif|mp[34]|m4[av]|avi|wmv|mov|3gp|wav|swf|txt|csv|apk|exe|mht(?:ml)?|mdb|pub|psd|cdr)$/i

/** Stands for the host of a folder that does not say it. */
export const NO_HOST = 'website.invalid'

/** An address as the report names it. */
export const placeOf = (address: string): string => address.replace(`http://${NO_HOST}`, '')

/** A saved file. */
export type Known = { name: string; title?: string; description?: string }

/** Decodes escapes, also those of other encodings than UTF-8; any other percent sign stays. */
export const decodeEscapes = (path: string): string =>
  path.replace(/(?:%[\da-f]{2})+/gi, (escapes) =>
    decodeText(Buffer.from(escapes.replaceAll('%', ''), 'hex')),
  )

/** Jetpack and the Wayback Machine have copies at addresses that contain the original one. */
const PHOTON = /^https?:\/\/i\d\.wp\.com\//
/** Wix has each size of a picture below its original. */
const WIX_SIZE = /(?<=^https?:\/\/static\.wixstatic\.com\/media\/[^/]+)\/v1\/.*$/
const ARCHIVE = /^https?:\/\/web\.archive\.org\/web\/\d+(?:\w\w_)?\//

/** Google, Facebook and Outlook count who follows a link. */
const COUNTED =
  /^https?:\/\/(?:www\.google\.[a-z.]+\/url|lm?\.facebook\.com\/l\.php|[\w.]+\.safelinks\.protection\.outlook\.com\/)/

/** The address that is meant by one that leads on to it. */
export function originalOf(address: string): string {
  const { searchParams } = (COUNTED.test(address) && URL.parse(address)) || {}
  const counted = ['q', 'url', 'u'].flatMap((name) => searchParams?.get(name) ?? [])[0]
  return (counted ?? address).replace(PHOTON, 'http://').replace(ARCHIVE, '').replace(WIX_SIZE, '')
}

/** Where Blogger, Wix and others keep the pictures of their websites. */
const PICTURE_HOST =
  /(?<=https?:\/\/)(?:[\w-]+\.)*(?:bp\.blogspot|googleusercontent|wixstatic|squarespace-cdn)\.com(?=\/)/g

/** The hosts of pictures in the texts of a website that are its own. */
export const pictureHostsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((html) => html.match(PICTURE_HOST) ?? [])),
]

/** The address in a website of that name, with or without `www.` and in either scheme; null for other websites. */
export function ownUrl(
  address: string,
  { base, reach, hosts = [] }: OldSite,
  from = base,
): URL | null {
  const url = URL.parse(originalOf(address), from)
  const homes = [base, reach?.named ?? ''].flatMap((each) => URL.parse(each) ?? [])
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return [...homes.map(hostOf), ...hosts].includes(hostOf(url)) ? url : null
}

/** The path of an address with its query. */
export function pathIn({ pathname, search }: URL): string {
  const path = decodeEscapes(pathname).split('/').map(encodeURIComponent).join('/')
  return path.replace(/%(?:2C|40|3A)/g, decodeURIComponent) + search
}

/** The path of an address of the old website with its query; null for other websites. */
export function pathOf(address: string, site: OldSite): string | null {
  const url = ownUrl(address, site)
  return url && pathIn(url)
}

/** The home page in its usual spellings. */
export const isHome = (address: string, site: OldSite): boolean =>
  /^\/(?:(?:index|default|home)\.\w+)?$/i.test(pathOf(address, site) ?? '')

/** What is equal for all spellings of an address of the old website. */
export const keyOf = ({ pathname, search }: URL, hasQuery = true): string =>
  addressKey(decodeEscapes(pathname), hasQuery ? search : '')

/** A picture within a page, and its kind. */
export const EMBEDDED = /^data:image\/(jpe?g|png|webp)[;,]/i

/** The key of a file, by which it is there once. */
export function fileKeyOf(address: string, site: OldSite, from?: string): string | null {
  if (EMBEDDED.test(address)) return URL.parse(address)?.href ?? null
  const url = ownUrl(address, site, from)
  return url && TAKEN.test(decodeEscapes(url.pathname)) ? keyOf(url, false) : null
}

/** The keys of a picture and of its original. WordPress has photo-300x200.jpg and photo-scaled.jpg, Drupal styles/large/public/photo.jpg. */
export const keysOfSizes = (key: string): string[] => {
  const original = key
    .replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, '')
    .replace(/\/styles\/[^/]+\/public(?=\/)/, '')
  return [key, original, original.replace(/(?=\.\w+$)/, '-scaled')]
}

/** The address of a saved file in the new website. */
export const newAddressOf = ({ name }: Known): string => `/assets/file:${fileKey(name)}`

/** The saved file at an address, or else the same picture in another size. */
export function fileAt(
  address: string,
  { site, files }: { site: OldSite; files: ReadonlyMap<string, Known> },
  from?: string,
): Known | undefined {
  const key = fileKeyOf(address, site, from)
  return key === null ? undefined : keysOfSizes(key).flatMap((each) => files.get(each) ?? [])[0]
}

/** The key of a page; null for other websites, and for no address. */
export function pageKeyOf(address: string, site: OldSite, from?: string): string | null {
  const url = address.trim() === '' ? null : ownUrl(address, site, from)
  return url && keyOf(url)
}

/** The keys by which links lead to a page; HTTrack adds the query also to the name that it has made of it. */
export const keysOf = (
  { address, savedAt = address, others = [] }: Pick<OldPage, 'address' | 'savedAt' | 'others'>,
  site: OldSite,
): string[] => {
  const linked = savedAt.replace(/\?.*/, '') + (URL.parse(address)?.search ?? '')
  return [address, savedAt, linked, ...others].flatMap((each) => pageKeyOf(each, site) ?? [])
}

/** The known pages and posts by all of their addresses. */
export function pagesByKey(site: OldSite): Map<string, OldPage> {
  const all = [...site.pages, ...site.posts].flatMap((page) =>
    keysOf(page, site).map((key) => [key, page] as const),
  )
  return new Map(all.toReversed())
}

/** Whether visitors open or see something else than a page there. */
export const isFile = ({ pathname }: URL): boolean =>
  TAKEN.test(decodeEscapes(pathname)) ||
  NOT_TAKEN.test(pathname) ||
  /\.(?:css|js|xml|rss|ico|svg)$/i.test(pathname)

const IN_SCRIPT = /['"]([^'"\s]+\.\w{2,5}(?:\?[^'"\s]*)?)['"]/

/** What a link opens by a script: `javascript:window.open('a.pdf')`. */
export const addressInScript = (href: string): string =>
  /^javascript:/i.test(href) ? (IN_SCRIPT.exec(href)?.[1] ?? '#') : href
