// npm run check:golive: what is still sample, placeholder, missing or past its date, page by page.
import { findIssues } from '../lib/checks/find-issues.ts'
import { reportOf } from '../lib/checks/report.ts'
import { schoolDay } from '../lib/format/day.ts'
import { reachCms } from './checks/reach-cms.ts'
import { readContent } from './checks/read-content.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'

await runCommand('task', async (supervisor) => {
  const cms = await reachCms(readSettings(process.env, false), supervisor)
  const issues = findIssues('before-go-live', await readContent(cms, schoolDay()))
  console.log(reportOf('before-go-live', issues).join('\n'))
  return issues.length === 0 ? 0 : 1
})
