import {
  CAUSES,
  check,
  markSent,
  storedState,
  type Cause,
  type Observation,
  type State,
} from './alerts.ts'
import { composeAlert } from './mails.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.parse('2027-01-20T20:30:00Z')

const well: Observation = {
  isReady: true,
  isCmsUp: true,
  isFrontUp: true,
  certificate: { begins: START, ends: START + 90 * DAY, isSelfSigned: false },
  freeBytes: 1e10,
  backedUpAt: START + DAY,
}
const down = { ...well, isReady: false }
const state = storedState.parse({ startedAt: START })

/** Checks every half minute; returns when an e-mail about each cause, or its end, was sent, in minutes. */
function run(minutes: number, observedAt: (minute: number) => Observation, begin: State = state) {
  let now = begin
  const sent: [string, number][] = []
  for (let minute = 0; minute <= minutes; minute += 0.5) {
    const time = START + minute * MINUTE
    const { state: next, due } = check(now, observedAt(minute), time)
    now = next
    for (const each of due) {
      sent.push([each.isOver ? `${each.cause} is over` : each.cause, minute])
      now = markSent(now, each, time)
    }
  }
  return sent
}

const certificate = (lifetime: number, left: number, isSelfSigned = false) => ({
  begins: START + left - lifetime,
  ends: START + left,
  isSelfSigned,
})

test.each<[Cause, Partial<Observation>]>([
  ['site', { isReady: false }],
  ['cms', { isCmsUp: false }],
  ['front', { isFrontUp: false }],
  ['disk', { freeBytes: 4e8 }],
  ['certificate', { certificate: certificate(90 * DAY, 13 * DAY) }],
])(
  '%s: an e-mail after five minutes, an all-clear, and another one for the next failure',
  (cause, failure) => {
    const failing = { ...well, ...failure }
    const observedAt = (minute: number) =>
      (minute >= 10 && minute < 20) || (minute >= 30 && minute < 40) ? failing : well
    expect(run(60, observedAt)).toEqual([
      [cause, 15],
      [`${cause} is over`, 25],
      [cause, 35],
      [`${cause} is over`, 45],
    ])
  },
)

test('a cause is announced once a day', () => {
  const observed = { ...down, backedUpAt: START + 2 * DAY }
  const day = DAY / MINUTE
  expect(run(2 * day, () => observed)).toEqual([
    ['site', 5],
    ['site', 5 + day],
  ])
})

test('restarts that take less than five minutes are not announced', () => {
  expect(run(600, (minute) => (minute % 10 < 4 ? down : well))).toEqual([])
})

test('a program that answers for a moment between its crashes is announced', () => {
  expect(run(8, (minute) => (minute % 2 === 1 ? well : down))).toEqual([['site', 5.5]])
})

test('a failed backup is announced until there is a newer one', () => {
  const failed = { ...state, backupFailedAt: START - MINUTE }
  const backedUpAt = START - HOUR
  const observedAt = (minute: number) => ({
    ...well,
    backedUpAt: minute < 30 ? backedUpAt : START + 30 * MINUTE,
  })
  expect(run(60, observedAt, failed)).toEqual([
    ['backup', 5],
    ['backup is over', 35],
  ])
})

test.each<[string, number | null]>([
  ['the newest backup', START],
  ['the first start, without any backup,', null],
])('%s was 25 hours ago', (_, backedUpAt) => {
  const first = run((26 * HOUR) / MINUTE, () => ({ ...well, backedUpAt }))[0]
  expect(first).toEqual(['backup', (25 * HOUR) / MINUTE + 5.5])
})

test.each<[string, ReturnType<typeof certificate>, boolean]>([
  ['with 14 days left', certificate(90 * DAY, 14 * DAY), false],
  ['with less', certificate(90 * DAY, 14 * DAY - 1), true],
  ['that has ended', certificate(90 * DAY, -DAY), true],
  ['of twelve hours that is new', certificate(12 * HOUR, 12 * HOUR), false],
  ['of twelve hours that was not renewed', certificate(12 * HOUR, HOUR), true],
  ['of nobody who renews it', certificate(5 * DAY, 5 * DAY, true), true],
])('a certificate %s', (_, given, isPresent) => {
  const { present } = check(state, { ...well, certificate: given }, START)
  expect(present).toEqual(isPresent ? ['certificate'] : [])
})

test('a clock that is set back suppresses no e-mail', () => {
  const course = { failingSince: START + DAY, inOrderSince: null, notifiedAt: START + DAY }
  expect(run(10, () => down, { ...state, causes: { site: course } })).toEqual([['site', 5]])
})

test('a state of an earlier version is read', () => {
  const earlier = { startedAt: 5, failingSince: null, sentAt: { site: 7 } }
  expect(storedState.parse(earlier)).toEqual({ ...state, startedAt: 5 })
})

test('an e-mail names the website and says what to do, and that it is over', () => {
  const about = (cause: Cause, isOver = false) =>
    composeAlert({ cause, isOver }, 'https://school.example.org')
  const { subject, text } = about('backup')
  expect(subject).toBe('school.example.org: there is no backup of today')
  expect(text).toContain('docker compose exec backup backup')
  expect(about('backup', true).subject).toBe('school.example.org: there is a new backup')
  for (const cause of CAUSES) expect(about(cause).text).toMatch(/^1\. \S/m)
})
