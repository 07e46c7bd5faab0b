import path from 'node:path'
import { startMailServer } from '../../e2e/support/servers/mail-server.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { parseMailServer } from '../server/values.ts'
import { composeReport } from './compose.ts'
import type { Week } from './gather.ts'
import { sendWeeklyReport } from './jobs.ts'

const environment: Record<string, unknown> = { STUDIO_URL: 'https://cms.example' }
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => environment,
  studioUrl: () => 'https://cms.example',
}))
jest.mock('../server/log.ts', () => ({ log: { info() {}, warn() {}, error() {} } }))
jest.mock('../school/office.ts', () => ({
  instant: (day: string, time: string) => new Date(`${day}T${time}:00+05:30`),
}))
let isWanted = false
jest.mock('../school/school.ts', () => ({
  getSchool: () => Promise.resolve({ name: 'Our School' }),
}))
const done = new Set<string>()
jest.mock('../content/client/subscribers.ts', () => ({
  claimMailing: (name: string, _owner: string, isDone = false) => {
    if (done.has(name)) return Promise.resolve('done')
    if (isDone) done.add(name)
    return Promise.resolve(isDone ? 'done' : 'yours')
  },
}))
const week: Week = {
  to: 'principal@school.example',
  published: [{ what: 'notice “Holiday <b>”', who: 'Asha Rao', at: '2026-11-27T06:00:00Z' }],
  enquiries: { received: 3, open: 2, overdue: 1, hoursToContact: 5.5 },
  subscribers: 312,
  ends: [
    { what: 'B6 Fire safety certificate', day: '2026-11-20' },
    { what: 'Notice “Fees”', day: '2026-12-31' },
  ],
  toFix: Array.from({ length: 40 }, (_, index) => `Finding ${index}`),
  missing: [],
  documents: [],
  today: '2026-11-30',
}
jest.mock('./gather.ts', () => ({ gatherWeek: () => Promise.resolve(isWanted ? week : null) }))

const root = temporaryFolder()
const at = (time: string) => sendWeeklyReport(new Date(`${time}+05:30`))

test('it comes once on a Monday from 8 am, whatever is restarted, and not without an address', async () => {
  const server = await startMailServer()
  Object.assign(environment, {
    DATA_DIR: path.join(root, 'one'),
    SMTP_URL: parseMailServer(`smtp://127.0.0.1:${server.port}`),
    OFFICE_EMAIL: ['office@school.example'],
  })
  await at('2026-11-30T08:01:00')
  isWanted = true
  for (const time of ['2026-11-29T23:00:00', '2026-11-30T07:59:00', '2026-12-02T08:00:00'])
    await at(time)
  expect(server.received).toHaveLength(0)
  await at('2026-11-30T08:00:00')
  await at('2026-11-30T08:01:00')
  environment['DATA_DIR'] = path.join(root, 'other')
  await at('2026-12-01T09:00:00')
  expect(server.received.map((mail) => [mail.to, mail.messageId])).toEqual([
    [['principal@school.example'], '<report-2026-11-30@school.example>'],
  ])
  await at('2026-12-07T12:00:00')
  expect(server.received).toHaveLength(2)
  await server.close()
})

test('it says what was published by whom, what ends, enquiries as figures, and what to correct', () => {
  const { subject, text } = composeReport(week, 'Our School', 'https://cms.example/admin')
  expect(subject).toBe('The website of Our School: week to 30 November 2026')
  for (const line of [
    '- notice “Holiday <b>”, by Asha Rao, Friday, 27 November 2026 at 11:30 am IST',
    '- B6 Fire safety certificate ended on 20 November 2026',
    '- Notice “Fees” ends on 31 December 2026',
    '- Half of those that were contacted heard from the school within 5.5 hours.',
    '- Waiting for an answer: 2; overdue: 1.',
    '- and 15 more entries in “Content to fix”',
    'Missing for the Board\n- Nothing.',
    '- Addresses: 312.',
  ])
    expect(text).toContain(line)
})

test.each([
  [1, 'an hour'],
  [0.4, 'an hour'],
  [2, '2 hours'],
])('after %s hours the school has answered within %s', (hoursToContact, words) => {
  const enquiries = { ...week.enquiries, hoursToContact }
  const { text } = composeReport({ ...week, enquiries }, 'Our School', 'https://cms.example')
  expect(text).toContain(`heard from the school within ${words}.`)
})
