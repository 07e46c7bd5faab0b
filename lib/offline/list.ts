import 'server-only'
import { hash } from 'node:crypto'
import type { PageKind } from 'school-schema/pages/page-kinds'
import { listNoticeChanges, listNotices } from '../notices/notices.ts'
import { getPageTable } from '../pages/pages.ts'
import { getSchool } from '../school/school.ts'
import { noticeHref } from '../notices/archive.ts'
import { madeOfRows } from '../server/parts.ts'
import { hrefOf } from '../messages/messages.ts'
import { getLocale } from '../pages/languages.ts'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'

/** The kinds of pages that every visitor has without a connection, and the names of further ones. */
const KINDS: readonly PageKind[] = [
  'home',
  'notices',
  'fees',
  'calendar',
  'contact',
  'transport',
  'classes',
  'enquiry',
]
const NAMES = ['uniform']

/** Of about 10 kB on the line; those that were opened are stored, too. */
const MAX_NOTICES = 5

type OfflineList = {
  /** The language of the addresses without a prefix: with another one, they show other pages. */
  first: Language
  /** The addresses in it of the pages that every visitor needs. */
  pages: string[]
  /** Changes with any notice and the alert. */
  notices: string
  /** When notices end, in ISO 8601, by their addresses. */
  ends: Record<string, string>
  /** The addresses of pages by their further ones. */
  aliases: Record<string, string>
}

/** What the service worker stores for every visitor, and by what it finds and hides it. */
export async function listForOffline(): Promise<OfflineList> {
  const { alert, languages } = await getSchool(DEFAULT_LANGUAGE)
  const [locale, { pages, named }, shown, ...changes] = await Promise.all([
    getLocale(),
    getPageTable(DEFAULT_LANGUAGE),
    listNotices(DEFAULT_LANGUAGE),
    // A translation appears at its own time.
    ...languages.map((language) => listNoticeChanges(language)),
  ])
  const chosen = [
    ...pages.filter(({ template }) => KINDS.includes(template)),
    ...NAMES.flatMap((name) => named(name) ?? []),
  ]
  return {
    first: locale.first,
    pages: [
      ...madeOfRows('offline-list', 'pages', [...new Set(chosen)], (each) => hrefOf(locale, each)),
      ...shown.slice(0, MAX_NOTICES).map(noticeHref),
    ],
    notices: hash('sha256', JSON.stringify([changes, alert]), 'base64url').slice(0, 16),
    ends: Object.fromEntries(
      shown.flatMap((notice) =>
        notice.publishUntil ? [[noticeHref(notice), notice.publishUntil]] : [],
      ),
    ),
    aliases: Object.fromEntries(
      pages.flatMap((page) => page.aliases.map((alias) => [alias, hrefOf(locale, page)])),
    ),
  }
}
