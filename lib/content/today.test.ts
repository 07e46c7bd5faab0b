import { selectView, toTag } from './store/store.ts'
import { todayView } from './today.ts'

test('the view changes when the day begins at the school, and not before', () => {
  const today = () => selectView(todayView, 'day')
  jest.useFakeTimers({ now: new Date('2026-12-31T18:29:59.999Z') })
  const before = today()
  expect(before.value).toBe('2026-12-31')
  jest.advanceTimersByTime(1)
  expect(today().value).toBe('2027-01-01')
  expect(today().version).not.toBe(before.version)
  jest.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect(today().value).toBe('2027-01-02')
  jest.useRealTimers()
})

test('a page that was cached on an earlier day is stale after a restart', async () => {
  jest.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z'), doNotFake: ['queueMicrotask'] })
  const seen = { key: 'today', name: 'day', param: '', version: 'of-yesterday' }
  const { listStalePages } = await import('./revalidation/page-index.ts')
  const { processGlobal } = await import('../server/process-global.ts')
  processGlobal('tags of pages', () => new Map<string, string>()).set('/Events', toTag(seen))
  expect(listStalePages()).toEqual([{ key: '/Events', sources: ['today'] }])
  jest.useRealTimers()
})
