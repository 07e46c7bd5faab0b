import 'server-only'
import { createHash } from 'node:crypto'
import type { PageKind } from 'school-schema/page-kinds'
import { listNoticeChanges, listNotices } from '../content/collections/notices.ts'
import { listPages } from '../content/collections/pages.ts'
import { getSchool } from '../content/collections/school.ts'
import { noticeHref } from '../content/notices/archive.ts'
import { madeOfRows } from '../server/parts.ts'
import { hrefOf } from '../format/href.ts'
import { inLanguage } from '../messages/messages.ts'

/** The kinds of pages that every visitor has without a connection. */
const KINDS: readonly PageKind[] = ['home', 'notices', 'fees', 'calendar', 'contact']

/** A page is about 15 kB on the line. */
const MAX_NOTICES = 12

/** A translation appears at a time of its own. */
const listTranslatedChanges = async () =>
  Promise.all(
    (await getSchool()).languages.map((language) => inLanguage(language, listNoticeChanges)),
  )

/** The pages that every visitor needs, in English, and what changes with any notice and the alert. */
export async function listForOffline(): Promise<{ pages: string[]; notices: string }> {
  const [pages, shown, changes, { alert }] = await Promise.all([
    listPages(),
    listNotices(),
    listNoticeChanges(),
    getSchool(),
  ])
  return {
    pages: [
      ...madeOfRows(
        'offline-list',
        'pages',
        pages.filter(({ template }) => KINDS.includes(template)),
        hrefOf,
      ),
      ...shown.slice(0, MAX_NOTICES).map(noticeHref),
    ],
    notices: createHash('sha256')
      .update(JSON.stringify([changes, alert, await listTranslatedChanges()]))
      .digest('base64url')
      .slice(0, 16),
  }
}
