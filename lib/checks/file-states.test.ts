import type { CmsFile } from '../content/collections/file.ts'
import type { FileState } from './content.ts'
import { createFileStates } from './file-states.ts'

const file: CmsFile = {
  ...{ id: 'a', title: 'A', description: null, filename: 'a.pdf', type: 'application/pdf' },
  ...{ bytes: 1, width: null, height: null, modified: '2026-11-21T00:00:00Z' },
}

test('a file is looked into once a night, and anew when it was replaced', async () => {
  const look = jest.fn(() => Promise.resolve<FileState>('scan'))
  const statesOf = createFileStates(look)
  expect(await statesOf([file], 'one')).toEqual(new Map([['a', 'scan']]))
  await statesOf([file], 'one')
  expect(look).toHaveBeenCalledTimes(1)
  await statesOf([{ ...file, bytes: 2 }], 'one')
  expect(look).toHaveBeenCalledTimes(2)
  await statesOf([file], 'two')
  expect(look).toHaveBeenCalledTimes(3)
})

test('a CMS that is away has lost no file', async () => {
  const look = jest.fn<Promise<FileState>, []>().mockRejectedValueOnce(new Error('away'))
  look.mockResolvedValueOnce('gone')
  const statesOf = createFileStates(look)
  expect(await statesOf([file], 'one')).toEqual(new Map([['a', 'unknown']]))
  expect(await statesOf([file], 'one')).toEqual(new Map([['a', 'gone']]))
})
