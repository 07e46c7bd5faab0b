import { fill } from 'school-schema/values/fill'
import { DEFAULT_LANGUAGE, formatLocale } from 'school-schema/languages'
import type { Locale } from './messages.ts'
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

const ordinal = ({ t }: Locale, day: number) => t('values.dayOfMonth', { day })

/** "3+, 6+ and 12+". Of `Intl.ListFormat`, Hindi has a comma before the last. */
export const listed = ({ t }: Locale, parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join()
    : t('values.and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })

/** An amount; none and zero are the same. */
const amount = ({ t }: Locale, figure: number | null) =>
  figure ? t('fees.amount', { amount: rupees(figure) }) : null

const counted = ({ t }: Locale, count: number | null, unit: 'months' | 'days') =>
  count === null ? null : t(`values.${unit}`, { count })

/** "Rs.100 for tuition and Rs.50 for transport"; null without fines or a day after which they apply. */
function lateFinesOf(
  locale: Locale,
  { feeDueDay, lateFineTuition, lateFineTransport }: SchoolFigures,
) {
  const { t } = locale
  const fines = [
    lateFineTuition ? t('values.tuition', { amount: amount(locale, lateFineTuition) ?? '' }) : [],
    lateFineTransport
      ? t('values.transport', { amount: amount(locale, lateFineTransport) ?? '' })
      : [],
  ].flat()
  return feeDueDay === null || fines.length === 0 ? null : listed(locale, fines)
}

/** "3+, 6+ and 12+ years for the three sections of the school". */
function minimumAgesOf(locale: Locale, { minimumAges: ages }: SchoolFigures): string | null {
  if (ages.length === 0) return null
  return locale.t('values.ages', { ages: listed(locale, ages), count: ages.length })
}

/** "within 24 hours", or "soon" for a school that promises no time. */
export function replyTimeOf(
  { t }: Locale,
  { replyHours }: Pick<SchoolFigures, 'replyHours'>,
): string {
  return replyHours === null ? t('values.soon') : t('values.within', { count: replyHours })
}

const emptyAsNull = (texts: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(texts).map(([word, text]) => [word, text || null]))

/** The values of the placeholders in texts, such as `{name}` and `{dueDay}`, in the language of the text. */
export function valuesOf(locale: Locale, school: SchoolTexts): Values {
  const { feeDueDay, minimumAttendance } = school
  const { name, address, phone, email, session, officeHours, feeHours } = school
  const { affiliationNumber, schoolCode } = school
  const hours = {
    officeHours: localTimes(locale, officeHours),
    feeHours: localTimes(locale, feeHours),
  }
  const texts = { name, address, phone, email, session, ...hours }
  return {
    ...emptyAsNull({ ...texts, affiliationNumber, schoolCode }),
    dueDay: feeDueDay ? ordinal(locale, feeDueDay) : null,
    fineFrom: feeDueDay ? ordinal(locale, feeDueDay + 1) : null,
    lateFines: lateFinesOf(locale, school),
    strikeOff: counted(locale, school.strikeOffMonths, 'months'),
    registrationFee: amount(locale, school.registrationFee),
    registrationHours: school.registrationHours && localTimes(locale, school.registrationHours),
    scheduleSession: (school.scheduleSession ?? session) || null,
    minimumAges: minimumAgesOf(locale, school),
    replyTime: replyTimeOf(locale, school),
    classStart: school.classStart && localTimes(locale, school.classStart),
    attendance: minimumAttendance ? `${minimumAttendance}%` : null,
    certificateAfter: counted(locale, school.certificateAfterDays, 'days'),
    minimumVisitorAge: String(facts.minimumVisitorAge),
    enquiryKept: counted(locale, school.enquiryKeptMonths, 'months'),
    grievanceTime: counted(locale, facts.grievanceDays, 'days'),
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
export const askOffice = ({ t }: Locale): string => t('values.ask')

/** The same for a value in a list or table, which cannot be left out. */
export const fillOrAsk = (locale: Locale, text: string, values: Values): string =>
  fillText(text, values) ?? askOffice(locale)

/** What the affiliation number is called. */
export const affiliationName = ({ t }: Locale, board: string | null): string =>
  board ? t('contact.affiliation', { board }) : t('contact.affiliationOnly')

/**
 * The type and size of a file: "PDF, 24 kB". A picture is only named, as it is downloaded smaller
 * than its original.
 */
export function fileKind(
  { t }: Locale,
  { type, bytes }: { type: string; bytes: number | null },
): string {
  if (type.startsWith('image/')) return t('files.picture')
  const kind = type === 'application/pdf' ? 'PDF' : t('files.other')
  return bytes === null ? kind : `${kind}, ${formatBytes(bytes)}`
}

/** A file size for readers: `24 kB`, `1.3 MB`, with 1,000 bytes per kilobyte like phones. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
