import { olderThan, retentionDays } from './erasure.ts'

test.each([
  [396, 396],
  ['30', 30],
  [undefined, null],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['a year', null],
])('%j days are %j', (value, days) => {
  expect(retentionDays(value)).toBe(days)
})

test('an enquiry without a time of the site counts from its arrival in the CMS', () => {
  const time = new Date('2026-11-21T00:00:00Z')
  const isOlder = { _lt: '2026-11-21T00:00:00.000Z' }
  expect(olderThan(time)).toEqual({
    _or: [
      { received_at: isOlder },
      { _and: [{ received_at: { _null: true } }, { date_created: isOlder }] },
    ],
  })
})
