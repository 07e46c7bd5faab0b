import 'server-only'
import { pages } from '../../content/pages/index.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { listArchiveGroups, listNoticeChanges } from '../content/collections/notices.ts'
import { archiveHref, noticeHref, recentlyChanged } from '../content/notices/archive.ts'
import { CALENDAR_PATH, FEED_PATH } from '../feeds/paths.ts'
import { tableHref, tables } from '../feeds/tables.ts'

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
