import { findConditions, type Observations } from './report.ts'

const HOUR = 3_600_000

const idle = { pending: 0, refused: 0, oldestSeconds: 0, problems: [] }

const well: Observations = {
  isCmsUp: true,
  outbox: { pending: 3, refused: 0, oldestSeconds: 60, problems: [] },
  emails: { oldestSeconds: 20 * 60 },
  areMailsRefused: false,
  contentAge: 9_000,
  badRows: 0,
  incompleteLists: 0,
  failing: new Set(),
  freeBytes: 2e9,
  hasClockJumped: false,
}

test('a healthy site reports nothing, with and without e-mails', () => {
  for (const observed of [well, { ...well, emails: null }])
    expect(findConditions(observed)).toEqual({ present: [], affecting: [] })
})

test.each<[name: string, injected: Partial<Observations>, affectsVisitors: boolean]>([
  ['outbox-not-writable', { outbox: null }, true],
  ['outbox-not-writable', { outbox: { ...idle, problems: ['outbox-not-writable'] } }, true],
  ['outbox-was-damaged', { outbox: { ...idle, problems: ['outbox-was-damaged'] } }, true],
  ['rows-unreadable', { badRows: 1 }, false],
  ['lists-incomplete', { incompleteLists: 1 }, false],
  ['content-missing', { contentAge: null }, true],
  ['content-not-current', { contentAge: 31_000 }, false],
  ['disk-almost-full', { freeBytes: 99 * 1024 * 1024 }, false],
  ['search-failing', { failing: new Set(['search']) }, false],
  ['cms-down', { isCmsUp: false }, false],
  ['deliveries-stuck', { outbox: { ...idle, pending: 1, oldestSeconds: 301 } }, false],
  ['enquiries-refused', { outbox: { ...idle, refused: 1 } }, false],
  ['clock-jumped', { hasClockJumped: true }, false],
  ['emails-stuck', { emails: { oldestSeconds: 1801 } }, false],
  ['emails-stuck', { areMailsRefused: true }, false],
])('%s is reported by name only', (name, injected, affectsVisitors) => {
  expect(findConditions({ ...well, ...injected })).toEqual({
    present: [name],
    affecting: affectsVisitors ? [name] : [],
  })
})

test('content that is older than an hour affects visitors', () => {
  expect(findConditions({ ...well, contentAge: HOUR + 1 })).toEqual({
    present: ['content-outdated', 'content-not-current'],
    affecting: ['content-outdated'],
  })
})
