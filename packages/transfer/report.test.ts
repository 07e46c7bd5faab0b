import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../lib/server/testing/temporary.ts'
import { createCounts } from './counts.ts'
import { createReport, linesOf, writeReport } from './report.ts'

const folder = temporaryFolder()

test('what is refused is in the file, and on the screen below its collection', () => {
  const report = createReport()
  createCounts(report).add('fee.csv, row 3', 'Class V', { type: 'refused', reason: 'Not a day.' })
  expect(report.entries).toMatchObject([
    { outcome: 'refused', about: 'Class V', place: 'fee.csv, row 3', detail: 'Not a day.' },
  ])
  expect(linesOf(report)).toEqual([])
})

test('the screen counts what the file lists', async () => {
  const report = createReport()
  for (const about of ['Notice “A & B”', 'Notice “C”', 'Notice “C”'])
    report.about(about, 'https://old.example/a')('left-out', 'hidden text', 'casino')
  expect(linesOf(report)).toEqual(['  Left out: hidden text: Notice “A & B” (casino), and 1 more'])
  await writeReport(report, join(folder, 'report.html'))
  const page = await readFile(join(folder, 'report.html'), 'utf8')
  expect(page.match(/<tr><td>/g)).toHaveLength(2)
  expect(page).toContain('Notice “A &amp; B”')
})
