// Can a clerk do each task of docs/guide as it says, with about as few clicks as in WordPress, and how soon do visitors
// see it? And how long does she need to make a new website that of her own school? `--pictures` takes the pictures of the
// guide, `--width 360` is a phone, `--only` is a regular expression for the titles of tasks, or `school`.
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright/test'
import { openBrowser } from '../../scripts/lib/browser.ts'
import { createEnvironment, type TestEnvironment } from '../lib/environment.ts'
import { readOrExit, runCheck, type Result } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'
import { adoptWebsite } from './second-school.ts'
import { tryTasks } from './try-tasks.ts'

const { values } = readOrExit(() =>
  parseArgs({
    options: {
      pictures: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      width: { type: 'string', default: '1366' },
    },
  }),
)

/** The name of the second part for `--only`. */
const SCHOOL = 'school'

async function inBrowser(
  environment: TestEnvironment,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  Object.assign(process.env, {
    E2E_SITE_URL: environment.settings.localUrl,
    E2E_CMS_URL: environment.cmsUrl,
    E2E_CMS_ADMIN_TOKEN: environment.secrets.adminToken,
  })
  const browser = await openBrowser()
  return withSite(environment, () => work(browser)).finally(() => browser.close())
}

await runCheck({
  async run(environment) {
    if (values.only === SCHOOL) return inBrowser(environment, adoptWebsite)
    const tasks = await inBrowser(environment, (browser) => tryTasks(browser, values))
    if (values.only) return tasks
    const school = await inBrowser(await createEnvironment(), adoptWebsite)
    return {
      faults: [...tasks.faults, ...school.faults],
      figures: { ...tasks.figures, ...school.figures },
    }
  },
})
