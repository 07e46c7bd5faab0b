// npm run check:content: the list "Things to mend" of the CMS, page by page.
import { connectCms } from '../cms/setup/client.ts'
import { listFindings } from './content/list-findings.ts'
import { reportOf } from './content/report.ts'
import { reachCms } from './golive/reach-cms.ts'
import { schoolName } from './lib/cms/questions.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'

await runCommand('task', async (supervisor) => {
  const settings = readSettings(process.env, false)
  const cms = await reachCms(settings, supervisor)
  // Explains a CMS that is away or refuses the token, before anything else is asked of it.
  await schoolName(cms)
  const findings = await listFindings(connectCms(cms.url, cms.token))
  console.log(reportOf(findings).join('\n'))
  return findings.length === 0 ? 0 : 1
})
