import { recordRejectedRows } from '../store/rejected-rows.ts'
import { getContentProblems, recordContentProblems } from './problems.ts'

test('bad rows, failing sources and partial lists are counted until they are over', () => {
  const row = { collection: 'notification', id: '7', field: 'pinned', isShown: true }
  recordRejectedRows({ key: 'notices' }, [row])
  recordContentProblems({ failures: [{ key: 'school', error: null }], unconfirmed: ['fees'] })
  expect(getContentProblems()).toEqual({ badRows: 1, failing: ['school'], suspicious: ['fees'] })
  recordRejectedRows({ key: 'notices' }, [])
  recordContentProblems({ failures: [], unconfirmed: [] })
  expect(getContentProblems()).toEqual({ badRows: 0, failing: [], suspicious: [] })
})
