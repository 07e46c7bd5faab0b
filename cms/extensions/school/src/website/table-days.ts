import { schoolDay } from 'school-schema/day'
import { fieldLabel } from 'school-schema/fields/fields'
import { orderOf, withDayFirst } from 'school-schema/values/written-day'
import { plain } from 'school-schema/values/written'

/** Excel counts the days from the end of 1899, and in older files of a Macintosh from 1904. */
const ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
const DAY_MS = 24 * 60 * 60 * 1000
const SERIAL = /^\d{5}(?:\.\d+)?$/
const CLOCK = /^(.*\d.*?)(?:T|,? )(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?)Z?$/i
/** An instant with its zone, as programs write it. */
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d.*(?:Z|[+-]\d\d:?\d\d)$/
const MIDNIGHT = /^(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?a\.?m\.?)$/i

/** The days of a column as texts with the day before the month, and what of them was guessed or left out. */
export function readDays(
  cells: readonly string[],
  field: string,
  firstYear: keyof typeof ZERO = 1900,
): { texts: string[]; notes: string[] } {
  const name = `“${fieldLabel(field)}”`
  const notes: string[] = []
  const days = cells.map((cell) => {
    const text = plain(cell)
    if (SERIAL.test(text))
      return new Date(ZERO[firstYear] + Math.floor(Number(text)) * DAY_MS)
        .toISOString()
        .slice(0, 10)
    if (ZONED.test(text) && !Number.isNaN(Date.parse(text))) return schoolDay(new Date(text))
    const [, day = text, clock = '0:00'] = CLOCK.exec(text) ?? []
    if (!MIDNIGHT.test(clock)) notes.push(`${name} has no time: of “${cell}” the day was taken.`)
    return day
  })
  const orders = days.map(orderOf)
  const first = (order: (typeof orders)[number]) => days[orders.indexOf(order)]
  if (orders.includes('day-first')) return { texts: days, notes }
  if (orders.includes('month-first')) {
    notes.push(`The days of ${name} were read with the month first, as in ${first('month-first')}.`)
    return { texts: days.map((day) => (orderOf(day) ? withDayFirst(day) : day)), notes }
  }
  if (orders.includes('either'))
    notes.push(
      `The days of ${name} were read with the day first: ${first('either')} can be meant otherwise. If the month is first, write 2027-03-04 for 4 March 2027.`,
    )
  return { texts: days, notes }
}
