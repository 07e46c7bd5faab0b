import { parseResponse } from '../content/store/source.ts'
import { calendarSource } from './calendar.ts'

const row = {
  id: 1,
  from: '2026-12-24',
  to: null,
  title: 'Fair',
  kind: 'Event',
  time: null,
  place: null,
}
const read = (values: object) => parseResponse(calendarSource, [{ ...row, ...values }], new Map())

test.each([
  ['a date of one day ends on it', {}, { to: '2026-12-24' }],
  ['a longer one may be a year', { to: '2027-12-24' }, { to: '2027-12-24' }],
  ['a time is read as it is written', { time: '9 am' }, { time: '09:00' }],
  ['no time is shown of one that is not understood', { time: 'after lunch' }, { time: null }],
])('%s', (_title, values, expected) => {
  expect(read(values).answer).toMatchObject([expected])
})

test.each([
  ['an end before its beginning', { to: '2026-12-23' }, 'to'],
  ['an end in a wrong year', { to: '2062-12-26' }, 'to'],
  ['a day that does not exist', { from: '2026-02-30' }, 'from'],
  ['an unknown kind', { kind: 'Party' }, 'kind'],
])('a row with %s is reported, and the others are shown', (_title, values, field) => {
  const other = { ...row, id: 2 }
  const { answer, rejected } = parseResponse(
    calendarSource,
    [{ ...row, ...values }, other],
    new Map(),
  )
  expect(answer).toMatchObject([{ uid: 'calendar-2' }])
  expect(rejected).toMatchObject([{ id: '1', field }])
})
