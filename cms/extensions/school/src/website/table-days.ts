import { beginningOf, dayAfter, schoolDay } from 'school-schema/day'
import { fieldLabel } from 'school-schema/fields/fields'
import { orderOf, withDayFirst } from 'school-schema/values/written-day'
import { plain } from 'school-schema/values/written'

/** Excel counts the days from the end of 1899, and in older files of a Macintosh from 1904. */
const ZERO = { 1900: '1899-12-30', 1904: '1904-01-01' }
type FirstYear = keyof typeof ZERO
const SERIAL = /^\d{5}(?:\.\d+)?$/
const CLOCK = /^(.*\d.*?)(?:T|,? )(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?)Z?$/i
/** An instant with its zone, as programs write it. */
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d.*(?:Z|[+-]\d\d:?\d\d)$/
const MIDNIGHT = /^(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?a\.?m\.?)$/i

/** The day of a cell, and whether it has a time as well. */
function dayIn(cell: string, firstYear: FirstYear): { day: string; hasTime: boolean } {
  const text = plain(cell)
  const serial = SERIAL.test(text) ? Number(text) : null
  if (serial !== null)
    return { day: dayAfter(ZERO[firstYear], Math.floor(serial)), hasTime: serial % 1 !== 0 }
  const instant = ZONED.test(text) ? Date.parse(text) : NaN
  if (!Number.isNaN(instant)) {
    const day = schoolDay(new Date(instant))
    return { day, hasTime: instant !== beginningOf(day).getTime() }
  }
  const [, day = text, clock = '0:00'] = CLOCK.exec(text) ?? []
  return { day, hasTime: !MIDNIGHT.test(clock) }
}

/** The days of a column as texts with the day before the month, and what of them was guessed or left out. */
export function readDays(
  cells: readonly string[],
  field: string,
  firstYear: FirstYear = 1900,
): { texts: string[]; notes: string[] } {
  const name = `“${fieldLabel(field)}”`
  const read = cells.map((cell) => dayIn(cell, firstYear))
  const days = read.map(({ day }) => day)
  const [timed, ...others] = cells.filter((_, index) => read[index]?.hasTime)
  const more = others.length > 0 ? ` and of ${others.length} more` : ''
  const notes =
    timed === undefined ? [] : [`${name} has no time: of “${timed}”${more} the day was taken.`]
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
