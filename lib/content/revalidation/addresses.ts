import 'server-only'
import { CALENDAR_PATH } from '../../feeds/calendar/path.ts'
import { listArchiveGroups, listNoticeChanges } from '../collections/notices.ts'
import { FEED_PATH } from '../../feeds/feed-path.ts'
import { noticeHref } from '../notices/href.ts'
import { archiveHref } from '../notices/archive.ts'
import { recentlyChanged } from '../notices/recently-changed.ts'
import { hrefOf } from '../../../content/pages/page.ts'
import { pages } from '../../../content/pages/index.ts'
import { tableHref } from '../../feeds/tables/table.ts'
import { tables } from '../../feeds/tables/tables.ts'

/** The addresses of notices that any visitor may ask for next; an old one waits to be asked for. */
async function listNoticeAddresses(): Promise<string[]> {
  const { years, categories } = await listArchiveGroups()
  return [
    ...recentlyChanged(await listNoticeChanges()).map(noticeHref),
    ...[...years, ...categories].map(archiveHref),
  ]
}

/** Every address whose page is kept ready. */
export async function listAddresses(): Promise<string[]> {
  const notices = await listNoticeAddresses().catch(() => [])
  return [
    ...pages.map(hrefOf),
    ...tables.map(tableHref),
    ...['/sitemap.xml', FEED_PATH, CALENDAR_PATH],
    ...notices,
  ]
}
