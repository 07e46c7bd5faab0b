import { nightAfter } from './newest.ts'

test.each([
  ['2027-01-20T20:29:59Z', '2027-01-20T20:30:00.000Z'],
  ['2027-01-20T20:30:00Z', '2027-01-21T20:30:00.000Z'],
  ['2027-01-21T02:00:00+05:30', '2027-01-21T20:30:00.000Z'],
])('the night after %s begins at %s', (time, night) => {
  expect(new Date(nightAfter(Date.parse(time))).toISOString()).toBe(night)
})
