import 'server-only'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { OWN_FILES } from 'school-schema/addresses/own-addresses'
import { findClassAt } from '../classes/class-content.ts'
import { classHref, type ClassOfSchool } from '../classes/classes.ts'
import { isNoticeAddress, getArchivePage, parseNoticeId } from '../notices/notices.ts'
import { isLinkedDocument } from '../files/published-files.ts'
import { CALENDAR_PATH, FEED_PATH, MANIFEST_PATH } from '../feeds/paths.ts'
import { localLink } from '../format/local-link.ts'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'
import { decodePath } from './aliases.ts'
import { getLocale, locate } from '../pages/languages.ts'
import { addressOfFile, canonicalAddress, findOldAddress, DOCUMENT } from './redirects.ts'
import type { PageKind } from 'school-schema/pages/page-kinds'
import { findPage, type Page } from '../pages/pages.ts'
import { archiveHref } from '../notices/archive.ts'
import { MAX_FILE_POST_BYTES, MAX_POST_BYTES } from '../server/request-rules.ts'

const NOTICE = /^\/notices\/([^/]+)$/
const ARCHIVE = archiveHref({ key: '' })

/** What an address can show: a page of the table, that of a class, a notice by its number, or a page of the archive. */
export type Shown =
  | { page: Page }
  | { found: ClassOfSchool }
  | { noticeId: number }
  | { archive: string }

/** The number of the notice at a decoded path; null at any other. */
export function noticeIdAt(path: string): number | null {
  const id = NOTICE.exec(path)?.[1]
  return id === undefined ? null : parseNoticeId(id)
}

/** What is at a decoded path; null if there is none. A notice with the number may not exist. */
export async function findShown(language: Language, path: string): Promise<Shown | null> {
  const noticeId = noticeIdAt(path)
  if (noticeId !== null) return { noticeId }
  const archive = path.startsWith(ARCHIVE) ? path.slice(ARCHIVE.length) : ''
  if (archive) return (await getArchivePage(language, archive)) ? { archive } : null
  const ofClass = await findClassAt(path)
  if (ofClass) return path === decodeURI(classHref(ofClass.found)) ? { found: ofClass.found } : null
  const page = await findPage(language, path)
  return page && { page }
}

/** The kinds of pages with a form of ours, which shows what became of it. */
const WITH_FORM: readonly PageKind[] = [
  'home',
  'enquiry',
  'form',
  'feedback',
  'transfer-certificate',
  'subscribe',
]

/** Whether the page at a decoded path has a form: its kind may have changed since it was opened. */
export async function hasForm(path: string): Promise<boolean> {
  const shown = await findShown(DEFAULT_LANGUAGE, path)
  return shown !== null && 'page' in shown && WITH_FORM.includes(shown.page.template)
}

/** What an address of the website is. */
export type Resolved =
  /** A page, at its path without the language. */
  | { kind: 'page'; path: string; language: Language }
  /** A file or another route, which answers itself, at another path if one route has those of all languages. */
  | { kind: 'route'; path?: string }
  /** Another address of something, with the query of the request. */
  | { kind: 'canonical'; location: string }
  /** An address of an earlier website; an editor may correct where it leads. */
  | { kind: 'moved'; location: string }
  | { kind: 'missing'; language: Language }

/** The routes of the folder `app` that are no pages. */
const ROUTES = new RegExp(
  `^/(?:api/(?:health|ready|revalidate)/?|(?:assets|icon|og)/[^/]+|certificates/[^/]+/[^/]+|tables/(?:fees|dates|teachers|results|books)\\.(?:csv|json)|${OWN_FILES})$`,
)

/** The routes that have one address in each language. */
const TRANSLATED_ROUTES = [CALENDAR_PATH, FEED_PATH, MANIFEST_PATH]
const NOTICE_DATE = /^\/notices\/.*\/calendar\.ics$/

const PUBLIC = path.join(/* turbopackIgnore: true */ process.cwd(), 'public')
let files: ReadonlySet<string> | null = null

/** The paths of the files of the folder `public`, which no process changes. */
function publicFiles(): ReadonlySet<string> {
  files ??= new Set(
    existsSync(PUBLIC)
      ? readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => `/${path.relative(PUBLIC, path.join(parentPath, name))}`)
      : [],
  )
  return files
}

/** A school that has cleared the sample has none of its documents; its old website may have had others there. */
const isShownFile = async (file: string): Promise<boolean> =>
  publicFiles().has(file) &&
  (!DOCUMENT.test(file) || (await isLinkedDocument(file).catch(() => true)))

/** What is at a decoded path: a page, a file or another route; null if nothing is. */
async function shownAt(local: string, language: Language): Promise<Resolved | null> {
  const isOfNotice = NOTICE_DATE.test(local) && (await isNoticeAddress(local))
  const ofClass = await findClassAt(local).catch(() => null)
  const isOfClass = ofClass?.rest && local === decodeURI(classHref(ofClass.found)) + ofClass.rest
  if (isOfNotice || isOfClass || TRANSLATED_ROUTES.includes(local))
    return { kind: 'route', path: `/${language}${local}` }
  const isPage = local.startsWith('/notices/')
    ? await isNoticeAddress(local)
    : (await findShown(DEFAULT_LANGUAGE, local)) !== null
  if (isPage) return { kind: 'page', path: local, language }
  return (await isShownFile(local)) ? { kind: 'route' } : null
}

/**
 * What is at an address: the one place that decides between a page, a redirect and the 404 page.
 * @param pathname as in the request, percent-encoded
 * @param search the query with its question mark, or empty
 */
export async function resolveAddress(pathname: string, search: string): Promise<Resolved> {
  if (ROUTES.test(pathname)) return { kind: 'route' }
  const located = await locate(pathname)
  const locale = located?.locale ?? (await getLocale())
  const { language } = locale
  const local = located && decodePath(located.path)
  // The two encodings of this sign are one address.
  const isCanonical = local && locale.path(encodeURI(local)) === pathname.replaceAll('%26', '&')
  // Only a query of the home page can be an address of an earlier website.
  const shown = isCanonical && !(local === '/' && search) && (await shownAt(local, language))
  if (shown) return shown
  const old = await findOldAddress(pathname, search)
  if (old) return { kind: 'moved', location: old }
  if (!located) return { kind: 'missing', language }
  const address = await canonicalAddress(located.path)
  const canonical = locale.path(address)
  if (local === '/' && canonical === pathname) return { kind: 'page', path: local, language }
  // At once: also an address with a prefix that it does not need.
  const moved = await findOldAddress(address, search)
  if (moved) return { kind: 'moved', location: localLink(locale, moved) }
  const page = await addressOfFile(address)
  const target = page ? locale.path(page) : canonical
  return target === pathname
    ? { kind: 'missing', language }
    : { kind: 'canonical', location: target + search }
}

/** What a post to an address may have in bytes: more where the form of the page asks for a file. */
export async function postBytesAt(url: string): Promise<number> {
  const [pathname = '/'] = url.split('?')
  const resolved = await resolveAddress(pathname, '')
  if (resolved.kind !== 'page') return MAX_POST_BYTES
  const page = await findPage(DEFAULT_LANGUAGE, resolved.path)
  const hasFile =
    page?.template === 'form' && page.form.questions.some(({ kind }) => kind === 'file')
  return hasFile ? MAX_FILE_POST_BYTES : MAX_POST_BYTES
}
