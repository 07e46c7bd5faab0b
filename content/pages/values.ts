import type { defaultSchool, SchoolFigures } from '../school.ts'
import { facts } from '../facts.ts'
import { rupees } from './admission/fees.ts'

/** The settings of which texts contain values. */
export type SchoolTexts = { readonly [Word in keyof typeof defaultSchool]: string } & SchoolFigures

/** The values of the placeholders in texts; null if the school has not set one. */
export type Values = Readonly<Record<string, string | null>>

const indianOrdinals = new Intl.PluralRules('en-IN', { type: 'ordinal' })
const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }

const ordinal = (day: number) => `${day}${ENDINGS[indianOrdinals.select(day)] ?? 'th'}`

const listed = new Intl.ListFormat('en-IN', { type: 'conjunction', style: 'long' })

/** An amount; none and zero are the same. */
const amount = (figure: number | null) => (figure ? `Rs.${rupees(figure)}` : null)

const counted = (figure: number | null, unit: string) =>
  figure === null ? null : `${figure} ${unit}${figure === 1 ? '' : 's'}`

/** "Rs.100 for tuition and Rs.50 for transport"; null without fines or a day after which they apply. */
function lateFinesOf({ feeDueDay, lateFineTuition, lateFineTransport }: SchoolFigures) {
  const fines = [
    lateFineTuition ? `${amount(lateFineTuition)} for tuition` : [],
    lateFineTransport ? `${amount(lateFineTransport)} for transport` : [],
  ].flat()
  return feeDueDay === null || fines.length === 0 ? null : listed.format(fines)
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** "3+, 6+ and 12+ years for the three sections of the school". */
function minimumAgesOf({ minimumAges: ages }: SchoolFigures): string | null {
  if (ages.length === 0) return null
  const sections = NUMBERS[ages.length] ?? ages.length
  return `${listed.format(ages)} years${ages.length > 1 ? ` for the ${sections} sections of the school` : ''}`
}

/** "within 24 hours", or "soon" for a school that promises no time. */
export function replyTimeOf({ replyHours }: Pick<SchoolFigures, 'replyHours'>): string {
  const hours = counted(replyHours, 'hour')
  return hours === null ? 'soon' : `within ${hours}`
}

const emptyAsNull = (texts: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(texts).map(([word, text]) => [word, text || null]))

/** The values of the placeholders for a school, such as `{name}` and `{dueDay}`. */
export function valuesOf(school: SchoolTexts): Values {
  const { feeDueDay, minimumAttendance } = school
  const { name, address, phone, email, session, officeHours, feeHours } = school
  const { affiliationNumber, schoolCode } = school
  const texts = { name, address, phone, email, session, officeHours, feeHours }
  return {
    ...emptyAsNull({ ...texts, affiliationNumber, schoolCode }),
    dueDay: feeDueDay ? ordinal(feeDueDay) : null,
    fineFrom: feeDueDay ? ordinal(feeDueDay + 1) : null,
    lateFines: lateFinesOf(school),
    strikeOff: counted(school.strikeOffMonths, 'month'),
    registrationFee: amount(school.registrationFee),
    registrationHours: school.registrationHours,
    scheduleSession: school.scheduleSession ?? session,
    minimumAges: minimumAgesOf(school),
    replyTime: replyTimeOf(school),
    classStart: school.classStart,
    attendance: minimumAttendance ? `${minimumAttendance}%` : null,
    certificateAfter: counted(school.certificateAfterDays, 'day'),
    minimumVisitorAge: String(facts.minimumVisitorAge),
    enquiryKept: `${facts.enquiryKeptMonths} months`,
    grievanceTime: `${facts.grievanceDays} days`,
  }
}

/** Fills the placeholders of a text; a sentence with an empty value is left out, null if all are. */
export function fillText(text: string, values: Values): string | null {
  // A full stop inside of a sentence, as in "Rs.500", has no space after it.
  const filled = text
    .split(/(?<=[.?]) /)
    .flatMap((sentence) => fillSentence(sentence, values) ?? [])
  return filled.length > 0 ? filled.join(' ') : null
}

function fillSentence(sentence: string, values: Values): string | null {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => values[name] === null)) return null
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

/** The text in place of a value that cannot be left out. */
export const ASK = 'Please ask the school office.'

/** The same for a value in a list or table, which cannot be left out. */
export const fillOrAsk = (text: string, values: Values): string => fillText(text, values) ?? ASK
