import 'server-only'
import { CALENDAR_PATH } from '../calendar/path.ts'
import { listShelves, listTurns } from '../cms/notices.ts'
import { FEED_PATH } from '../feed/path.ts'
import { noticeHref } from '../notices/href.ts'
import { shelfHref } from '../notices/shelf.ts'
import { lastTurned } from '../notices/turn.ts'
import { hrefOf } from '../site/href.ts'
import { pages } from '../site/pages.ts'
import { tableHref } from '../tables/table.ts'
import { tables } from '../tables/tables.ts'

/** The addresses of notices that any visitor may ask for next; an old one waits to be asked for. */
async function listNoticeAddresses(): Promise<string[]> {
  const { years, categories } = await listShelves()
  return [
    ...lastTurned(await listTurns()).map(noticeHref),
    ...[...years, ...categories].map(shelfHref),
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
