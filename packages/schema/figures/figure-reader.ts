import { MONTH_NAMES } from '../values/written-day.ts'
import { withMarks } from './figure-marks.ts'

/** `word` and `near`: a number in words, and a word such as today, which translators also add or leave out. */
type Kind = 'number' | 'word' | 'near' | 'clock' | 'date' | 'month' | 'weekday' | 'placeholder'

/**
 * A figure of a text. A clock has minutes since midnight, vague without am or pm; a date is
 * `month * 100 + day`.
 */
export type Figure = { kind: Kind; value: number; label: string; isVague?: boolean }

const MONTHS = MONTH_NAMES.map((names) => names.split('|')[0] ?? '')
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

const NEAR_DAYS = ['today', 'tomorrow or yesterday', 'two days from today']

const monthName = (month: number) => MONTHS[month - 1] ?? ''

const dateOf = (month: number, day: number): Figure => ({
  kind: 'date',
  value: month * 100 + day,
  label: `${day} ${monthName(month)}`,
})

const numberOf = (value: number, kind: 'number' | 'word' = 'number'): Figure => ({
  kind,
  value,
  label: String(value),
})

/** The hour from 0 to 23 of one that is written with a part of the day. */
function hourOf(hour: number, part: string): number {
  if (hour > 12) return hour
  const isAfternoon =
    part === 'pm' ||
    (part === 'noon' && (hour === 12 || hour < 7)) ||
    (part === 'night' && hour > 5 && hour < 12)
  return (hour % 12) + (isAfternoon ? 12 : 0)
}

function clockOf(written: string, minutes = '00', part = ''): Figure[] | null {
  const hour = Number(written)
  if (hour > 24) return null
  const time = (part ? hourOf(hour, part) : hour % 24) * 60 + Number(minutes)
  const label = [`${hour}:${minutes}`, part].filter(Boolean).join(' ')
  return [{ kind: 'clock', value: time, label, isVague: !part && hour <= 12 }]
}

function writtenDate(day: number, month: number, year: number): Figure[] | null {
  if (day < 1 || day > 31 || month < 1 || month > 12) return null
  return [dateOf(month, day), numberOf(year < 100 ? 2000 + year : year)]
}

const daysIn = (text = '') => (text.match(/\d+/g) ?? []).map(Number)

const scaled = (figure: string, scale = '1') =>
  Math.round(Number(figure) * Number(scale) * 1000) / 1000

/** What follows "five thousand": "two hundred", "fifty". */
const sumOf = (text = '') =>
  [...text.matchAll(/(\d+)(?: @x(\d+))?/g)].reduce(
    (sum, [, figure = '', scale]) => sum + scaled(figure, scale),
    0,
  )

// With the marks of `withMarks`.
const DAY = String.raw`(?<![\d^#.])\d{1,2}(?:st|nd|rd|th|ই|শে|লা|রা)?(?: ?(?:तारीख|তারিখ))?`
const NEXT = String.raw` ?(?:[~,] ?)+`
const PART = '@(am|noon|pm|night)'
const TIME = String.raw`(?<![\d.:^#@x])(\d{1,2})(?:[:.]([0-5]\d))?(?!\d|[:.]\d| ?@x| ?%)`

/** Reads the figures of a match; null if it is none. */
type Read = (...match: (string | undefined)[]) => Figure[] | null

/** In this order: what one has read is not there for the next. */
const READERS: readonly [pattern: string, read: Read][] = [
  [String.raw`\{\w+\}`, (label = '') => [{ kind: 'placeholder', value: 0, label }]],
  [
    String.raw`(?<![\d/])(\d\d?)/(\d\d?)/(\d{4}|\d\d)(?!\d)`,
    (_, day, month, year) => writtenDate(Number(day), Number(month), Number(year)),
  ],
  [
    String.raw`@w(\d)`,
    (_, day) => [{ kind: 'weekday', value: Number(day), label: WEEKDAYS[Number(day) - 1] ?? '' }],
  ],
  [
    String.raw`@d(\d)`,
    (label, days) => [
      { kind: 'near', value: Number(days), label: NEAR_DAYS[Number(days)] ?? label ?? '' },
    ],
  ],
  [
    `${PART} (?:के |को |में |का )?${TIME}(?: @h)?`,
    (_, part, hour = '', minutes) => clockOf(hour, minutes, part),
  ],
  [
    `${TIME}(?: ${PART}| @h(?: ${PART}(?! \\d))?)`,
    (_, hour = '', minutes, part, later) => clockOf(hour, minutes, part ?? later),
  ],
  [
    String.raw`(?<![\d.:^#@x])(\d{1,2})[:.]([0-5]\d)(?!\d|[:.]\d| ?@x| ?%)`,
    (_, hour = '', minutes) => clockOf(hour, minutes),
  ],
  [
    `((?:${DAY}${NEXT}){0,30}${DAY} ?,? ?(?:of )?)@m(\\d+)`,
    (_, days, month) => daysIn(days).map((day) => dateOf(Number(month), day)),
  ],
  [
    `@m(\\d+) (?:के |की |মাসের )?(${DAY}(?![\\d:.]\\d|\\d)(?:${NEXT}${DAY}(?![\\d:.]\\d|\\d| ?@m))*)`,
    (_, month, days) => daysIn(days).map((day) => dateOf(Number(month), day)),
  ],
  [
    String.raw`@m(\d+)`,
    (_, month) => [{ kind: 'month', value: Number(month), label: monthName(Number(month)) }],
  ],
  [
    String.raw`(?<!\d)(#?)(\d+(?:\.\d+)?) @x(\d+(?:\.\d+)?)((?: #?\d+ @x\d+)*(?: #\d\d?(?!\d))?)`,
    (_, word, figure = '', scale, more) => [
      numberOf(scaled(figure, scale) + sumOf(more), word ? 'word' : 'number'),
    ],
  ],
  [String.raw`@x(\d+(?:\.\d+)?)`, (_, scale) => [numberOf(Number(scale), 'word')]],
  [String.raw`@\w+`, () => []],
  [
    String.raw`(#?)(\d+(?:\.\d+)?)`,
    (_, word, figure = '') => [numberOf(scaled(figure), word ? 'word' : 'number')],
  ],
]

const readers = READERS.map(([pattern, read]): [RegExp, Read] => [
  new RegExp(pattern.normalize('NFC'), 'gu'),
  read,
])

/** The figures that a text in English, Hindi or Bengali names. */
export function readFigures(text: string): Figure[] {
  const figures: Figure[] = []
  let rest = withMarks(text)
  for (const [pattern, read] of readers)
    rest = rest
      .replace(pattern, (...match: string[]) => {
        const found = read(...match)
        if (found) figures.push(...found)
        return found ? ' ' : (match[0] ?? '')
      })
      .replaceAll(/ +/g, ' ')
  return figures
}
