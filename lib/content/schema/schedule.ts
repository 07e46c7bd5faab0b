import type { Locale } from '../../messages/messages.ts'
import { schoolDay, newest } from 'school-schema/day'
import { formatDay } from '../../messages/days.ts'

/** When a row is visible, in ISO 8601; null without a limit. */
export type Schedule = { publishFrom: string | null; publishUntil: string | null }

/** `hidden`: not visible yet, or never. */
type PublicationStatus = 'hidden' | 'shown' | 'past'

/**
 * The status at an instant: shown from the start, past from the end, both inclusive. A row whose
 * end is not after its start is never shown.
 */
export function publicationStatusOf(
  { publishFrom, publishUntil }: Schedule,
  now: Date,
): PublicationStatus {
  const from = publishFrom === null ? -Infinity : Date.parse(publishFrom)
  const until = publishUntil === null ? Infinity : Date.parse(publishUntil)
  if (until <= from || now.getTime() < from) return 'hidden'
  return now.getTime() < until ? 'shown' : 'past'
}

/** When scheduled rows appear and disappear, for a source. */
export const expiriesOf = (rows: readonly Schedule[]): Date[] =>
  rows.flatMap(({ publishFrom, publishUntil }) =>
    [publishFrom, publishUntil].flatMap((time) => (time === null ? [] : new Date(time))),
  )

/** The rows that are shown at this instant, in the same order. */
export const publishedNow = <Row extends Schedule>(rows: readonly Row[], now: Date): Row[] =>
  rows.filter((row) => publicationStatusOf(row, now) === 'shown')

type Dated = { id: number; date: string }
type Row = Schedule & Dated & { isPinned: boolean }

/** A notice that is or was shown. */
export type Archived<Notice> = Notice & { isPast: boolean }

/** Newest date first, ties by the higher id. */
const byDate = (one: Dated, other: Dated) =>
  one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1

/** The current notices: pinned ones first, each part newest first. */
export const shownNotices = <Notice extends Row>(rows: readonly Notice[], now: Date): Notice[] =>
  publishedNow(rows, now).toSorted(
    (one, other) => Number(other.isPinned) - Number(one.isPinned) || byDate(one, other),
  )

const marked = { shown: new WeakMap<object, unknown>(), past: new WeakMap<object, unknown>() }

/** The same notice with the same status is the same object, so its version is computed once. */
function markedAs<Notice extends Row>(row: Notice, status: 'shown' | 'past'): Archived<Notice> {
  const known = marked[status].get(row) as Archived<Notice> | undefined
  const archived = known ?? { ...row, isPast: status === 'past' }
  marked[status].set(row, archived)
  return archived
}

/** All current and past notices, newest first. */
export const archivedNotices = <Notice extends Row>(
  rows: readonly Notice[],
  now: Date,
): Archived<Notice>[] =>
  rows.toSorted(byDate).flatMap((row) => {
    const status = publicationStatusOf(row, now)
    return status === 'hidden' ? [] : markedAs(row, status)
  })

/** The newest notice by date, pinned or not. */
export const newestNotice = <Notice extends Dated>(notices: readonly Notice[]): Notice | null =>
  notices.toSorted(byDate)[0] ?? null

type Changing = Schedule & { changed: string | null; isPast?: boolean }

/** When the lists with this notice last changed: it was edited, appeared or disappeared. */
export const lastChangeOf = ({ changed, publishFrom, publishUntil, isPast }: Changing) =>
  newest([changed, publishFrom, isPast ? publishUntil : null])

/** When a notice stops being shown as current; null if it is shown as past already, or has no end. */
export const endOf = ({
  isPast = false,
  publishUntil,
}: {
  isPast?: boolean
  publishUntil: string | null
}): string | null => (isPast ? null : publishUntil)

/** The sentence about a past notice with its last day; one that ends at midnight was current until the day before. */
export function pastSentence(
  locale: Locale,
  { isPast, publishUntil }: Archived<Pick<Schedule, 'publishUntil'>>,
): string | null {
  if (!isPast || publishUntil === null) return null
  const lastMoment = new Date(Date.parse(publishUntil) - 1)
  return locale.t('notices.isPast', { day: formatDay(locale, schoolDay(lastMoment)) })
}
