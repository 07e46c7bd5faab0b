import { mayContact, requestChanges, withAdded } from './consent.ts'

const now = new Date('2026-11-27T20:00:00Z')
const agreed = { purpose: 'enquiry', event: 'agreed', at: '2026-11-26T10:00:00Z', text: 'Yes' }
const withdrawn = { purpose: 'enquiry', event: 'withdrawn' }
const add = (records: unknown[], given: unknown) => withAdded('admission', records, given, now)

test('an entry is added with the time of the CMS', () => {
  const added = { ...withdrawn, at: now.toISOString() }
  expect(add([JSON.stringify([agreed])], [agreed, { ...withdrawn, at: '2020-01-01' }])).toEqual([
    agreed,
    added,
  ])
  expect(add([null, null], [{ ...withdrawn, text: 'Not shown' }])).toEqual([added])
})

test.each([
  ['left out', []],
  ['emptied', null],
  ['changed', [{ ...agreed, text: 'No' }]],
  ['moved', [withdrawn, agreed]],
])('no entry is %s', (_, given) => {
  expect(() => add([[agreed]], given)).toThrow('stay as they are')
})

test('several enquiries with different records are not changed at once', () => {
  expect(() => add([[agreed], null], [agreed, withdrawn])).toThrow('of each enquiry')
})

test('an entry says what is agreed', () => {
  const entry = { purpose: 'sale', event: 'agreed' }
  expect(() => add([null], [entry])).toThrow('Choose a purpose')
})

test.each([
  [[], 'answer'],
  [[agreed], 'answer'],
  [[agreed, { purpose: 'reminders', event: 'agreed' }], 'reminders'],
  [
    [
      { purpose: 'reminders', event: 'agreed' },
      { purpose: 'reminders', event: 'withdrawn' },
    ],
    'answer',
  ],
  [[{ purpose: 'reminders', event: 'agreed' }, withdrawn], 'none'],
])('the last entry of a purpose counts: %j', (entries, expected) => {
  expect(mayContact(entries)).toBe(expected)
})

test('a request has 90 days from the day of the school, and none without it', () => {
  expect(requestChanges({ request: 'erasure' }, now)).toEqual({ request_by: '2027-02-26' })
  expect(requestChanges({ request: null }, now)).toEqual({ request_by: null })
  expect(requestChanges({ notes: '' }, now)).toEqual({})
})
