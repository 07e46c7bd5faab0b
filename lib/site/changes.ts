import 'server-only'
import { getDisclosure } from '../cms/disclosure.ts'
import { listFaculty } from '../cms/faculty.ts'
import { listHeadings } from '../cms/headings.ts'
import { listTurns } from '../cms/notices.ts'
import { newest } from '../format/newest.ts'
import { lastTurn } from '../notices/turn.ts'
import type { Template } from './page.ts'

type Changed = { changed: string | null }

const lastChange = (rows: readonly Changed[]) => newest(rows.map(({ changed }) => changed))

/** When the lists that a kind of page shows beside its words last changed. */
export async function listChanges(): Promise<Partial<Record<Template, string | null>>> {
  const [turns, headings, staff, disclosure] = await Promise.all([
    listTurns(),
    listHeadings(),
    listFaculty(),
    getDisclosure(),
  ])
  const notices = newest(turns.map(({ turned }) => turned))
  return {
    notices,
    home: newest([notices, ...headings.map(lastTurn)]),
    faculty: lastChange(staff),
    disclosure: disclosure.changed,
    'site-map': notices,
  }
}
