import type { Schedule } from './stage.ts'

type Changing = Schedule & { changed: string | null; isPast?: boolean }

/** When the pages that list it last had cause to change: when it was written, appeared or went. */
export function lastTurns({ changed, publishFrom, publishUntil, isPast }: Changing) {
  return [changed, publishFrom, isPast ? publishUntil : null]
}
