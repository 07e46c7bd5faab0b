// npm run log -- 10:15 [--minutes 5] [--day 2026-11-21]: the events at that time, from the journal
// and nginx.
import { formatSchoolTime } from '../lib/format/day.ts'
import { formatCount, runCommand } from './lib/command.ts'
import { lineOf } from './log/entry.ts'
import { readJournal } from './log/journal.ts'
import { readVisits } from './log/visits.ts'
import { parseWindow } from './log/window.ts'

await runCommand('task', async () => {
  const { SCHOOL = '', LOG_DIR = '/var/log/nginx' } = process.env
  const window = parseWindow(process.argv.slice(2))
  const [journal, visits] = await Promise.all([
    readJournal(window, SCHOOL ? `school-website-${SCHOOL}` : 'school-website'),
    readVisits(window, LOG_DIR, SCHOOL),
  ])
  const entries = [...journal, ...visits].toSorted((one, other) => one.time - other.time)
  for (const entry of entries) console.log(lineOf(entry))
  console.log(
    `${formatCount(entries.length, 'entry')} from ${formatSchoolTime(window.from)} to ${formatSchoolTime(window.to)}`,
  )
})
