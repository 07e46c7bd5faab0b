import { fill } from 'school-schema/values/fill'
import { formatter, noon, type Month } from 'school-schema/day'
import { DEFAULT_LANGUAGE, formatLocale } from 'school-schema/languages'
import { getLanguage, t, inLanguage } from './messages.ts'
import { localTimes } from './times.ts'
import type { defaultSchool, SchoolFigures } from '../../content/school.ts'
import { facts } from '../../content/facts.ts'
import { ownValue } from 'school-schema/values/own-value'

/** The settings of which texts contain values. */
export type SchoolTexts = {
  readonly [Word in keyof typeof defaultSchool]: string
} & SchoolFigures & {
    readonly enquiryKeptMonths: number
  }

/** The values of the placeholders in texts; null if the school has not set one. */
export type Values = Readonly<Record<string, string | null>>

const indian = new Intl.NumberFormat(formatLocale(DEFAULT_LANGUAGE))

/** An amount with Indian digit grouping and without a sign: 16750 as "16,750". */
export const rupees = (figure: number): string => indian.format(figure)

const ordinal = (day: number) => t('values.dayOfMonth', { day })

/** "3+, 6+ and 12+". Of `Intl.ListFormat`, Hindi has a comma before the last. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join()
    : t('values.and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })

/** An amount; none and zero are the same. */
const amount = (figure: number | null) =>
  figure ? t('fees.amount', { amount: rupees(figure) }) : null

const counted = (count: number | null, unit: 'months' | 'days') =>
  count === null ? null : t(`values.${unit}`, { count })

/** "Rs.100 for tuition and Rs.50 for transport"; null without fines or a day after which they apply. */
function lateFinesOf({ feeDueDay, lateFineTuition, lateFineTransport }: SchoolFigures) {
  const fines = [
    lateFineTuition ? t('values.tuition', { amount: amount(lateFineTuition) ?? '' }) : [],
    lateFineTransport ? t('values.transport', { amount: amount(lateFineTransport) ?? '' }) : [],
  ].flat()
  return feeDueDay === null || fines.length === 0 ? null : listed(fines)
}

/** "3+, 6+ and 12+ years for the three sections of the school". */
function minimumAgesOf({ minimumAges: ages }: SchoolFigures): string | null {
  if (ages.length === 0) return null
  return t('values.ages', { ages: listed(ages), count: ages.length })
}

/** "within 24 hours", or "soon" for a school that promises no time. */
export function replyTimeOf({ replyHours }: Pick<SchoolFigures, 'replyHours'>): string {
  return replyHours === null ? t('values.soon') : t('values.within', { count: replyHours })
}

const emptyAsNull = (texts: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(texts).map(([word, text]) => [word, text || null]))

/** The values of the placeholders in texts of the school, such as `{name}` and `{dueDay}`, in the language of a text. */
export const valuesOf = (school: SchoolTexts, language = DEFAULT_LANGUAGE): Values =>
  inLanguage(language, () => localValuesOf(school))

/** The same for messages, in the language of the page. */
export function localValuesOf(school: SchoolTexts): Values {
  const { feeDueDay, minimumAttendance } = school
  const { name, address, phone, email, session, officeHours, feeHours } = school
  const { affiliationNumber, schoolCode } = school
  const hours = { officeHours: localTimes(officeHours), feeHours: localTimes(feeHours) }
  const texts = { name, address, phone, email, session, ...hours }
  return {
    ...emptyAsNull({ ...texts, affiliationNumber, schoolCode }),
    dueDay: feeDueDay ? ordinal(feeDueDay) : null,
    fineFrom: feeDueDay ? ordinal(feeDueDay + 1) : null,
    lateFines: lateFinesOf(school),
    strikeOff: counted(school.strikeOffMonths, 'months'),
    registrationFee: amount(school.registrationFee),
    registrationHours: school.registrationHours && localTimes(school.registrationHours),
    scheduleSession: (school.scheduleSession ?? session) || null,
    minimumAges: minimumAgesOf(school),
    replyTime: replyTimeOf(school),
    classStart: school.classStart && localTimes(school.classStart),
    attendance: minimumAttendance ? `${minimumAttendance}%` : null,
    certificateAfter: counted(school.certificateAfterDays, 'days'),
    minimumVisitorAge: String(facts.minimumVisitorAge),
    enquiryKept: counted(school.enquiryKeptMonths, 'months'),
    grievanceTime: counted(facts.grievanceDays, 'days'),
  }
}

/** Fills the placeholders of a text; a sentence with an empty value is left out, null if all are. */
export function fillText(text: string, values: Values): string | null {
  // A full stop inside of a sentence, as in "Rs.500", has no space after it.
  const filled = text
    .split(/(?<=[.?।]) /)
    .flatMap((sentence) => fillSentence(sentence, values) ?? [])
  return filled.length > 0 ? filled.join(' ') : null
}

function fillSentence(sentence: string, values: Values): string | null {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => ownValue(values, name) === null)) return null
  return fill(sentence, values)
}

/** The text instead of a value that cannot be left out. */
export const askOffice = (): string => t('values.ask')

/** The same for a value in a list or table, which cannot be left out. */
export const fillOrAsk = (text: string, values: Values): string =>
  fillText(text, values) ?? askOffice()

/** What the affiliation number is called. */
export const affiliationName = (board: string | null): string =>
  board ? t('contact.affiliation', { board }) : t('contact.affiliationOnly')

/**
 * The type and size of a file: "PDF, 24 kB". A picture is only named, as it is downloaded smaller
 * than its original.
 */
export function fileKind({ type, bytes }: { type: string; bytes: number | null }): string {
  if (type.startsWith('image/')) return t('files.picture')
  const kind = type === 'application/pdf' ? 'PDF' : t('files.other')
  return bytes === null ? kind : `${kind}, ${formatBytes(bytes)}`
}

/** A file size for readers: `24 kB`, `1.3 MB`, with 1,000 bytes per kilobyte like phones. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

// Days as a page writes them, in its language.

/** A function that writes a day. */
function dayWriter(options: Intl.DateTimeFormatOptions) {
  const write = formatter(options)
  return (day: string): string => write(noon(day), getLanguage())
}

/** The same with a month that English shortens: Hindi and Bengali have no short months that all readers know. */
function shortWriter(options: Intl.DateTimeFormatOptions) {
  const [short, whole] = [dayWriter(options), dayWriter({ ...options, month: 'long' })]
  return (day: string): string => (getLanguage() === DEFAULT_LANGUAGE ? short : whole)(day)
}

/** `2026-11-21` as "21 November 2026". */
export const formatDay = dayWriter({ dateStyle: 'long' })

/** `2026-11-21` as "Saturday, 21 November 2026". */
export const formatFullDay = dayWriter({ dateStyle: 'full' })

/** `2026-11-27` as "Fri". */
export const shortWeekday = dayWriter({ weekday: 'short' })

/** `2026-11-27` as "Friday". */
export const longWeekday = dayWriter({ weekday: 'long' })

/** `2027-01-04` as "Mon, 4 Jan". */
export const formatWeekday = shortWriter({ weekday: 'short', day: 'numeric', month: 'short' })

const dayAndMonth = dayWriter({ day: 'numeric', month: 'long' })

/** `2027-01-04` as "Monday 4 January". */
export const formatLongWeekday = (day: string) => `${longWeekday(day)} ${dayAndMonth(day)}`

const monthAndYear = dayWriter({ month: 'long', year: 'numeric' })

/** `2026-07` as "July 2026". */
export const formatMonth = (month: Month) => monthAndYear(`${month}-01`)

const shortMonth = shortWriter({ month: 'short' })

/** `2026-11-21` as the parts of a calendar leaf: 21, Nov, 2026. */
export function dayParts(day: string) {
  const date = noon(day)
  return { day: date.getUTCDate(), month: shortMonth(day), year: date.getUTCFullYear() }
}

const fullInIndia = formatter({ dateStyle: 'full', timeStyle: 'short' }, 'Asia/Kolkata')

/**
 * An instant in the school's time zone: "Saturday, 21 November 2026 at 3:04 pm IST". Some versions of
 * Node write a narrow no-break space before "pm", which not every mail program displays.
 */
export const formatSchoolTime = (time: number): string =>
  `${fullInIndia(time, getLanguage()).replace(/\s/g, ' ')} IST`

/** From one to another. */
export const writeRange = (first: string, last: string) => t('calendar.range', { first, last })

/** The first and the last day in a form of writing days. */
export const formatDays = (
  { from, to }: { from: string; to: string },
  write: (day: string) => string,
): string => (from === to ? write(from) : writeRange(write(from), write(to)))
