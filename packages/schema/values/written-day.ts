import { isPlausibleYear, type Day } from '../day.ts'

/** The months in order, in English, Hindi and Bengali, with several spellings each. */
export const MONTH_NAMES = [
  'January|Jan|जनवरी|জানুয়ারি|জানুয়ারী',
  'February|Feb|फ़रवरी|फरवरी|ফেব্রুয়ারি|ফেব্রুয়ারী',
  'March|Mar|मार्च|মার্চ',
  'April|Apr|अप्रैल|এপ্রিল',
  'May|मई|মে',
  'June|Jun|जून|জুন',
  'July|Jul|जुलाई|জুলাই',
  'August|Aug|अगस्त|আগস্ট|অগস্ট|আগষ্ট',
  'September|Sept|Sep|सितंबर|सितम्बर|সেপ্টেম্বর',
  'October|Oct|अक्टूबर|अक्तूबर|অক্টোবর',
  'November|Nov|नवंबर|नवम्बर|নভেম্বর',
  'December|Dec|दिसंबर|दिसम्बर|ডিসেম্বর',
]

const MONTHS = MONTH_NAMES.map((names) => names.split('|').map(spelling))

/** A name of a month as it is compared: नवम्बर and नवंबर, फ़रवरी and फरवरी, জানুয়ারী and জানুয়ারি are one. */
function spelling(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u093c\u09bc]/g, '')
    .replace(/म्(?=ब)/g, 'ं')
    .replace(/ী$/, 'ি')
}

/** The number of a month by its name or an abbreviation; null if it is none. */
function monthNamed(name: string): number | null {
  const written = spelling(name)
  if (written.length < (/^[a-z]/.test(written) ? 3 : 2)) return null
  const index = MONTHS.findIndex((names) => names.some((month) => month.startsWith(written)))
  return index < 0 ? null : index + 1
}

const SEPARATOR = String.raw` ?[-/.–—−] ?`
/** Each sign in one way only: `(?: ?- ?)+` can match a row of dashes in so many ways that one text would stop the website. */
const BETWEEN = String.raw`(?:[-/.,–— ]| of(?= ))+`
const ORDINAL = String.raw`(?: ?(?:st|nd|rd|th)\b|শে|ই|লা|রা|ঠা)?`
const NAME = String.raw`(?<name>[\p{L}\p{M}]{2,12})`
const DAY = String.raw`(?<day>\d{1,2})`
const YEAR = String.raw`['’]?(?<year>\d{4}|\d{2})`

/** The ISO form, then the forms that are usual in India. */
const FORMS = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.]${DAY}`,
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})`,
  `(?<year>\\d{4})${BETWEEN}${NAME}${BETWEEN}${DAY}`,
  String.raw`${DAY}(?:${SEPARATOR}| )(?<month>\d{1,2})(?:${SEPARATOR}| )${YEAR}`,
  `${DAY}${ORDINAL}${BETWEEN}${NAME}${BETWEEN}${YEAR}`,
  String.raw`${NAME}\.? ${DAY}${ORDINAL}, ?${YEAR}`,
  String.raw`${NAME}\.? ${DAY}${ORDINAL} (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}$`, 'iu'))

const WEEKDAY = String.raw`(?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?|[\p{L}\p{M}]{2,8}(?:वार|বার))`
const BEFORE = new RegExp(
  String.raw`^(?:(?:dated?|dt|on|from|दिनांक|दि|তারিখ)(?![\p{L}\p{M}])[.:]* ?)?(?:${WEEKDAY}[.,]* )?`,
  'iu',
)
const AFTER = new RegExp(
  String.raw` ?(?:[,(]? ?${WEEKDAY}\)?|\(\d+ (?:days?|दिन|দিন)\)| (?:तक|পর্যন্ত))$`,
  'iu',
)

/** More than anybody writes for several days. A longer text is none, and would keep a processor busy for minutes. */
export const LONGEST_DAYS = 100

const two = (figure: number) => String(figure).padStart(2, '0')

/**
 * The day in a text with digits from 0 to 9; null if there is no such day.
 * @param earliest the first year. If it is of the last century, so are the short years from 50 on.
 */
export function parseDay(text: string, earliest = 2000): Day | null {
  const plain = text.replace(BEFORE, '').replace(AFTER, '')
  const parts = FORMS.map((form) => form.exec(plain)?.groups).find(Boolean) ?? {}
  const written = Number(parts['year'])
  const century = earliest < 2000 && written >= 50 ? 1900 : 2000
  const year = written + (parts['year']?.length === 2 ? century : 0)
  const name = parts['name']
  const month = name === undefined ? Number(parts['month']) : (monthNamed(name) ?? 0)
  const day = Number(parts['day'])
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (!isPlausibleYear(year, earliest) || month < 1 || month > 12 || day < 1 || day > last)
    return null
  return `${year}-${two(month)}-${two(day)}` as Day
}

/** What stands between the first and the last of several days. */
const UNTIL = / ?(?:[-–—]| (?:to|till|until|upto|up to|से|থেকে)(?= )) ?/giu
const LONGEST_RANGE_MS = 200 * 24 * 60 * 60 * 1000

/** The first and the last day of a year or session. */
export type Period = { from: string; to: string }

/** The year or the session from April to March that a title names: "Holidays 2026", "2026-27"; null of several. */
export function periodIn(title: string): Period | null {
  const [first, ...others] = title.matchAll(/(?<!\d)(20\d\d)(?: ?[-–/] ?(?:20)?(\d\d)(?!\d))?/g)
  const year = Number(first?.[1])
  if (!first || others.some(([text]) => text !== first[0])) return null
  return Number(first[2]) === (year + 1) % 100
    ? { from: `${year}-04-01`, to: `${year + 1}-03-31` }
    : { from: `${year}-01-01`, to: `${year}-12-31` }
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** The day in a text; without a year, with the first of these years with which it fits. */
function dayNear(text: string, years: readonly number[], fits: (day: Day) => boolean): Day | null {
  const own = parseDay(text)
  const name = text.replace(AFTER, '')
  if (own || !/\d \p{L}|\p{L} \d|\d-?\p{L}/u.test(name)) return own
  const days = years.flatMap((year) => parseDay(`${name} ${year}`) ?? parseDay(`${name}, ${year}`))
  return days.find((day) => day !== null && fits(day)) ?? null
}

/**
 * The first and the last of several days: 21 May to 30 June 2026, 21-25 October 2026, 25 December to 2 January 2027; one day
 * has no last. Days without a year are those of the period, if there is one.
 */
export function parseDays(
  text: string,
  period: Period | null = null,
): { from: Day; to: Day | null } | null {
  if (text.length > LONGEST_DAYS) return null
  const years = period ? [yearOf(period.from), yearOf(period.to)] : []
  const isInPeriod = (day: Day) => period !== null && day >= period.from && day <= period.to
  const only = dayNear(text, years, isInPeriod)
  if (only) return { from: only, to: null }
  for (const { 0: sign, index } of text.matchAll(UNTIL)) {
    const last = text.slice(index + sign.length)
    const written = text.slice(0, index)
    const isNumber = /^\d{1,2}(?:st|nd|rd|th)?$/i.test(written)
    const first = isNumber
      ? last.replace(/^\d{1,2}/, String(Number.parseInt(written, 10)))
      : written
    const end = parseDay(last)
    const from = end
      ? dayNear(first, [yearOf(end), yearOf(end) - 1], (day) => day < end)
      : dayNear(first, years, isInPeriod)
    const to = from && dayNear(last, [yearOf(from), yearOf(from) + 1], (day) => day > from)
    if (from && to && from < to && Date.parse(to) - Date.parse(from) < LONGEST_RANGE_MS)
      return { from, to }
  }
  return null
}

/** Both numbers of 3/4/2027 can be the month. */
const NUMBERS = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.]((?:\d{2}){1,2})\b`)

/** In which order the numbers of a day are written: `either` if both can be the month; null for another form. */
export function orderOf(text: string): 'day-first' | 'month-first' | 'either' | null {
  const [, first, second] = NUMBERS.exec(text)?.map(Number) ?? []
  if (!first || !second || first === second) return null
  if (first > 12) return 'day-first'
  return second > 12 ? 'month-first' : 'either'
}

/** 3/25/2026 as 25/3/2026. */
export const withDayFirst = (text: string): string => text.replace(NUMBERS, '$2/$1/$3')
