import type { MetadataRoute } from 'next'
import { listNoticeChanges } from '@/lib/content/collections/notices'
import { listPages } from '@/lib/content/collections/pages'
import { siteEnvironment } from '@/lib/server/environment'
import { beginningOf, newest } from 'school-schema/day'
import { noticeHref, archivePagesOf, archiveGroupsOf } from '@/lib/content/notices/archive'
import { listChanges } from '@/lib/pages/addresses'
import { hrefOf } from '@/lib/format/href'
import { isIndexed } from '@/lib/pages/indexing'

/** Next.js does not escape addresses in the XML. */
const escaped = (url: string) => url.replaceAll('&', '&amp;')

/** A day of the school begins before that of UTC, in which a search engine reads a date without a time. */
const timeOf = (changed: string) => (changed.includes('T') ? changed : beginningOf(changed))

/** Every page that search engines may index, with the date of its last change if it is known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [pages, turns, changes] = await Promise.all([
    listPages(),
    listNoticeChanges(),
    listChanges(),
  ])
  const current = turns.filter(({ isPast }) => !isPast)
  const archive = archivePagesOf(archiveGroupsOf(turns))
  const { SITE_URL } = siteEnvironment()
  const entry = (href: string, changed: string | null) => ({
    url: escaped(SITE_URL + href),
    ...(changed ? { lastModified: timeOf(changed) } : {}),
  })
  return [
    ...pages
      .filter(isIndexed)
      .map((page) => entry(hrefOf(page), newest([page.changed, changes[page.template]]))),
    ...current.map((notice) => entry(noticeHref(notice), notice.lastChange)),
    ...[...archive.values()].map(({ href, notices }) =>
      entry(href, newest(notices.map(({ lastChange }) => lastChange))),
    ),
  ]
}
