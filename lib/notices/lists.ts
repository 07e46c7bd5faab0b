import { shownOf, stageOf, type Schedule } from './stage.ts'

type Dated = { id: number; date: string }
type Row = Schedule & Dated & { isPinned: boolean }

/** A notice that stays to be found: it is shown, or it was. */
export type Archived<Notice> = Notice & { isPast: boolean }

/** Newest date first, ties by newest number. */
const byDate = (one: Dated, other: Dated) => other.date.localeCompare(one.date) || other.id - one.id

/** What visitors are to read now: pinned ones first, each part newest first. */
export function shownNotices<Notice extends Row>(rows: readonly Notice[], now: Date): Notice[] {
  return shownOf(rows, now).toSorted(
    (one, other) => Number(other.isPinned) - Number(one.isPinned) || byDate(one, other),
  )
}

/** Everything that is or was shown, newest first, each with whether it is past. */
export function archivedNotices<Notice extends Row>(
  rows: readonly Notice[],
  now: Date,
): Archived<Notice>[] {
  return rows.toSorted(byDate).flatMap((row) => {
    const stage = stageOf(row, now)
    return stage === 'hidden' ? [] : { ...row, isPast: stage === 'past' }
  })
}

/** The notice of a number, shown or past; null for one that nobody has seen yet. */
export function findNotice<Notice extends Row>(
  rows: readonly Notice[],
  id: number,
  now: Date,
): Archived<Notice> | null {
  const row = rows.find((candidate) => candidate.id === id)
  return (row && archivedNotices([row], now)[0]) ?? null
}

/** The newest by its date, wherever pins have put it. */
export function newestNotice<Notice extends Dated>(notices: readonly Notice[]): Notice | null {
  return notices.toSorted(byDate)[0] ?? null
}
