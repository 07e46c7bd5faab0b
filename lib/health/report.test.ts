import type { Observations } from './observe.ts'
import { createReport } from './report.ts'

jest.mock('./observe.ts', () => ({ measure: jest.fn(), observe: jest.fn() }))
jest.mock('../server/log.ts', () => ({ log: { info: jest.fn(), warn: jest.fn() } }))

const HOUR = 3_600_000
const DAY = 24 * HOUR

const idle = { pending: 0, refused: 0, oldestSeconds: 0, problems: [] }
const noProblems = { badRows: 0, failing: [], suspicious: [] }

const well: Observations = {
  ...{ cms: 'up', canCreateEnquiries: true, canWriteContent: true, canWritePages: true },
  outbox: { pending: 3, refused: 0, oldestSeconds: 60, problems: [] },
  emails: { pending: 1, oldestSeconds: 20 * 60 },
  ...{ contentAge: 9_000, contentProblems: noProblems, failingPages: [], freeBytes: 2e9 },
  ...{ backupAge: 25 * HOUR, certificateLeft: 15 * DAY },
}

test('a healthy site reports nothing, with and without optional parts', () => {
  expect(createReport(well)).toMatchObject({ present: [], affecting: [] })
  const plain = { ...well, emails: null, backupAge: null, certificateLeft: null }
  expect(createReport(plain)).toMatchObject({ present: [], affecting: [] })
})

test.each<[name: string, injected: Partial<Observations>, affectsVisitors: boolean]>([
  ['pages-failing', { failingPages: ['/notices'] }, true],
  ['outbox-not-writable', { outbox: null }, true],
  ['outbox-not-writable', { outbox: { ...idle, problems: ['outbox-not-writable'] } }, true],
  ['outbox-was-damaged', { outbox: { ...idle, problems: ['outbox-was-damaged'] } }, false],
  ['rows-unreadable', { contentProblems: { ...noProblems, badRows: 1 } }, false],
  ['lists-incomplete', { contentProblems: { ...noProblems, suspicious: ['notices'] } }, false],
  ['content-missing', { contentAge: null }, true],
  ['content-not-current', { contentAge: 31_000 }, false],
  ['content-not-saved', { canWriteContent: false }, false],
  ['pages-not-saved', { canWritePages: false }, false],
  ['disk-almost-full', { freeBytes: 99 * 1024 * 1024 }, false],
  ['cms-down', { cms: 'down' }, false],
  ['cms-wrong-answer', { cms: 'wrong-answer' }, false],
  ['cms-token-refused', { cms: 'token-refused' }, false],
  ['cms-refuses-enquiries', { canCreateEnquiries: false }, false],
  ['deliveries-stuck', { outbox: { ...idle, pending: 1, oldestSeconds: 301 } }, false],
  ['enquiries-refused', { outbox: { ...idle, refused: 1 } }, false],
  ['emails-stuck', { emails: { pending: 1, oldestSeconds: 1801 } }, false],
  ['backup-overdue', { backupAge: 27 * HOUR }, false],
  ['backup-overdue', { backupAge: Infinity }, false],
  ['certificate-expiring', { certificateLeft: 13 * DAY }, false],
  ['certificate-expiring', { certificateLeft: -DAY }, false],
])('%s is reported by name only', (name, injected, affectsVisitors) => {
  const report = createReport({ ...well, ...injected })
  expect(report.present).toEqual([name])
  expect(report.affecting).toEqual(affectsVisitors ? [name] : [])
})

test('content that is older than an hour affects visitors', () => {
  const report = createReport({ ...well, contentAge: HOUR + 1 })
  expect(report.affecting).toEqual(['content-outdated'])
  expect(report.present).toEqual(['content-outdated', 'content-not-current'])
})
