import type { Weekday } from 'school-schema/day'
import { officeChanges, officeStatus } from './office.ts'

const officeDays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const office = { officeHours: '8:30am-2pm', officeDays }
const dates = [
  { from: '2026-12-24', to: '2027-01-02', title: 'Winter vacation', kind: 'Holiday' as const },
  { from: '2026-11-28', to: '2026-11-28', title: 'Sports day', kind: 'Event' as const },
]
const at = (time: string, of: Parameters<typeof officeStatus>[0] = office) =>
  officeStatus(of, dates, new Date(`${time}+05:30`))
const closed = (day: string, holiday: string | null = null) => ({
  isOpen: false,
  holiday,
  opens: { day, time: '08:30' },
})

// 26 November 2026 is a Thursday.
test.each([
  ['2026-11-26T08:29:59', '2026-11-26T08:30', closed('2026-11-26')],
  ['2026-11-26T08:30:00', '2026-11-26T14:00', { isOpen: true, closes: '14:00' }],
  ['2026-11-26T13:59:59', '2026-11-26T14:00', { isOpen: true, closes: '14:00' }],
  ['2026-11-26T14:00:00', '2026-11-27T00:00', closed('2026-11-27')],
  ['2026-11-26T17:30:00', '2026-11-27T00:00', closed('2026-11-27')],
  ['2026-11-28T12:00:00', '2026-11-28T14:00', { isOpen: true, closes: '14:00' }],
  ['2026-11-28T15:00:00', '2026-11-29T00:00', closed('2026-11-30')],
  ['2026-11-29T10:00:00', '2026-11-29T14:00', closed('2026-11-30')],
  ['2026-12-23T14:00:00', '2026-12-24T00:00', closed('2027-01-04')],
  ['2026-12-24T09:00:00', '2026-12-24T14:00', closed('2027-01-04', 'Winter vacation')],
  ['2027-01-02T20:00:00', '2027-01-03T00:00', closed('2027-01-04', 'Winter vacation')],
  ['2027-01-03T00:00:00', '2027-01-03T08:30', closed('2027-01-04')],
])('at %s until %s', (time, until, status) => {
  expect(at(time)).toEqual({ ...status, until: new Date(`${until}+05:30`).toISOString() })
})

test('hours that are not understood, and missing days, claim nothing', () => {
  expect(at('2026-11-26T10:00:00', { ...office, officeHours: 'Mornings' })).toBeNull()
  expect(at('2026-11-26T10:00:00', { ...office, officeDays: [] })).toBeNull()
})

test('an office of one day a week opens in its next week', () => {
  const weekly = { ...office, officeDays: ['wed' as const] }
  expect(at('2026-12-23T15:00:00', weekly)).toMatchObject(closed('2027-01-06'))
})

test('the status changes exactly at opening, at closing and at midnight', () => {
  jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') })
  const changes = officeChanges(office)
  jest.useRealTimers()
  expect(changes).toEqual(
    ['2026-11-26T03:00:00Z', '2026-11-26T08:30:00Z', '2026-11-26T18:30:00Z'].map(
      (time) => new Date(time),
    ),
  )
  for (const change of changes.map(Number))
    expect(officeStatus(office, dates, new Date(change))).not.toBe(null)
})
