import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addressKey } from 'school-schema/addresses/old-address'
import { NOTICE_ID } from 'school-schema/addresses/own-addresses'
import { decodeFully, decodePath, findAliasIn, type Addressed } from '../addresses/aliases.ts'
import type { RuleResult } from './finding.ts'

/** What links can point to on the school's own servers. */
export type LinkContext = {
  /** The host of the website, with its port. */
  siteHost: string
  /** The hosts of the CMS. */
  cmsHosts: readonly string[]
  /** The ids of the published notices. */
  notices: ReadonlySet<string>
  /** The languages of the website. */
  languages: readonly string[]
  /** The published pages. */
  pages: readonly Addressed[]
  /** All files of the CMS, by id. */
  files: ReadonlyMap<string, unknown>
  /** The targets of redirects by the keys of their old addresses; each is checked as a separate row. */
  redirects: ReadonlyMap<string, string>
}

/** What is wrong with an address; `what` follows "the link “more” ". */
export type AddressResult = Pick<RuleResult, 'code' | 'what' | 'todo'>

const ASSET = /^(?:https?:\/\/[^/]+)?\/assets\/([0-9a-f-]{36})/i
const PRIVATE =
  /^(?:localhost|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|.+\.local)$/
/** Longer ones do not work in all browsers. */
const LONGEST = 2_000

const HOST = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}][\p{L}\p{N}-]+$/u
const NOTICE = new RegExp(String.raw`^/notices/(${NOTICE_ID})(?:/calendar\.ics)?$`)
/** Feeds and archives, which are neither pages nor files. */
const GENERATED =
  /^\/(?:notices\/(?:feed\.xml|archive\/\w+(?:\/\d+)?)|calendar\.ics|sitemap\.xml|robots\.txt)$/

/** Files and lists for programs, which have no language. */
const ENGLISH_ONLY = /^\/(?:docs|pictures|fonts)\/|^\/(?:[^/]+)\.(?:xml|txt|js|svg|ico)$/

const malformed = (address: string): AddressResult => ({
  code: 'address-malformed',
  what: `has an invalid address: ${address}`,
  todo: 'Copy the complete address from the address bar of a browser, with its https://, and paste it.',
})
const internal = (address: string): AddressResult => ({
  code: 'address-internal',
  what: `leads to ${address}, which only the school can open`,
  todo: 'Link to the page of the website, not of the CMS; for a file, choose it from the file library.',
})
/** What is said of a link to a file that does not exist any more. */
export const missingFile: AddressResult = {
  code: 'file-missing',
  what: 'leads to a file that is no longer in the CMS',
  todo: 'Choose the file again, or upload it; or remove the link.',
}
const onComputer: AddressResult = {
  code: 'address-on-computer',
  what: 'leads to a file on a computer of the school, which no visitor has',
  todo: 'Upload the file to the CMS and link to it there.',
}
const dead = (pathname: string, missing: string): AddressResult => ({
  code: 'address-dead',
  what: `leads to ${pathname}, and ${missing}`,
  todo: 'Open the page that is meant, copy its address, and paste it.',
})

/** Checks a path on the website and its query, as written in the address. */
function checkPath(pathname: string, query: string, links: LinkContext): AddressResult | null {
  const { notices, pages, redirects, languages } = links
  const address = decodePath(pathname)
  if (address === null) return dead(pathname, 'this website has no such page')
  const [, notice] = NOTICE.exec(address) ?? []
  if (notice) return notices.has(notice) ? null : dead(pathname, 'no such notice is published')
  const old = decodeFully(pathname)
  if (redirects.has(addressKey(old, query)) || redirects.has(addressKey(old))) return null
  const isPage = pages.some(({ path }) => path === address) || findAliasIn(pages, pathname)
  if (isPage || GENERATED.test(address)) return null
  const [, language = '', path = ''] = /^\/([^/]+)(.*)$/.exec(pathname) ?? []
  if (languages.includes(language)) {
    const isLocal = path === '' || checkPath(path, query, { ...links, languages: [] }) === null
    return isLocal && !ENGLISH_ONLY.test(path)
      ? null
      : dead(pathname, 'this website has no such page')
  }
  const isFile = !address.includes('..') && existsSync(join(process.cwd(), 'public', address))
  return isFile ? null : dead(pathname, 'this website has no such page')
}

function checkWebAddress(address: string, links: LinkContext): AddressResult | null {
  if (/\s/.test(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address))
    return malformed(address)
  const { host, hostname, pathname, search } = new URL(address)
  if (links.cmsHosts.includes(host)) return internal(address)
  if (host === links.siteHost) return checkPath(pathname, search, links)
  if (PRIVATE.test(hostname)) return internal(address)
  return HOST.test(hostname) || hostname.startsWith('xn--') ? null : malformed(address)
}

/** What is wrong with an address, or null. Other websites are not requested: the school cannot correct their outage. */
export function checkAddress(given: string, links: LinkContext): AddressResult | null {
  const address = given.trim()
  const [, file] = ASSET.exec(address) ?? []
  if (file) return links.files.has(file.toLowerCase()) ? null : missingFile
  if (address.length > LONGEST) return malformed(`${address.slice(0, LONGEST)}…`)
  if (/^https?:/i.test(address)) return checkWebAddress(address, links)
  if (/^file:|^[a-z]:[\\/]/i.test(address)) return onComputer
  if (/^mailto:/i.test(address))
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(address) ? null : malformed(address)
  if (/^tel:/i.test(address)) return /\d{3}/.test(address) ? null : malformed(address)
  if (/^[#?]./.test(address)) return null
  if (!/^\/(?![/\\])/.test(address)) return malformed(address)
  const [path = '', query = ''] = address.replace(/#.*$/, '').split(/(?=\?)/)
  return checkPath(path, query, links)
}
