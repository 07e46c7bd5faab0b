import { toAsciiDigits } from 'school-schema/values/typed-text'
import { dayAfter } from 'school-schema/day'

/** The names of the months of a language, long and short, in lower case, with their numbers. */
function monthsOf(language: string): [name: string, month: number][] {
  return (['long', 'short'] as const).flatMap((month) => {
    const formatter = new Intl.DateTimeFormat(`${language}-IN`, { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index): [string, number] => [
      formatter.format(Date.UTC(2026, index)).toLowerCase().replace(/[.॰]$/, ''),
      index + 1,
    ])
  })
}

const months = new Map([...['en', 'hi', 'bn'].flatMap(monthsOf), ['sep', 9]])
const NAMES = [...months.keys()].toSorted((one, other) => other.length - one.length).join('|')
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const NOT_IN_WORD = String.raw`(?![\p{L}\p{M}])`
const WRITTEN = [
  new RegExp(String.raw`(?<!\d)${DAY}\s+(?:of\s+)?(${NAMES})${NOT_IN_WORD}`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\p{M}])(${NAMES})\s+${DAY}(?!\d)`, 'giu'),
  /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](?:20)?\d\d(?!\d)/g,
]

const pad = (value: number) => String(value).padStart(2, '0')

/** The days that a text names with their month, in English, Hindi or Bengali, as MM-DD. */
export function daysIn(text: string): string[] {
  const ascii = toAsciiDigits(text)
  return WRITTEN.flatMap((pattern) =>
    [...ascii.matchAll(pattern)].map(([, one = '', other = '']) => {
      const nameFirst = months.get(one.toLowerCase())
      const month = nameFirst ?? months.get(other.toLowerCase()) ?? Number(other)
      return `${pad(month)}-${pad(Number(nameFirst ? other : one))}`
    }),
  )
}

/** No event is longer. */
const MAX_DAYS = 370

/** Whether a text names days, but none of an event. */
export function namesOtherDays(text: string, from: string, to: string): boolean {
  const named = daysIn(text)
  const own = new Set<string>()
  for (let day = from, count = 0; day <= to && count < MAX_DAYS; day = dayAfter(day), count += 1)
    own.add(day.slice(5))
  return named.length > 0 && !named.some((day) => own.has(day))
}
