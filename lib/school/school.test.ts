import { emblemOf } from '../cards/emblem.ts'
import { schoolSource } from './school.ts'

const alert_text = 'The school is closed today because of the flood.'
const [before, from, within, until] = [9, 10, 11, 12].map(
  (hour) => `2026-11-26T${String(hour).padStart(2, '0')}:00:00.000Z`,
) as [string, string, string, string]

const read = (columns: object) =>
  schoolSource.answer.parse({ name: 'Hill View School', alert_text, ...columns })

test.each([
  ['without times', {}, [true, true, true]],
  ['with a beginning', { alert_from: from }, [false, true, true]],
  ['with an end', { alert_until: until }, [true, true, false]],
  ['with both', { alert_from: from, alert_until: until }, [false, true, false]],
  [
    'whose end is before its beginning',
    { alert_from: until, alert_until: from },
    [false, false, false],
  ],
  ['without a text', { alert_text: ' ' }, [false, false, false]],
])('the alert %s is shown at its times', (_name, columns, expected) => {
  const school = read(columns)
  const shownAt = (time: string) => schoolSource.views(school, new Date(time)).all().alert !== null
  expect([before, within, until].map(shownAt)).toEqual(expected)
})

test('the pages change when the alert appears and disappears', () => {
  const times = schoolSource.expiries?.(read({ alert_from: from, alert_until: until })) ?? []
  expect(times.map((time) => time.toISOString())).toEqual(expect.arrayContaining([from, until]))
})

test.each([
  ['/notices/12', '/notices/12'],
  ['https://district.example/flood', 'https://district.example/flood'],
  ['javascript:alert(1)', null],
  ['//district.example', null],
])('the link %s of the alert is read as %s', (alert_link, link) => {
  expect(read({ alert_link }).alert?.link).toBe(link)
})

const session = '2026-2027'
const [admission_from, admission_until] = ['2026-10-01', '2027-01-31']

test.each([
  ['2026-09-30T23:59', { admission_from }, true, session],
  ['2026-10-01T00:00', { admission_from }, true, '2027-2028'],
  // The office has changed the session, and not the day.
  ['2027-04-02T12:00', { admission_from, session: '2027-2028' }, true, '2027-2028'],
  ['2027-01-31T23:59', { admission_from, admission_until }, true, '2027-2028'],
  ['2027-02-01T00:00', { admission_from, admission_until }, false, session],
  ['2027-03-31T12:00', {}, true, session],
  ['2027-04-01T00:00', {}, false, '2027-2028'],
  ['2026-10-01T12:00', { admission_from, admission_open: false }, false, session],
])('at %s with %j admission is open: %s, session %s', (time, columns, isOpen, named) => {
  const school = read({ session, ...columns })
  const { admission } = schoolSource.views(school, new Date(`${time}+05:30`)).all()
  expect(admission).toMatchObject({ isOpen, session: named })
})

test('the pages change on the day of the next session and after the last day', () => {
  const times = schoolSource.expiries?.(read({ admission_from, admission_until })) ?? []
  const days = ['2026-10-01', '2027-02-01'].map((day) => new Date(`${day}T00:00:00+05:30`))
  expect(times).toEqual(expect.arrayContaining(days))
})

test.each([
  ['Palash Vidya Niketan', true],
  ['पलाश विद्या निकेतन', true],
  ['পলাশ বিদ্যা নিকেতন', true],
  ['हिल व्यू स्कूल', false],
])('a school that is called %s is a demonstration: %s', (name, isSample) => {
  const school = read({ name, sample: true })
  expect(school.isSample).toBe(isSample)
  expect(emblemOf(school).monogram === null).toBe(isSample)
})
