import { coalesce, figuresOf, median } from './inbox.ts'

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

test('the median is of the time to first contact', () => {
  const rows = [row(100, 1), row(90, 2.5), row(80, 30), row(5, null)]
  const figures = { waiting: 1, overdue: 0, answered: 3, median_hours: 2.5 }
  expect(figuresOf(rows, now)).toEqual(figures)
  expect(figuresOf([], now)).toMatchObject({ answered: 0, median_hours: null })
  expect(median([4, 1, 100, 2])).toBe(3)
})

test('new enquiries past their time are overdue, and no others', () => {
  const rows = [row(25, null), row(23, null), row(25, 1), row(25, null, { reply_by: null })]
  expect(figuresOf(rows, now)).toMatchObject({ waiting: 3, overdue: 1 })
})

test('the median excludes suspected and old enquiries, and impossible times', () => {
  const rows = [row(10, 1, { suspected: 'honeypot' }), row(31 * 24, 2), row(10, -1), row(10, 4)]
  expect(figuresOf(rows, now)).toMatchObject({ answered: 1, median_hours: 4 })
})

test('dates of both databases are parsed', () => {
  const times = { received_at: new Date(ago(10)), first_contact_at: '2026-11-21T03:00:00Z' }
  expect(figuresOf([row(10, 1, times)], now)).toMatchObject({ median_hours: 1 })
})

test('calls while it runs lead to one more run', async () => {
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5))
  let running = 0
  let maximum = 0
  const work = jest.fn(async () => {
    maximum = Math.max(maximum, ++running)
    await soon()
    running--
  })
  const request = coalesce(work)
  for (let times = 0; times < 5; times++) request()
  for (let wait = 0; wait < 3; wait++) await soon()
  expect(work).toHaveBeenCalledTimes(2)
  expect(maximum).toBe(1)
  request()
  expect(work).toHaveBeenCalledTimes(3)
})
