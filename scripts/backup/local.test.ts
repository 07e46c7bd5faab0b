import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteOld, deleteUnfinished } from './local.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'local-'))))
afterEach(() => rmSync(folder, { recursive: true }))
const make = (...names: string[]) =>
  names.forEach((name) => mkdirSync(join(folder, name, 'uploads'), { recursive: true }))
const now = Date.now()
const nameOf = (daysAgo: number) =>
  new Date(now - daysAgo * 86_400_000).toISOString().slice(0, 19).replaceAll(':', '-')

test('the newest nightly backups and other files are kept', async () => {
  make(...[3, 2, 1, 0].map(nameOf), 'monday', '2026-11-21')
  await deleteOld(folder, 2, 396)
  expect(readdirSync(folder).toSorted()).toEqual(
    [nameOf(1), nameOf(0), 'monday', '2026-11-21'].toSorted(),
  )
})

test('none is older than the retention of enquiries', async () => {
  make(...[40, 20, 0].map(nameOf))
  await deleteOld(folder, 7, 30)
  expect(readdirSync(folder).toSorted()).toEqual([nameOf(20), nameOf(0)].toSorted())
})

test('leftovers of a killed run are deleted', async () => {
  make(
    '.2026-11-21T02-00-00-unfinished-a1',
    '.check-unfinished-b2',
    nameOf(0),
    '.monday-unfinished-c3',
  )
  await deleteUnfinished(folder)
  // The other one belongs to another command.
  expect(readdirSync(folder).toSorted()).toEqual(['.monday-unfinished-c3', nameOf(0)])
})
