import type { AnySource } from '../content/store/source.ts'
import { forgetModules } from '../testing/restart.ts'

const events: unknown[] = []
const write = ({ event }: { event: string }) => void events.push(event)
jest.mock('../server/log.ts', () => ({ log: { info: write, warn: write, error: write } }))

let syncs = 0

type Round = { failing?: string; hints?: string[]; waitMs?: number }
const state: { round: Round } = { round: {} }

jest.mock('./sync-round.ts', () => ({
  syncSources: (requested: AnySource[]) => {
    syncs += requested.length > 0 ? 1 : 0
    const pattern = new RegExp(state.round.failing ?? '^$')
    const failures = requested.filter(({ key }) => pattern.test(key)).map(({ key }) => ({ key }))
    return Promise.resolve({ changed: [], failures, unconfirmed: [], hasNewRejections: false })
  },
}))
jest.mock('./sync-state.ts', () => ({
  recordContentProblems: () => undefined,
  saveLastSync: () => Promise.resolve(),
}))

beforeEach(() => {
  forgetModules()
  jest.useFakeTimers()
  events.length = 0
})
afterEach(() => jest.useRealTimers())

test.each<[string, Round[], unknown[]]>([
  [
    'the CMS, with waits that end early,',
    [{ failing: '.', waitMs: 1_999 }, { failing: '.', waitMs: 1 }, { failing: '.' }, {}],
    ['content-not-read', 'content-read-again'],
  ],
  [
    'one source, while hints of others can be read,',
    [
      { failing: 'notices', waitMs: 1 },
      { failing: 'notices', hints: ['book'] },
      { failing: 'notices' },
      {},
    ],
    ['content-not-read', 'content-read-again'],
  ],
])('that %s fails is logged once, and once that all is well', async (_, rounds, expected) => {
  const { syncIfDue } = await import('./sync.ts')
  for (const round of rounds) {
    state.round = round
    await syncIfDue(round.hints ?? [])
    jest.advanceTimersByTime(round.waitMs ?? 8_000)
  }
  expect(events).toEqual(expected)
})

test('the CMS is read again after five seconds, and at once for a hint', async () => {
  const { syncIfDue } = await import('./sync.ts')
  const rounds: Round[] = [{ waitMs: 4_999 }, { waitMs: 1 }, {}, { hints: ['book'] }]
  syncs = 0
  state.round = {}
  const counts: number[] = []
  for (const { hints = [], waitMs = 0 } of rounds) {
    await syncIfDue(hints)
    counts.push(syncs)
    jest.advanceTimersByTime(waitMs)
  }
  expect(counts).toEqual([1, 1, 2, 3])
})
