import type { CalendarDate } from '../../../content/pages/academics/school-calendar.ts'

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/**
 * A name for each date by which a calendar program knows it again: its title, the year in which the
 * session begins, and which of that title it is. Not its day, so that a moved date moves.
 */
export function uidsOf(dates: readonly CalendarDate[], host: string): string[] {
  const session = dates[0]?.from.slice(0, 4) ?? ''
  const seen = new Map<string, number>()
  return dates.map(({ title }) => {
    const name = slug(title)
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return `${session}-${name}-${nth}@${host}`
  })
}
