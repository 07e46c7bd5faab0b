import { escapeHtml } from 'school-schema/values/escape-html'
import type { MetadataRoute } from 'next'
import { listNoticeChanges } from '@/lib/notices/notices'
import { listPages, isIndexed } from '@/lib/pages/pages'
import { getSchool } from '@/lib/school/school'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'
import { localeOf } from '@/lib/messages/messages'
import { siteEnvironment } from '@/lib/server/environment'
import { madeOfRows } from '@/lib/server/parts'
import { beginningOf, newest } from 'school-schema/day'
import { noticeHref, archivePagesOf, archiveGroupsOf } from '@/lib/notices/archive'
import { listChanges } from '@/lib/pages/changes'
import { alternatesOf } from '@/lib/pages/languages'

/** A day of the school begins before that of UTC, in which a search engine reads a date without a time. */
const timeOf = (changed: string) => (changed.includes('T') ? changed : beginningOf(changed))

/** An address in English and the time of its last change, if it is known. */
type Entry = { href: string; changed: string | null }

/** The addresses that are translated, with their languages. */
async function listTranslated(): Promise<Map<string, Language[]>> {
  const { languages } = await getSchool(DEFAULT_LANGUAGE)
  const translated = new Map<string, Language[]>()
  for (const language of languages) {
    const [pages, notices] = await Promise.all([listPages(language), listNoticeChanges(language)])
    const hrefs = [
      ...pages.filter((page) => page.language === language).map(({ path }) => encodeURI(path)),
      ...notices.filter((notice) => notice.language === language).map(noticeHref),
      ...[...archivePagesOf(archiveGroupsOf(notices)).values()]
        .filter((archive) => archive.notices.some((notice) => notice.language === language))
        .map(({ href }) => href),
    ]
    for (const href of hrefs) translated.set(href, [...(translated.get(href) ?? []), language])
  }
  return translated
}

/** The English address and those of the translations, each with all of them. */
function entriesOf({ href, changed }: Entry, translations: readonly Language[]) {
  const { SITE_URL } = siteEnvironment()
  // Next.js does not escape addresses in the XML.
  const url = (path: string) => escapeHtml(SITE_URL + path)
  const alternates = Object.entries(alternatesOf(href, translations))
  const languages = Object.fromEntries(alternates.map(([language, path]) => [language, url(path)]))
  return [DEFAULT_LANGUAGE, ...translations].map((language) => ({
    url: url(localeOf(language).path(href)),
    ...(changed ? { lastModified: timeOf(changed) } : {}),
    ...(alternates.length > 0 ? { alternates: { languages } } : {}),
  }))
}

/** Every page that search engines may index, with the date of its last change if it is known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [pages, turns, changes, translated] = await Promise.all([
    listPages(DEFAULT_LANGUAGE),
    listNoticeChanges(DEFAULT_LANGUAGE),
    listChanges(DEFAULT_LANGUAGE),
    listTranslated(),
  ])
  const current = turns.filter(({ isPast }) => !isPast)
  const archive = archivePagesOf(archiveGroupsOf(turns))
  const entries: Entry[] = [
    ...pages.filter(isIndexed).map((page) => ({
      href: encodeURI(page.path),
      changed: newest([page.changed, changes[page.template]]),
    })),
    ...current.map((notice) => ({ href: noticeHref(notice), changed: notice.lastChange })),
    ...[...archive.values()].map(({ href, notices }) => ({
      href,
      changed: newest(notices.map(({ lastChange }) => lastChange)),
    })),
  ]
  return madeOfRows('sitemap', 'entries', entries, (entry) =>
    entriesOf(entry, translated.get(entry.href) ?? []),
  ).flat()
}
