import { figuresOf, median } from './figures.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (hours: number) => now.getTime() - hours * 3_600_000

const row = (received: number, contact: number | null, more = {}) => ({
  stage: contact === null ? 'new' : 'contacted',
  received_at: ago(received),
  reply_by: ago(received - 24),
  first_contact_at: contact === null ? null : ago(received - contact),
  suspected: null,
  ...more,
})

test.each([
  ['nothing', [], null],
  ['one', [3], 3],
  ['an odd number', [10, 1, 2], 2],
  ['an even number', [4, 1, 100, 2], 3],
])('the median of %s', (_what, numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})

describe('figuresOf', () => {
  it('takes the median of the time to first contact', () => {
    const rows = [row(100, 1), row(90, 2.5), row(80, 30), row(5, null)]
    expect(figuresOf(rows, now)).toEqual({
      waiting: 1,
      overdue: 0,
      answered: 3,
      median_hours: 2.5,
    })
  })

  it('counts as overdue what is new and past its time, and nothing else', () => {
    const rows = [row(25, null), row(23, null), row(25, 1), row(25, null, { reply_by: null })]
    expect(figuresOf(rows, now)).toMatchObject({ waiting: 3, overdue: 1 })
  })

  it('leaves out what is suspected, old, or answered before it came', () => {
    const rows = [row(10, 1, { suspected: 'honeypot' }), row(31 * 24, 2), row(10, -1), row(10, 4)]
    expect(figuresOf(rows, now)).toMatchObject({ answered: 1, median_hours: 4 })
  })

  it('reads the dates of either database', () => {
    const times = { received_at: new Date(ago(10)), first_contact_at: '2026-11-21T03:00:00Z' }
    expect(figuresOf([row(10, 1, times)], now)).toMatchObject({ median_hours: 1 })
  })

  it('says nothing of a median that is none', () => {
    expect(figuresOf([], now)).toMatchObject({ answered: 0, median_hours: null })
  })
})
