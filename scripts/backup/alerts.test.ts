import { DAY_MS as DAY, HOUR_MS as HOUR, MINUTE_MS as MINUTE } from 'school-schema/values/durations'
import { CAUSES, check, storedState, type Cause, type Observation, type State } from './alerts.ts'
import { composeAlert } from './mails.ts'

const START = Date.parse('2027-01-20T20:30:00Z')

const well: Observation = {
  isReady: true,
  isCmsUp: true,
  isFrontUp: true,
  certificate: { begins: START, ends: START + 90 * DAY },
  freeBytes: 1e10,
  backedUpAt: START + DAY,
}
const down = { ...well, isReady: false }

/** Checks every half minute; resolves to when an e-mail about each cause, or its end, was sent, in minutes. */
async function run(
  minutes: number,
  observedAt: (minute: number) => Observation,
  begin: Partial<State> = {},
) {
  const state = { ...storedState.parse({ startedAt: START }), ...begin }
  const sent: [string, number][] = []
  for (let minute = 0; minute <= minutes; minute += 0.5)
    await check(state, observedAt(minute), START + minute * MINUTE, async (cause, isOver) => {
      sent.push([isOver ? `${cause} is over` : cause, minute])
      return true
    })
  return sent
}

const certificate = (lifetime: number, left: number) => ({
  begins: START + left - lifetime,
  ends: START + left,
})

test.each<[Cause, Partial<Observation>]>([
  ['site', { isReady: false }],
  ['cms', { isCmsUp: false }],
  ['front', { isFrontUp: false }],
  ['disk', { freeBytes: 4e8 }],
  ['certificate', { certificate: certificate(90 * DAY, 13 * DAY) }],
])(
  '%s: an e-mail after five minutes, an all-clear, and another one for the next failure',
  async (cause, failure) => {
    const failing = { ...well, ...failure }
    const observedAt = (minute: number) =>
      (minute >= 10 && minute < 20) || (minute >= 30 && minute < 40) ? failing : well
    expect(await run(60, observedAt)).toEqual([
      [cause, 15],
      [`${cause} is over`, 25],
      [cause, 35],
      [`${cause} is over`, 45],
    ])
  },
)

test('a cause is announced once a day', async () => {
  const observed = { ...down, backedUpAt: START + 2 * DAY }
  const day = DAY / MINUTE
  expect(await run(2 * day, () => observed)).toEqual([
    ['site', 5],
    ['site', 5 + day],
  ])
})

test('restarts that take less than five minutes are not announced', async () => {
  expect(await run(600, (minute) => (minute % 10 < 4 ? down : well))).toEqual([])
})

test('a program that answers for a moment between its crashes is announced', async () => {
  expect(await run(8, (minute) => (minute % 2 === 1 ? well : down))).toEqual([['site', 5.5]])
})

test('a failed backup is announced until there is a newer one', async () => {
  const failed = { backupFailedAt: START - MINUTE }
  const backedUpAt = START - HOUR
  const observedAt = (minute: number) => ({
    ...well,
    backedUpAt: minute < 30 ? backedUpAt : START + 30 * MINUTE,
  })
  expect(await run(60, observedAt, failed)).toEqual([
    ['backup', 5],
    ['backup is over', 35],
  ])
})

test.each<[string, number | null]>([
  ['the newest backup', START],
  ['the first start, without any backup,', null],
])('%s was 25 hours ago', async (_, backedUpAt) => {
  const [first] = await run((26 * HOUR) / MINUTE, () => ({ ...well, backedUpAt }))
  expect(first).toEqual(['backup', (25 * HOUR) / MINUTE + 5.5])
})

test.each<[string, ReturnType<typeof certificate>, boolean]>([
  ['with 14 days left', certificate(90 * DAY, 14 * DAY), true],
  ['with less', certificate(90 * DAY, 14 * DAY - 1), false],
  ['that has ended', certificate(90 * DAY, -DAY), false],
  ['of twelve hours that is new', certificate(12 * HOUR, 12 * HOUR), true],
  ['of twelve hours that was not renewed', certificate(12 * HOUR, HOUR), false],
])('a certificate %s', async (_, given, isInOrder) => {
  const state = storedState.parse({ startedAt: START })
  const send = () => Promise.reject(new Error('sent at once'))
  expect(await check(state, { ...well, certificate: given }, START, send)).toBe(isInOrder)
})

test('an e-mail that is not accepted is sent again at the next check', async () => {
  const state = storedState.parse({ startedAt: START })
  const answers = [false, true, false, true]
  const tried: number[] = []
  for (let minute = 0; minute <= 20; minute += 0.5)
    await check(state, minute < 10 ? down : well, START + minute * MINUTE, async () => {
      tried.push(minute)
      return answers.shift() ?? true
    })
  expect(tried).toEqual([5, 5.5, 15, 15.5])
})

test('a clock that is set back suppresses no e-mail', async () => {
  const course = { failingSince: START + DAY, inOrderSince: null, notifiedAt: START + DAY }
  expect(await run(10, () => down, { causes: { site: course } })).toEqual([['site', 5]])
})

test('a state of an earlier version is read', () => {
  const earlier = { startedAt: 5, failingSince: null, sentAt: { site: 7 } }
  expect(storedState.parse(earlier)).toEqual(storedState.parse({ startedAt: 5 }))
})

test('an e-mail names the website and says what to do, and that it is over', () => {
  const about = (cause: Cause, isOver = false) =>
    composeAlert(cause, isOver, 'https://school.example.org')
  const { subject, text } = about('backup')
  expect(subject).toBe('school.example.org: there is no backup of today')
  expect(text).toContain('docker compose exec backup backup')
  expect(about('backup', true).subject).toBe(
    'school.example.org: solved: there is no backup of today',
  )
  for (const cause of CAUSES) expect(about(cause).text).toMatch(/^1\. \S/m)
})
