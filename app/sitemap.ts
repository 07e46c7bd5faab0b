import type { PageKind } from 'school-schema/pages/page-kinds'
import { escapeHtml } from 'school-schema/values/escape-html'
import type { MetadataRoute } from 'next'
import { listClasses } from '@/lib/classes/class-content'
import { classHref } from '@/lib/classes/classes'
import { listBooks } from '@/lib/books'
import { lastChangeOf, noticeHref, archivePagesOf, archiveGroupsOf } from '@/lib/notices/archive'
import { getDisclosure } from '@/lib/disclosure/disclosure'
import { listHeadings } from '@/lib/headings'
import { listNoticeChanges } from '@/lib/notices/notices'
import { listFaculty } from '@/lib/people/people'
import { listPages, isIndexed } from '@/lib/pages/pages'
import { getSchool } from '@/lib/school/school'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'
import { localeOf } from '@/lib/messages/messages'
import { siteEnvironment } from '@/lib/server/environment'
import { madeOfRows } from '@/lib/server/parts'
import { beginningOf, newest } from 'school-schema/day'
import { addressedIn, alternatesOf } from '@/lib/pages/languages'

/** A day of the school begins before that of UTC, in which a search engine reads a date without a time. */
const timeOf = (changed: string) => (changed.includes('T') ? changed : beginningOf(changed))

/** An address in the first language and the time of its last change, if it is known. */
type Entry = { href: string; changed: string | null }

/** The language in which visitors of a language read what is at each address. */
async function listWritten(language: Language): Promise<Map<string, Language>> {
  const [pages, notices, classes] = await Promise.all([
    listPages(language),
    listNoticeChanges(language),
    listClasses(),
  ])
  const archives = [...archivePagesOf(archiveGroupsOf(notices)).values()]
  return new Map([
    ...pages.map((page) => [encodeURI(page.path), page.language] as const),
    ...classes.map((each) => [classHref(each), language] as const),
    ...notices.map((notice) => [noticeHref(notice), notice.language] as const),
    ...archives
      .filter((archive) => archive.notices.some((notice) => notice.language === language))
      .map(({ href }) => [href, language] as const),
  ])
}

/** The addresses in its languages, each with all of them. */
function entriesOf({ href, changed }: Entry, addressed: readonly Language[], first: Language) {
  const { SITE_URL } = siteEnvironment()
  // Next.js does not escape addresses in the XML.
  const url = (path: string) => escapeHtml(SITE_URL + path)
  const alternates = Object.entries(alternatesOf(href, addressed, first))
  const languages = Object.fromEntries(alternates.map(([language, path]) => [language, url(path)]))
  return addressed.map((language) => ({
    url: url(localeOf(language, first).path(href)),
    ...(changed ? { lastModified: timeOf(changed) } : {}),
    ...(alternates.length > 0 ? { alternates: { languages } } : {}),
  }))
}

/** When the lists of each kind of page last changed. */
async function listChanges(language: Language): Promise<Partial<Record<PageKind, string | null>>> {
  const [turns, headings, staff, books, disclosure] = await Promise.all([
    listNoticeChanges(language),
    listHeadings(language),
    listFaculty(language),
    listBooks(language),
    getDisclosure(language),
  ])
  const notices = newest(turns.map(({ lastChange }) => lastChange))
  return {
    notices,
    home: newest([notices, ...headings.map(lastChangeOf)]),
    faculty: newest(staff.map(({ changed }) => changed)),
    books: newest(books.map(({ changed }) => changed)),
    disclosure: disclosure.changed,
  }
}

/** Every page that search engines may index, with the date of its last change if it is known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { languages } = await getSchool(DEFAULT_LANGUAGE)
  const [first = DEFAULT_LANGUAGE] = languages
  const [pages, turns, changes, classes, written] = await Promise.all([
    listPages(first),
    listNoticeChanges(first),
    listChanges(first),
    listClasses(),
    Promise.all(languages.map(async (each) => [each, await listWritten(each)] as const)),
  ])
  const current = turns.filter(({ isPast }) => !isPast)
  const archive = archivePagesOf(archiveGroupsOf(turns))
  const entries: Entry[] = [
    ...pages.filter(isIndexed).map((page) => ({
      href: encodeURI(page.path),
      changed: newest([page.changed, changes[page.template]]),
    })),
    ...classes.map((each) => ({ href: classHref(each), changed: null })),
    ...current.map((notice) => ({ href: noticeHref(notice), changed: notice.lastChange })),
    ...[...archive.values()].map(({ href, notices }) => ({
      href,
      changed: newest(notices.map(({ lastChange }) => lastChange)),
    })),
  ]
  return madeOfRows('sitemap', 'entries', entries, (entry) =>
    entriesOf(
      entry,
      addressedIn(written.map(([language, at]) => [language, at.get(entry.href)])),
      first,
    ),
  ).flat()
}
