import { isPlausibleYear, type Day } from '../day.ts'

/** The months in English, Hindi and Bengali; several spellings are separated by a bar. */
const MONTHS: readonly (readonly string[])[] = [
  'january|जनवरी|জানুয়ারি',
  'february|फरवरी|ফেব্রুয়ারি',
  'march|मार्च|মার্চ',
  'april|अप्रैल|এপ্রিল',
  'may|मई|মে',
  'june|जून|জুন',
  'july|जुलाई|জুলাই',
  'august|अगस्त|আগস্ট|অগস্ট|আগষ্ট',
  'september|सितंबर|সেপ্টেম্বর',
  'october|अक्टूबर|अक्तूबर|অক্টোবর',
  'november|नवंबर|নভেম্বর',
  'december|दिसंबर|ডিসেম্বর',
].map((names) => names.split('|').map(spelling))

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
const BETWEEN = String.raw`(?: ?[-/.,–—] ?| of | )+`
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
  String.raw`^(?:(?:dated?|dt|on|दिनांक|दि|তারিখ)(?![\p{L}\p{M}])[.:]* ?)?(?:${WEEKDAY}[.,]* )?`,
  'iu',
)
const AFTER = new RegExp(String.raw` ?[,(]? ?${WEEKDAY}\)?$`, 'iu')

const two = (figure: number) => String(figure).padStart(2, '0')

/** The day in a text with digits from 0 to 9; null if there is no such day. */
export function parseDay(text: string): Day | null {
  const written = text.replace(BEFORE, '').replace(AFTER, '')
  const parts = FORMS.map((form) => form.exec(written)?.groups).find(Boolean) ?? {}
  const year = Number(parts['year']) + (parts['year']?.length === 2 ? 2000 : 0)
  const name = parts['name']
  const month = name === undefined ? Number(parts['month']) : (monthNamed(name) ?? 0)
  const day = Number(parts['day'])
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (!isPlausibleYear(year) || month < 1 || month > 12 || day < 1 || day > last) return null
  return `${year}-${two(month)}-${two(day)}` as Day
}

/** What stands between the first and the last of several days. */
const UNTIL = / ?(?:[-–—]| (?:to|till|until|upto|up to|से|থেকে)(?= )) ?/giu
const LONGEST_RANGE_MS = 200 * 24 * 60 * 60 * 1000

/** The first and the last of several days: 21 May to 30 June 2026, 21-25 October 2026; one day has no last. */
export function parseDays(text: string): { from: Day; to: Day | null } | null {
  const only = parseDay(text)
  if (only) return { from: only, to: null }
  for (const { 0: sign, index } of text.matchAll(UNTIL)) {
    const first = text.slice(0, index)
    const last = text.slice(index + sign.length).replace(/ (?:तक|পর্যন্ত)$/u, '')
    const to = parseDay(last)
    const year = to?.slice(0, 4) ?? ''
    // The first has the month and the year of the last, or only the year.
    const from =
      parseDay(first) ??
      (/^\d{1,2}(?:st|nd|rd|th)?$/i.test(first)
        ? parseDay(last.replace(/^\d{1,2}/, String(Number.parseInt(first, 10))))
        : (parseDay(`${first} ${year}`) ?? parseDay(`${first}, ${year}`)))
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

const DIGIT = String.raw`\p{Nd}`
const MONTH = `(?:${MONTHS.flat()
  .map((name) => (/^[a-z]/.test(name) ? `${name.slice(0, 3)}[a-z]*` : name))
  .join('|')}|[ক-হ][\\p{L}\\p{M}]{1,13}|[क-ह][\\p{L}\\p{M}]{1,11})`

/** The source of a regular expression that finds a day with its year in a text in one line. */
export const DAY_IN_TEXT = [
  `${DIGIT}{1,2}[-/.]${DIGIT}{1,2}[-/.](?:${DIGIT}{4}|${DIGIT}{2})`,
  `${DIGIT}{4}[-/.]${DIGIT}{1,2}[-/.]${DIGIT}{1,2}`,
  `${DIGIT}{1,2}${ORDINAL}[- .,]+${MONTH}[ ,.-]+${DIGIT}{4}`,
  `${MONTH}\\.? ${DIGIT}{1,2}${ORDINAL},? ${DIGIT}{4}`,
].join('|')
