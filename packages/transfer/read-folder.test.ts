import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFolder } from './read-folder.ts'
import { createReport } from './report.ts'

test('files that are named after no collection are left out, and said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'folder-'))
  const report = createReport()
  try {
    for (const name of ['notification.json', 'notices.json', 'files.json', 'teachers.csv'])
      await writeFile(join(folder, name), '[]')
    const { entries } = await readFolder(folder, report)
    expect([...entries.keys()].map(({ name }) => name)).toEqual(['notification'])
    expect(report.entries.map(({ about }) => about)).toEqual(['notices.json', 'teachers.csv'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
