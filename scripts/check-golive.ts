// npm run check:golive: what is still sample, placeholder, missing or past its date, page by page.
import { schoolDay } from '../lib/format/day.ts'
import { pages } from '../content/pages/index.ts'
import { findGaps } from './golive/find-gaps.ts'
import { reachCms } from './golive/reach-cms.ts'
import { readState } from './golive/read-state.ts'
import { reportOf } from './golive/report.ts'
import { schoolName } from './lib/cms-questions.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'

await runCommand('task', async (supervisor) => {
  const settings = readSettings(process.env, false)
  const cms = await reachCms(settings, supervisor)
  // Explains a CMS that is away or refuses the token, before anything else is asked of it.
  await schoolName(cms)
  const gaps = findGaps(await readState(cms), schoolDay())
  console.log(reportOf(gaps, pages).join('\n'))
  return gaps.length === 0 ? 0 : 1
})
