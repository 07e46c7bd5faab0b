import { recordRejectedRows } from '../store/parse-response.ts'
import { selectView, storeContent } from '../store/store.ts'
import { getContentProblems, recordContentProblems, syncedView } from './sync-state.ts'
import { parseWebhook } from './webhook.ts'

test('invalid rows, failing sources and partial lists are counted until they are resolved', () => {
  const row = { collection: 'notification', id: '7', field: 'pinned', isShown: true }
  recordRejectedRows({ key: 'notices' }, [row])
  const result = { failures: [{ key: 'school', error: null }], unconfirmed: ['fees'] }
  recordContentProblems(result)
  // A row that is deleted between the list and its count is not a problem.
  expect(getContentProblems()).toEqual({ badRows: 1, failing: ['school'], suspicious: [] })
  recordContentProblems(result)
  expect(getContentProblems()).toEqual({ badRows: 1, failing: ['school'], suspicious: ['fees'] })
  recordRejectedRows({ key: 'notices' }, [])
  recordContentProblems({ failures: [], unconfirmed: [] })
  expect(getContentProblems()).toEqual({ badRows: 0, failing: [], suspicious: [] })
})

test('content counts as old a day after the last sync', () => {
  jest.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z') })
  storeContent(syncedView, '', { at: Date.now() })
  const oldSince = () => selectView(syncedView, 'oldSince').value
  expect(oldSince()).toBeNull()
  jest.advanceTimersByTime(24 * 60 * 60 * 1000 - 1)
  expect(oldSince()).toBeNull()
  jest.advanceTimersByTime(1)
  expect(oldSince()).toBe('2026-06-01T10:00:00.000Z')
  jest.useRealTimers()
})

test('a list of changed collections is a hint, whatever their number of rows', () => {
  const keys = Array.from({ length: 20_000 }, String)
  const changes = [{ collection: 'notification', keys }, { collection: 'fee' }]
  expect(parseWebhook(JSON.stringify({ changes }))).toEqual(['notification', 'fee'])
})

test.each([
  ...['', 'null', '[]', '{}', '{', '<html>'],
  ...['{"changes":[]}', '{"changes":[{"collection":1}]}'],
])('%j is not a hint', (body) => {
  expect(parseWebhook(body)).toBeNull()
})
