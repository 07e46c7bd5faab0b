import 'server-only'
import { CALENDAR_PATH } from '../../feeds/calendar/path.ts'
import { listArchiveGroups, listNoticeChanges } from '../collections/notices.ts'
import { FEED_PATH } from '../../feeds/feed-path.ts'
import { noticeHref } from '../notices/href.ts'
import { archiveHref } from '../notices/archive.ts'
import { recentlyChanged } from '../notices/recently-changed.ts'
import { hrefOf } from '../../pages/href.ts'
import { pages } from '../../pages/pages.ts'
import { tableHref } from '../../feeds/tables/table.ts'
import { tables } from '../../feeds/tables/tables.ts'

/** The addresses of recent notices and of the archive; older notices are rendered on request. */
async function listNoticeAddresses(): Promise<string[]> {
  const { years, categories } = await listArchiveGroups()
  return [
    ...recentlyChanged(await listNoticeChanges()).map(noticeHref),
    ...[...years, ...categories].map(archiveHref),
  ]
}

/** Every address whose page stays in the cache. */
export async function listAddresses(): Promise<string[]> {
  const notices = await listNoticeAddresses().catch(() => [])
  return [
    ...pages.map(hrefOf),
    ...tables.map(tableHref),
    ...['/sitemap.xml', FEED_PATH, CALENDAR_PATH],
    ...notices,
  ]
}
