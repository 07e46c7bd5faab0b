import { recordRejectedRows } from '../content/store/store.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { getContentProblems, oldSince, recordContentProblems, saveLastSync } from './sync-state.ts'

test('before its first sync the site does not say that the CMS is up', () => {
  expect(getContentProblems()).toEqual({ badRows: 0, isCmsUp: false, suspicious: [] })
})

test('invalid rows, an outage and partial lists are reported until they are resolved', () => {
  const row = { collection: 'notification', id: '7', field: 'pinned', isShown: true }
  recordRejectedRows({ key: 'notices' }, [row])
  recordContentProblems(['fees'], false)
  // A row that is deleted between the list and its count is not a problem.
  expect(getContentProblems()).toEqual({ badRows: 1, isCmsUp: false, suspicious: [] })
  recordContentProblems(['fees'], false)
  expect(getContentProblems()).toEqual({ badRows: 1, isCmsUp: false, suspicious: ['fees'] })
  recordRejectedRows({ key: 'notices' }, [])
  recordContentProblems([], true)
  expect(getContentProblems()).toEqual({ badRows: 0, isCmsUp: true, suspicious: [] })
})

const mockFolder = temporaryFolder()
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ DATA_DIR: mockFolder }),
}))

test('content counts as old a day after the last sync', async () => {
  jest.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z'), doNotFake: ['nextTick'] })
  await saveLastSync()
  expect(oldSince()).toBeNull()
  jest.advanceTimersByTime(24 * 60 * 60 * 1000 - 1)
  expect(oldSince()).toBeNull()
  jest.advanceTimersByTime(1)
  expect(oldSince()).toBe('2026-06-01T10:00:00.000Z')
  jest.useRealTimers()
})
