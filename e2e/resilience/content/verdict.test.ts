import { newTally } from '../visits.ts'
import { faultsOf, type Line } from './verdict.ts'

const usual = { median: 5, p99: 20 }
const good: Line = {
  name: 'refused',
  tally: { ...newTally(), views: 100, times: Array.from({ length: 100 }, () => 6) },
  recovery: 3,
}
const tally = (change: object) => ({ ...good, tally: { ...good.tally, ...change } })

test('unchanged and fast pages with the edit visible have no fault', () => {
  expect(faultsOf(good, usual)).toEqual([])
})

test.each([
  ['no request', tally({ views: 0 })],
  ['other content', tally({ wrong: 1 })],
  ['another status', tally({ broken: 1 })],
  ['no recovery', { ...good, recovery: null }],
  ['slow throughout', tally({ times: [400, 400, 400] })],
  ['slow at times', tally({ times: [...good.tally.times, 5_000, 5_000, 5_000] })],
  ['memory', { ...good, growth: 700 }],
  ['another problem', { ...good, problem: '10 of 2000 bodies' }],
])('%s is a fault', (_, line) => {
  expect(faultsOf(line, usual)).toHaveLength(1)
})
