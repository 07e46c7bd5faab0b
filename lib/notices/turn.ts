import { newest } from '../format/newest.ts'
import { MOST_LISTED } from './paging.ts'
import type { Schedule } from './stage.ts'

type Changing = Schedule & { changed: string | null; isPast?: boolean }

/** When the pages that list it last had cause to change: when it was written, appeared or went. */
export function lastTurn({ changed, publishFrom, publishUntil, isPast }: Changing): string | null {
  return newest([changed, publishFrom, isPast ? publishUntil : null])
}

/** Those that last had such cause, as many as are kept ready: the others are made when asked for. */
export function lastTurned<Notice extends { turned: string | null }>(
  notices: readonly Notice[],
): Notice[] {
  const turnOf = ({ turned }: Notice) => Date.parse(turned ?? '') || 0
  return notices.toSorted((one, other) => turnOf(other) - turnOf(one)).slice(0, MOST_LISTED)
}
