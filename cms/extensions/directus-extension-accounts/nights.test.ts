import type { Database, Query } from './database.ts'
import { lastNight, nightWatch } from './nights.ts'

const at = (time: string) => new Date(`2026-11-${time}+05:30`).getTime()

test.each([
  ['22T03:29', '21T03:30'],
  ['22T03:30', '22T03:30'],
  ['22T12:00', '22T03:30'],
  ['23T00:10', '22T03:30'],
])('at %s the last night was %s', (now, night) => {
  expect(lastNight(at(now))).toBe(at(night))
})

/** The sessions of a CMS, by the time at which they were last renewed. */
function sessions(...renewed: string[]) {
  let left = renewed
  const query = {
    where: (_column: string, _operator: string, until: Date) => ({
      delete: async () => {
        const limit = until.getTime() - 12 * 3_600_000
        left = left.filter((time) => at(time) > limit)
      },
    }),
  }
  const database = (() => query as unknown as Query) as unknown as Database
  return {
    watch: nightWatch(database, 12),
    left: () => left,
    add: (time: string) => left.push(time),
  }
}

test('after a start those end that were renewed before the night, and no others', async () => {
  const { watch, left } = sessions('22T03:20', '22T03:40', '22T09:00')
  await watch(at('22T09:01'))
  expect(left()).toEqual(['22T03:40', '22T09:00'])
})

test('every session ends at night, also one that is renewed every second', async () => {
  const { watch, left, add } = sessions('22T09:00')
  await watch(at('22T09:01'))
  expect(left()).toEqual(['22T09:00'])
  add('23T03:29:59')
  add('23T03:30:01')
  await watch(at('23T03:30:02'))
  expect(left()).toEqual([])
  add('23T03:31')
  await watch(at('23T03:32'))
  expect(left()).toEqual(['23T03:31'])
})

test('what could not be done is done the next minute', async () => {
  const failing = jest.fn(() => Promise.reject(new Error('locked')))
  const query = { where: () => ({ delete: failing }) }
  const watch = nightWatch((() => query) as unknown as Database, 12)
  await expect(watch(at('22T09:01'))).rejects.toThrow('locked')
  failing.mockResolvedValue(undefined as never)
  await watch(at('22T09:02'))
  await watch(at('22T09:03'))
  expect(failing).toHaveBeenCalledTimes(2)
})
