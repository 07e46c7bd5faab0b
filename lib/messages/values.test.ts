import { defaultFigures, type SchoolFigures } from '../../content/school.ts'
import { sampleSchool } from 'school-schema/sample/sample-school'
import { sampleSections, samplePage, samplePages } from '../testing/sample-rows.ts'
import { linesOfSection, questionsOf } from '../sections/section-texts.ts'
import { fillHtml } from '../pages/text.ts'
import { linesOfHtml } from '../content/html/parse-html.ts'
import { dayParts, formatDay, formatMonth, formatSchoolTime } from './days.ts'
import { fillOrAsk, fillText, replyTimeOf, valuesOf } from './values.ts'
import { english } from './messages.ts'

const schoolWith = (figures: Partial<SchoolFigures>) => ({
  ...sampleSchool,
  ...defaultFigures,
  enquiryKeptMonths: 13,
  ...figures,
})
const valuesWith = (figures: Partial<SchoolFigures>) => valuesOf(english, schoolWith(figures))

const empty: SchoolFigures = {
  feeDueDay: null,
  lateFineTuition: null,
  lateFineTransport: null,
  strikeOffMonths: null,
  registrationFee: null,
  registrationHours: null,
  scheduleSession: null,
  minimumAges: [],
  replyHours: null,
  classStart: null,
  minimumAttendance: null,
  certificateAfterDays: null,
}

test.each([
  ['{dueDay}, from the {fineFrom}', { feeDueDay: 10 }, '10th, from the 11th'],
  ['{dueDay}, from the {fineFrom}', { feeDueDay: 1 }, '1st, from the 2nd'],
  ['{dueDay}, from the {fineFrom}', { feeDueDay: 22 }, '22nd, from the 23rd'],
  ['{lateFines}', { lateFineTuition: 1500 }, 'Rs.1,500 for tuition and Rs.50 for transport'],
  ['{lateFines}', { lateFineTransport: 0 }, 'Rs.100 for tuition'],
  ['{lateFines}', { lateFineTuition: null, lateFineTransport: null }, null],
  ['{lateFines}', { feeDueDay: null }, null],
  ['{minimumAges}', {}, '3+, 6+ and 12+ years for the three sections of the school'],
  ['{minimumAges}', { minimumAges: ['5+'] }, '5+ years'],
  ['over {strikeOff}', { strikeOffMonths: 1 }, 'over 1 month'],
  ['{scheduleSession}', { scheduleSession: null }, sampleSchool.session],
])('%s with %j is %s', (text, figures, filled) => {
  expect(fillText(text, valuesWith(figures))).toBe(filled)
})

test('a sentence without its value is left out, and a cell asks', () => {
  const values = valuesWith({ registrationFee: null })
  expect(fillText('Collect the form. It costs {registrationFee}. Sign it.', values)).toBe(
    'Collect the form. Sign it.',
  )
  expect(fillOrAsk(english, '{registrationFee}', values)).toBe('Please ask the school office.')
  expect(replyTimeOf(english, empty)).toBe('soon')
  expect(replyTimeOf(english, { replyHours: 1 })).toBe('within 1 hour')
})

test('without any figure no text has an empty value', () => {
  const school = schoolWith(empty)
  const values = valuesOf(english, school)
  const texts = [
    ...samplePages.map(({ content }) => linesOfHtml(content && fillHtml(english, content, values))),
    ...samplePages.map(({ badge }) => badge && fillText(badge, values)),
    sampleSections().map((section) => linesOfSection(english, section, values)),
  ]
  const strings: string[] = []
  JSON.stringify(texts, (_key, value: unknown) => {
    if (typeof value === 'string') strings.push(value)
    return value
  })
  expect(strings.length).toBeGreaterThan(300)
  expect(strings.filter((text) => /\{\w+\}|undefined|null|Rs\.(?!\d)/.test(text))).toEqual([])
  expect(questionsOf(english, sampleSections(), values).map(({ answer }) => answer)).toEqual(
    Array(3).fill('Please ask the school office.'),
  )
  const rules = samplePage('/Rules&Regulations').content
  expect(linesOfHtml(rules && fillHtml(english, rules, values)).join()).not.toContain('late fine')
})

test('a day is formatted independently of the server’s time zone', () => {
  expect(formatDay(english, '2026-11-01')).toBe('1 November 2026')
  expect(dayParts(english, '2026-11-01')).toEqual({ day: 1, month: 'Nov', year: 2026 })
  expect(formatMonth(english, '2026-07')).toBe('July 2026')
})

test.each([
  ['2026-11-21T09:34:00Z', 'Saturday, 21 November 2026 at 3:04 pm IST'],
  ['2026-12-31T18:30:00Z', 'Friday, 1 January 2027 at 12:00 am IST'],
])('%s is %s', (moment, words) => {
  expect(formatSchoolTime(english, Date.parse(moment))).toBe(words)
})
