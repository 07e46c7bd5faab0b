// Can a clerk do each task of docs/guide as it says, with about as few clicks as in WordPress, and how soon do visitors
// see it? `--pictures` takes the pictures of the guide, `--only` names a part of a task's title.
import { parseArgs } from 'node:util'
import { openBrowser } from '../../scripts/lib/browser.ts'
import { readOrExit, runCheck } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'
import { tryTasks } from './try-tasks.ts'

const { values } = readOrExit(() =>
  parseArgs({
    options: {
      pictures: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  }),
)

await runCheck({
  async run(environment) {
    Object.assign(process.env, {
      E2E_SITE_URL: environment.settings.localUrl,
      E2E_CMS_URL: environment.cmsUrl,
      E2E_CMS_ADMIN_TOKEN: environment.secrets.adminToken,
    })
    const browser = await openBrowser()
    return withSite(environment, () => tryTasks(browser, values)).finally(() => browser.close())
  },
})
