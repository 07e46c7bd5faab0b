import 'server-only'
import { getDisclosure } from '../content/collections/disclosure.ts'
import { listFaculty } from '../content/collections/faculty.ts'
import { listHeadings } from '../content/collections/headings.ts'
import { listNoticeChanges } from '../content/collections/notices.ts'
import { newest } from '../format/newest.ts'
import { lastChangeOf } from '../content/notices/schedule.ts'
import type { Template } from '../../content/pages/page.ts'

type Changed = { changed: string | null }

const lastChange = (rows: readonly Changed[]) => newest(rows.map(({ changed }) => changed))

/** When the lists that a kind of page shows beside its words last changed. */
export async function listChanges(): Promise<Partial<Record<Template, string | null>>> {
  const [turns, headings, staff, disclosure] = await Promise.all([
    listNoticeChanges(),
    listHeadings(),
    listFaculty(),
    getDisclosure(),
  ])
  const notices = newest(turns.map(({ lastChange }) => lastChange))
  return {
    notices,
    home: newest([notices, ...headings.map(lastChangeOf)]),
    faculty: lastChange(staff),
    disclosure: disclosure.changed,
    'site-map': notices,
  }
}
