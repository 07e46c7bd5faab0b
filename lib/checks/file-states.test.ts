import type { CmsFile } from '../content/collections/columns.ts'
import type { FileState } from './content.ts'
import { createFileStates, nightOf } from './file-states.ts'

const file: CmsFile = {
  ...{ id: 'a', title: 'A', description: null, filename: 'a.pdf', type: 'application/pdf' },
  ...{ bytes: 1, width: null, height: null, modified: '2026-11-21T00:00:00Z' },
}

test('a night begins at half past two at the school', () => {
  expect(nightOf(new Date('2026-11-21T20:59:00Z'))).toBe('2026-11-21')
  expect(nightOf(new Date('2026-11-21T21:01:00Z'))).toBe('2026-11-22')
})

test('a file is read once a night, and again when it was replaced', async () => {
  const read = jest.fn(() => Promise.resolve<FileState>('scan'))
  const statesOf = createFileStates(read)
  expect(await statesOf([file], 'one')).toEqual(new Map([['a', 'scan']]))
  await statesOf([file], 'one')
  expect(read).toHaveBeenCalledTimes(1)
  await statesOf([{ ...file, bytes: 2 }], 'one')
  expect(read).toHaveBeenCalledTimes(2)
  await statesOf([file], 'two')
  expect(read).toHaveBeenCalledTimes(3)
})

test('a CMS that is unreachable has lost no file', async () => {
  const read = jest.fn<Promise<FileState>, []>().mockRejectedValueOnce(new Error('unreachable'))
  read.mockResolvedValueOnce('gone')
  const statesOf = createFileStates(read)
  expect(await statesOf([file], 'one')).toEqual(new Map([['a', 'unknown']]))
  expect(await statesOf([file], 'one')).toEqual(new Map([['a', 'gone']]))
})
