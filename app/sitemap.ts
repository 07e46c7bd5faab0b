import type { MetadataRoute } from 'next'
import { listNoticeChanges } from '@/lib/content/collections/notices'
import { listPages } from '@/lib/content/collections/pages'
import { siteEnvironment } from '@/lib/server/environment'
import { newest } from '@/lib/format/day'
import { noticeHref, archivePagesOf, archiveGroupsOf } from '@/lib/content/notices/archive'
import { listChanges } from '@/lib/pages/addresses'
import { hrefOf } from '@/content/pages/page'
import { isIndexed, rowOfPage } from '@/lib/pages/indexing'
import { pages } from '@/content/pages'

export const revalidate = 300

/** Next.js does not escape addresses in the XML. */
const escaped = (url: string) => url.replaceAll('&', '&amp;')

/** Every page that search engines may index, with the date of its last change if it is known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [rows, turns, changes] = await Promise.all([
    listPages(),
    listNoticeChanges(),
    listChanges(),
  ])
  const current = turns.filter(({ isPast }) => !isPast)
  const archive = archivePagesOf(archiveGroupsOf(turns))
  const { SITE_URL } = siteEnvironment()
  const entry = (href: string, changed: string | null) => ({
    url: escaped(SITE_URL + href),
    ...(changed ? { lastModified: changed } : {}),
  })
  return [
    ...pages.flatMap((page) => {
      const row = rowOfPage(page, rows)
      if (!isIndexed(page, row)) return []
      return entry(hrefOf(page), newest([row?.changed, changes[page.template]]))
    }),
    ...current.map((notice) => entry(noticeHref(notice), notice.lastChange)),
    ...[...archive.values()].map(({ href, notices }) =>
      entry(href, newest(notices.map(({ lastChange }) => lastChange))),
    ),
  ]
}
