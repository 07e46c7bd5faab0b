import 'server-only'
import { getDisclosure } from '../cms/disclosure.ts'
import { listFaculty } from '../cms/faculty.ts'
import { listHeadings } from '../cms/headings.ts'
import { listArchive } from '../cms/notices.ts'
import { lastTurns } from '../notices/turn.ts'
import type { Template } from './page.ts'

type Changed = { changed: string | null }

/** The newest of some dates in ISO 8601; null when there is none. */
export function newest(dates: readonly (string | null | undefined)[]): string | null {
  return (
    dates
      .flatMap((date) => date ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

const lastChange = (rows: readonly Changed[]) => newest(rows.map(({ changed }) => changed))

/** When the lists that a kind of page shows beside its words last changed. */
export async function listChanges(): Promise<Partial<Record<Template, string | null>>> {
  const [archive, headings, staff, disclosure] = await Promise.all([
    listArchive(),
    listHeadings(),
    listFaculty(),
    getDisclosure(),
  ])
  const notices = newest(archive.flatMap(lastTurns))
  return {
    notices,
    home: newest([notices, ...headings.flatMap(lastTurns)]),
    faculty: lastChange(staff),
    disclosure: disclosure.changed,
    'site-map': notices,
  }
}
