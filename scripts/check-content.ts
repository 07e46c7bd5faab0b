// npm run check:content: the findings of the content check by page, as the CMS lists them.
import { z } from 'zod'
import { CmsRefusal, connectCms } from '../cms/setup/client.ts'
import { reportOf } from '../lib/checks/report.ts'
import { Problem } from './launcher/problem.mjs'
import { reachCms } from './lib/cms/reach.ts'
import { runCommand } from './lib/command.ts'
import { readSettings } from './lib/environment.ts'

const FORBIDDEN = 403
const PATH = '/items/content_finding?limit=-1&sort=page,what&fields=page,what,todo'

const findings = z.array(z.object({ page: z.string(), what: z.string(), todo: z.string() }))

await runCommand('task', async (supervisor) => {
  const { url, token } = await reachCms(readSettings(), supervisor)
  const rows = await connectCms(url, token)
    .list(PATH)
    .catch((error: unknown) => {
      if (!(error instanceof CmsRefusal) || error.status !== FORBIDDEN) throw error
      throw new Problem(`The CMS at ${url} has no list of findings: set it up for this site.`)
    })
  const issues = findings.parse(rows)
  console.log(reportOf('needs-fixing', issues).join('\n'))
  return issues.length === 0 ? 0 : 1
})
