import 'server-only'
import { CALENDAR_PATH } from '../calendar/path.ts'
import { listNoticeAddresses } from '../cms/notices.ts'
import { FEED_PATH } from '../feed/path.ts'
import { hrefOf } from '../site/href.ts'
import { pages } from '../site/pages.ts'
import { tableHref } from '../tables/table.ts'
import { tables } from '../tables/tables.ts'

/** Every address whose page Next keeps. */
export async function listAddresses(): Promise<string[]> {
  const notices = await listNoticeAddresses().catch(() => [])
  return [
    ...pages.map(hrefOf),
    ...tables.map(tableHref),
    ...['/sitemap.xml', FEED_PATH, CALENDAR_PATH],
    ...notices,
  ]
}
