import { normaliseText, removeInvisible, toAsciiDigits } from './typed-text.ts'
import { parseDay, parseDays, periodIn, type Period } from './written-day.ts'

// What staff write into a field, as the value that is stored. Everything else is null: the CMS
// refuses it, as a guess would be published.

/** A text in one line with the digits 0 to 9, without invisible characters. */
export const plain = (written: string): string =>
  toAsciiDigits(removeInvisible(normaliseText(written, 'NFKC')))
    .replace(/\s+/g, ' ')
    .trim()

// The separator is the same throughout: 1,50,000 or 150 000.
const GROUPED = /(?<figure>\d+|\d{1,3}(?=(?<comma>[ ,]))(?:\k<comma>\d{2,3})*\k<comma>\d{3})/
const FIGURE = new RegExp(
  String.raw`^(?:(?:rs|inr)\b\.?|₹|रु\.?|रू\.?|৳)? ?${GROUPED.source}(?:\.0{1,2})? ?(?:\/[-=]?|rs\.?|rupees|रुपये)?(?: ?only)?\.?$`,
  'iu',
)

/** A whole number as offices write it: 8,150/- or ₹ 8150.00 or ८१५०. */
export function parseFigure(written: string): number | null {
  const figure = FIGURE.exec(plain(written).replaceAll('–', '-'))?.groups?.['figure']
  return figure === undefined ? null : Number(figure.replace(/[ ,]/g, ''))
}

/** A day of this century as offices write it: 26/11/2026 or 26 Nov 2026. */
export const parseWrittenDay = (written: string): string | null => parseDay(plain(written))

/** A day that families write, such as that of a birth: 03/05/1985. */
export const parseAnsweredDay = (written: string): string | null => parseDay(plain(written), 1900)

/** The same of one or several days, 21.05.2026 to 30.06.2026; without a year, those of the period. */
export const parseWrittenDays = (written: string, period?: Period | null) =>
  parseDays(plain(written), period)

/** The year or session that a title names. */
export const parsePeriod = (title: string): Period | null => periodIn(plain(title))

/** What the last row of a table is called. */
const TOTAL = /^(?:(?:grand|sub)[ -]?)?totals?:?$|^(?:कुल )?योग:?$|^कुल$|^(?:সর্ব)?মোট:?$/iu

/** Whether a row of a table has the sum of those above it. */
export const isTotal = (written: string): boolean => TOTAL.test(plain(written))

const ISO = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/
const CLOCK =
  /^(?<day>.*?)(?:,| at|T)? ?(?<hour>\d{1,2})[:.](?<minute>\d{2})(?::\d{2})? ?(?:(?<half>[ap])\.? ?m\.?)?(?: ?IST)?$/i

const TIME_OF_DAY = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? ?(?:(?<half>[ap])\.? ?m\.?)?$/i

type Clock = { hour?: string; minute?: string; half?: string }

/** On the 24-hour clock: 09:00. Refuses 4:30 without am or pm. */
function clockOf({ hour = '', minute, half }: Clock): string | null {
  if (half === undefined && (hour.length < 2 || minute === undefined)) return null
  const hours = half === undefined ? Number(hour) : hoursOf(Number(hour), half)
  if (hours === null || hours > 23 || Number(minute ?? 0) > 59) return null
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`
}

/** A time of day on the 24-hour clock: 9 am, 9:00am or 09:00 as 09:00. */
export const parseClock = (written: string): string | null =>
  clockOf(TIME_OF_DAY.exec(plain(written))?.groups ?? {})

/**
 * An instant, in ISO 8601: ISO as the Studio sends it, or 26-11-2026 4:30 pm by the school's clock.
 * Refuses 4:30 without am or pm.
 */
export function parseTime(written: string): string | null {
  const text = plain(written)
  const [, isoDay, isoTime, zone = '+05:30'] = ISO.exec(text) ?? []
  if (isoDay) return parseDay(isoDay) && instantOf(`${isoDay}T${isoTime}${zone}`)
  const { day = '', ...parts } = CLOCK.exec(text)?.groups ?? {}
  const [date, clock] = [parseDay(day.trim()), clockOf(parts)]
  return date && clock && instantOf(`${date}T${clock}:00+05:30`)
}

const hoursOf = (hour: number, half: string): number | null =>
  hour < 1 || hour > 12 ? null : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)

function instantOf(iso: string): string | null {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

const PHONE_LABEL = /^(?:tel|telephone|ph|phone|mob|mobile|office|call)\b(?: ?no)?[.: -]*/i
/** Between two numbers. */
const NEXT_PHONE = /[/,;|&\n]| (?:and|or|और|एवं) /iu

/** A number that can be called from all of India, without the characters around it. */
function parsePhone(written: string): string | null {
  const text = plain(written)
    .replace(PHONE_LABEL, '')
    .replace(/[‐‑–—]/g, '-')
    .replace(/^(?:00 ?91|91(?=[ -]?\d{5} ?\d{5}$))/, '+91')
    .replace(/^(\+91[ -]?)(?:\(0\) ?|0)/, '$1')
  if (!/^\+?[\d ().-]*\d$/.test(text) || /\( ?\)/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const isComplete = text.startsWith('+91')
    ? digits.length === 12
    : text.startsWith('+')
      ? digits.length >= 8 && digits.length <= 15
      : /^(?:\d{10}|0\d{10}|1[89]\d{9})$/.test(digits)
  return isComplete ? text : null
}

/** The telephone numbers in a text, each complete; null if one is not. */
export function parsePhones(written: string): string[] | null {
  const phones = normaliseText(written, 'NFKC').split(NEXT_PHONE).map(parsePhone)
  return phones.every((phone) => phone !== null) ? phones : null
}

/** The only telephone number in a text; null if there is none, another one, or it is not complete. */
export function parseOnePhone(written: string): string | null {
  const [phone = null, ...others] = parsePhones(written) ?? []
  return others.length > 0 ? null : phone
}

/** The numbers of a stored text; one that is not complete is left out, unless there is no other. */
export const listPhones = (stored: string): string[] => {
  const phones = stored.split(NEXT_PHONE).flatMap((part) => parsePhones(part) ?? [])
  return phones.length > 0 ? phones : [stored]
}

const YEARS = /^(\d{4}|\d{2}) ?[-–—/] ?(\d{4}|\d{2})$/

/** Two years that follow each other, as 2026-2027. */
export function parseSession(written: string): string | null {
  const years = YEARS.exec(plain(written))
    ?.slice(1)
    .map((year) => (Number(year) % 2000) + 2000)
  const [first = 0, last = 0] = years ?? []
  return last === first + 1 && first < 2100 ? `${first}-${last}` : null
}

/** One e-mail address. */
export function parseEmail(written: string): string | null {
  const text = plain(written).replace(/^mailto:/i, '')
  return /^[^\s@,;/<>"()]+@[^\s@,;/<>"()]+\.[^\s@,;/<>"().]{2,}$/u.test(text) ? text : null
}

/** Longer ones do not work in all browsers. */
const LONGEST_ADDRESS = 2_000

/** One web address; https:// is added where it is left out. */
export function parseWebAddress(written: string): string | null {
  const text = removeInvisible(written).trim()
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (address.length > LONGEST_ADDRESS) return null
  const isOne = /^https?:\/\/[^\s/]+\.[^\s/.]{2,}(?:[/?#]\S*)?$/i.test(address)
  return isOne && !/[,;]https?:/i.test(address) && URL.canParse(address) ? address : null
}

/** A tick, as a table for the import has it. */
export function parseTick(written: string): boolean | null {
  const text = plain(written).toLowerCase()
  if (['yes', 'y', 'true', '1'].includes(text)) return true
  return ['no', 'n', 'false', '0'].includes(text) ? false : null
}
