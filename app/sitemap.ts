import type { MetadataRoute } from 'next'
import { listTurns } from '@/lib/cms/notices'
import { listPages } from '@/lib/cms/pages'
import { siteEnvironment } from '@/lib/env/site'
import { newest } from '@/lib/format/newest'
import { noticeHref } from '@/lib/notices/href'
import { shelfPagesOf, shelvesOf } from '@/lib/notices/shelf'
import { listChanges } from '@/lib/site/changes'
import { hrefOf } from '@/lib/site/href'
import { isIndexed, rowOfPage } from '@/lib/site/indexing'
import { pages } from '@/lib/site/pages'

export const revalidate = 300

/** Next writes addresses into the XML as they are. */
const escaped = (url: string) => url.replaceAll('&', '&amp;')

/** Every page that search engines may know, with the date of its last change where it has one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [rows, turns, changes] = await Promise.all([listPages(), listTurns(), listChanges()])
  const current = turns.filter(({ isPast }) => !isPast)
  const archive = shelfPagesOf(shelvesOf(turns))
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
    ...current.map((notice) => entry(noticeHref(notice), notice.turned)),
    ...[...archive.values()].map(({ href, notices }) =>
      entry(href, newest(notices.map(({ turned }) => turned))),
    ),
  ]
}
