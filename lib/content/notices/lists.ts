import { publishedNow, publicationStatusOf, type Schedule } from './publication-status.ts'

type Dated = { id: number; date: string }
type Row = Schedule & Dated & { isPinned: boolean }

/** A notice that stays to be found: it is shown, or it was. */
export type Archived<Notice> = Notice & { isPast: boolean }

/** Newest date first, ties by newest number. */
const byDate = (one: Dated, other: Dated) =>
  one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1

/** What visitors are to read now: pinned ones first, each part newest first. */
export function shownNotices<Notice extends Row>(rows: readonly Notice[], now: Date): Notice[] {
  return publishedNow(rows, now).toSorted(
    (one, other) => Number(other.isPinned) - Number(one.isPinned) || byDate(one, other),
  )
}

const marked = { shown: new WeakMap<object, unknown>(), past: new WeakMap<object, unknown>() }

/** The same notice with the same status is the same object, so that its version is computed once. */
function markedAs<Notice extends Row>(row: Notice, stage: 'shown' | 'past'): Archived<Notice> {
  const known = marked[stage].get(row) as Archived<Notice> | undefined
  if (known) return known
  const archived = { ...row, isPast: stage === 'past' }
  marked[stage].set(row, archived)
  return archived
}

/** Everything that is or was shown, newest first, each with whether it is past. */
export function archivedNotices<Notice extends Row>(
  rows: readonly Notice[],
  now: Date,
): Archived<Notice>[] {
  return rows.toSorted(byDate).flatMap((row) => {
    const stage = publicationStatusOf(row, now)
    return stage === 'hidden' ? [] : markedAs(row, stage)
  })
}

/** The newest by its date, wherever pins have put it. */
export function newestNotice<Notice extends Dated>(notices: readonly Notice[]): Notice | null {
  return notices.toSorted(byDate)[0] ?? null
}
