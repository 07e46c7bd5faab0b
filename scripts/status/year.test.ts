import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startMailServer, type MailServer } from '../../e2e/support/servers/mail-server.ts'
import { schoolDay } from '../../lib/format/day.ts'
import { createReport } from '../../lib/health/report.ts'
import { temporaryFolder } from '../../lib/server/testing/temporary.ts'
import { readSettings } from '../lib/environment.ts'
import { sendAlert } from './alert.ts'
import { deadlineItems } from './deadlines.ts'
import type { Item } from './item.ts'
import { hostItems, siteItems } from './parts.ts'
import * as year from './testing/year.ts'

jest.mock('../../lib/health/observe.ts', () => ({ measure: jest.fn(), observe: jest.fn() }))
jest.mock('../../lib/server/log.ts', () => ({ log: { info: jest.fn(), warn: jest.fn() } }))

const folder = temporaryFolder()
const [FIRST, LAST] = [year.at('2026-12-01 00:00'), year.at('2027-12-01 00:00')]

/** Every e-mail of the year: daily, or weekly if there is time. */
const EXPECTED: [about: string, days: string[]][] = [
  ['CMS: The CMS does not answer', ['2027-01-20']],
  ['Backup: The newest complete backup is older', ['2027-02-10', '2027-02-11']],
  ['Deadlines: School: the session', ['2027-03-01', '2027-03-08', '2027-03-15', '2027-03-22']],
  ['Disk: Less than 100 MB are free', ['2027-05-03']],
  ['Deadlines: Disclosure document', ['2027-05-31', '2027-06-07', '2027-06-14']],
  ['Certificate: The certificate of SITE_URL', ['2027-07-29', '2027-07-30', '2027-07-31']],
  ['Deadlines: The annual report is due', ['2027-08-16', '2027-08-23', '2027-08-30']],
]

let server: MailServer
beforeAll(async () => void (server = await startMailServer()))
afterAll(() => server.close())

/** The status at an instant. */
function itemsAt(now: number, backedUpAt: number, deadlines: readonly Item[]): Item[] {
  const host = year.hostAt(now, backedUpAt)
  const { present } = createReport(year.observationsAt(now, host))
  const content = { syncedAt: new Date(now).toISOString() }
  const health = { conditions: [...present], outbox: { pending: 0 }, content }
  const site = { address: 'http://127.0.0.1:3000', health: year.isSiteDown(now) ? null : health }
  return [...siteItems([site], true), ...hostItems(host), ...deadlines]
}

test('in a year every event is announced in time, and nothing else', async () => {
  const backups = join(folder, 'backups')
  await mkdir(backups)
  const settings = readSettings({
    ...{ NODE_ENV: 'test', DATA_DIR: folder, SITE_URL: 'https://school.example' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${server.port}`, OFFICE_EMAIL: 'office@school.example' },
    ALERT_EMAIL: 'administrator@school.example',
  })
  const announced: string[][] = []
  let [today, backedUpAt] = ['', FIRST]
  let deadlines: Item[] = []
  for (let now = FIRST; now < LAST; now += year.intervalAt(now)) {
    const day = schoolDay(new Date(now))
    if (day !== today) deadlines = deadlineItems(year.rowsAt(day), new Date(now))
    today = day
    if (now === year.backupTime(day)) backedUpAt = await year.backUp(backups, day)
    await sendAlert(itemsAt(now, backedUpAt, deadlines), settings, now)
    for (const { text, to } of server.received.slice(announced.length)) {
      expect(to).toEqual(['administrator@school.example'])
      expect(text.match(/^What to do: /gm)).toHaveLength(1)
      announced.push([day, EXPECTED.find(([about]) => text.startsWith(about))?.[0] ?? text])
    }
  }
  expect(announced).toEqual(EXPECTED.flatMap(([about, days]) => days.map((day) => [day, about])))
}, 120_000)
