import { renderToStaticMarkup } from 'react-dom/server'
import sampleSchool from '@/sample/school.json' with { type: 'json' }
import { officeStatus } from '@/lib/school/office'
import { schoolSource } from '@/lib/school/school'
import { plainDate } from '@/lib/testing/plain'
import { samplePageTable, sampleDates } from '@/lib/testing/sample-rows'
import { selectView, storeContent } from '@/lib/content/store/store'
import { schoolDay } from 'school-schema/day'
import { QuickAnswers } from './quick-answers'
import { english } from '@/lib/messages/messages'

const record = { ...sampleSchool, session: '2026-2027' }
const sample = sampleDates('2026-11-26')

afterEach(() => jest.useRealTimers())

/** The quick answers at a time in India. */
function shownAt(time: string, settings: object = record, dates = sample, amounts = [0]): string {
  jest.useFakeTimers({ now: new Date(`${time}+05:30`) })
  const school = schoolSource.views(schoolSource.answer.parse(settings), new Date()).all()
  const office = officeStatus(school, dates, new Date())
  const fees = amounts.map((fee) => ({ className: 'I', fee: fee || null, heads: [], earlier: [] }))
  const props = { pages: samplePageTable, school, office, dates, fees, today: schoolDay() }
  return renderToStaticMarkup(<QuickAnswers locale={english} {...props} className="" />)
}

test.each([
  ['2026-11-26T08:00', 'Closed now, opens 8:30am'],
  ['2026-11-26T13:59', 'Open now, until 2pm'],
  ['2026-11-26T17:30', 'Closed now, opens Fri 8:30am'],
  ['2026-12-25T10:00', 'Closed today (Winter vacation), opens Mon, 4 Jan 8:30am'],
])('at %s the office is: %s', (time, note) => {
  expect(shownAt(time)).toContain(note)
})

test('one fee for all classes is no range', () => {
  const feesOf = (...amounts: number[]) => shownAt('2026-11-26T08:00', record, sample, amounts)
  expect(feesOf(900, 900)).toContain('>Rs.900<')
  expect(feesOf(900, 1200)).toContain('Rs.900 to Rs.1,200, by class')
})

test('directions lead to the gate, otherwise to the address', () => {
  const route = 'https://www.google.com/maps/dir/?api=1&amp;destination='
  expect(shownAt('2026-11-26T17:30')).toContain(`${route}26.72%2C88.42"`)
  for (const coordinates of [null, 'at the bridge', '126.1, 91.7']) {
    const html = shownAt('2026-11-26T17:30', { ...record, coordinates })
    expect(html).toContain(`${route}Palash%20Vidya%20Niketan%2C%20Palash%20Road`)
  }
})

test('school is on the days of the office, or on its own; without any, nothing is said', () => {
  const saturday = '2026-12-05T10:00'
  expect(shownAt(saturday)).toContain('>Today, Saturday: school, 9:40am to 3pm<')
  expect(shownAt(saturday, { ...record, school_days: ['mon'] })).toContain(
    '>Today, Saturday: closed.',
  )
  expect(shownAt(saturday, { ...record, office_days: null })).not.toMatch(/Saturday|Is school open/)
})

test('a holiday of one day comes before what else the calendar has', () => {
  const closed = { ...plainDate, from: '2026-11-26', to: '2026-11-26', title: 'Storm warning' }
  const html = shownAt('2026-11-26T10:00', record, [...sample, closed])
  expect(html).toContain('Today, Thursday: closed (Storm warning). Next school day: Friday 9:40am')
  expect(html).toContain('Closed today (Storm warning), opens Fri 8:30am')
})

test('the pages change when the office closes, and not before', () => {
  jest.useFakeTimers({ now: new Date('2026-11-26T13:59:59.998+05:30') })
  storeContent(schoolSource, '', schoolSource.answer.parse(record))
  const school = selectView(schoolSource, 'all')
  jest.advanceTimersByTime(1)
  expect(selectView(schoolSource, 'all')).toBe(school)
  jest.advanceTimersByTime(1)
  expect(selectView(schoolSource, 'all')).not.toBe(school)
})
