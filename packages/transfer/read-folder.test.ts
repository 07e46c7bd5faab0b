import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../lib/server/testing/temporary.ts'
import { readFolder } from './read-folder.ts'
import { createReport } from './report.ts'

const folder = temporaryFolder()

test('files that are named after no collection are left out, and said', async () => {
  const report = createReport()
  for (const name of ['notification.json', 'notices.json', 'files.json', 'teachers.csv'])
    await writeFile(join(folder, name), '[]')
  const { entries } = await readFolder(folder, report)
  expect([...entries.keys()].map(({ name }) => name)).toEqual(['notification'])
  expect(report.entries.map(({ about }) => about)).toEqual(['notices.json', 'teachers.csv'])
})
