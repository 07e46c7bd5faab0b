import { newest } from '../../format/day.ts'
import { MOST_LISTED } from './paging.ts'
import type { Schedule } from './publication-status.ts'

type Changing = Schedule & { changed: string | null; isPast?: boolean }

/** When the pages that list it last had cause to change: when it was written, appeared or went. */
export function lastChangeOf({
  changed,
  publishFrom,
  publishUntil,
  isPast,
}: Changing): string | null {
  return newest([changed, publishFrom, isPast ? publishUntil : null])
}

/** Those that last had such cause, as many as are kept ready: the others are made when asked for. */
export function recentlyChanged<Notice extends { lastChange: string | null }>(
  notices: readonly Notice[],
): Notice[] {
  const timeOf = ({ lastChange: lastChange }: Notice) => Date.parse(lastChange ?? '') || 0
  return notices.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, MOST_LISTED)
}
