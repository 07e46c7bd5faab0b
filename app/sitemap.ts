import type { MetadataRoute } from 'next'
import { listNotices } from '@/lib/cms/notices'
import { listPages } from '@/lib/cms/pages'
import { siteEnvironment } from '@/lib/env/site'
import { noticeHref } from '@/lib/notices/href'
import { hrefOf } from '@/lib/site/href'
import { pages } from '@/lib/site/pages'

export const revalidate = 300

/** Next writes addresses into the XML as they are. */
const escaped = (url: string) => url.replaceAll('&', '&amp;')

/** Every page that search engines may know, with the date of its last change where it has one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [rows, notices] = await Promise.all([listPages(), listNotices()])
  const { SITE_URL } = siteEnvironment()
  const rowOf = new Map(rows.map((row) => [row.name, row]))
  const entry = (href: string, changed: string | null | undefined) => ({
    url: escaped(SITE_URL + href),
    ...(changed ? { lastModified: changed } : {}),
  })
  return [
    ...pages
      .filter((page) => !page.awaitsContent || rowOf.get(page.row)?.content)
      .map((page) => entry(hrefOf(page), rowOf.get(page.row)?.changed)),
    ...notices.map((notice) => entry(noticeHref(notice), notice.changed)),
  ]
}
