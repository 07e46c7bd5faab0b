import { noteAside } from '../cms/aside.ts'
import { contentProblems, noteProblems } from './problems.ts'

test('bad rows, failing sources and partial lists are counted until they are over', () => {
  const row = { collection: 'notification', id: '7', field: 'pinned', isShown: true }
  noteAside({ key: 'notices' }, [row])
  noteProblems({ failures: [{ key: 'school', error: null }], doubted: ['fees'] })
  expect(contentProblems()).toEqual({ badRows: 1, failing: ['school'], suspicious: ['fees'] })
  noteAside({ key: 'notices' }, [])
  noteProblems({ failures: [], doubted: [] })
  expect(contentProblems()).toEqual({ badRows: 0, failing: [], suspicious: [] })
})
