import { check, composeAlert, markSent, type Cause, type Finding, type State } from './alerts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.parse('2027-01-20T20:30:00Z')

const well: Finding = { isReady: true, certificateEnds: null, backedUpAt: START }
const down = { ...well, isReady: false }
const state: State = { startedAt: START, failingSince: null, sentAt: {} }

/** Checks every minute; returns when an e-mail about each cause was sent, in minutes. */
function run(minutes: number, findingAt: (minute: number) => Finding, begin = state) {
  let now = begin
  const sent: [Cause, number][] = []
  for (let minute = 0; minute <= minutes; minute += 1) {
    const time = START + minute * MINUTE
    const { state: next, due } = check(now, findingAt(minute), time)
    sent.push(...due.map((cause): [Cause, number] => [cause, minute]))
    now = markSent(next, due, time)
  }
  return sent
}

test('a site that is not ready for five minutes is announced once a day', () => {
  const finding = { ...down, backedUpAt: START + DAY }
  expect(run((2 * DAY) / MINUTE, () => finding)).toEqual([
    ['site', 5],
    ['site', 5 + DAY / MINUTE],
  ])
})

test('restarts that take less than five minutes are not announced', () => {
  expect(run(600, (minute) => (minute % 5 === 0 ? well : down))).toEqual([])
})

test('a cause that comes back the same day is not announced again, another cause is', () => {
  const finding = (minute: number) => ({
    ...well,
    isReady: minute % 60 < 30,
    certificateEnds: minute < 100 ? null : START + 10 * DAY,
  })
  expect(run(300, finding)).toEqual([
    ['site', 35],
    ['certificate', 100],
  ])
})

test.each<[string, number | null]>([
  ['the newest backup', START],
  ['the first start, without any backup,', null],
])('%s was 25 hours ago', (_, backedUpAt) => {
  const first = run((26 * HOUR) / MINUTE, () => ({ ...well, backedUpAt }))[0]
  expect(first).toEqual(['backup', (25 * HOUR) / MINUTE + 1])
})

test('a certificate ends within 14 days', () => {
  const at = (left: number) => check(state, { ...well, certificateEnds: START + left }, START)
  expect(at(14 * DAY).due).toEqual([])
  expect(at(14 * DAY - 1).due).toEqual(['certificate'])
  expect(at(-DAY).due).toEqual(['certificate'])
})

test('a clock that is set back suppresses no e-mail', () => {
  const later = { ...state, failingSince: START + DAY, sentAt: { site: START + DAY } }
  expect(run(10, () => down, later)).toEqual([['site', 5]])
})

test('an e-mail names the website and says what to do', () => {
  const { subject, text } = composeAlert('backup', 'https://school.example.org')
  expect(subject).toBe('school.example.org: there is no backup of today')
  expect(text).toContain('docker compose exec backup backup')
})
