import type { Browser } from 'playwright/test'
import { pagePathOf } from 'school-schema/page-kinds'
import { askCms } from '../../e2e/support/cms.ts'
import { crawl } from '../../e2e/support/crawl.ts'
import { requireEnv } from '../../e2e/support/require-env.ts'
import { sampleFacts } from '../../e2e/support/schools.ts'
import { hrefOf } from '../../lib/format/href.ts'
import { printLine, printStep } from '../../scripts/launcher/progress.mjs'
import type { Result } from '../lib/runner.ts'
import { adoption, listTitles, NAME } from './adoption.ts'
import { startClerk } from './clerk.ts'
import { matchGuide } from './guide.ts'
import { runTask } from './run-task.ts'
import { signIn } from './sign-in.ts'

/** What a clerk needs to find and fill one field, in seconds. */
const STEP_SECONDS = 6
const MAX_MINUTES = 60

/** Makes the website that of another school in the Studio, and looks for the sample school on it. */
export async function adoptWebsite(browser: Browser): Promise<Result> {
  const guide = await matchGuide(listTitles())
  const site = requireEnv('E2E_SITE_URL')
  const signedIn = await signIn(browser)
  const visitor = await browser.newPage({ baseURL: site })
  const total = { clicks: 0, fields: 0 }
  printStep('Another school: clicks, typed fields')
  for (const [title, task] of adoption) {
    const studio = await signedIn.newPage()
    const clerk = await startClerk(studio, task.files ?? [])
    const instructions = guide.get(title)
    if (!instructions) continue
    const { clicks, fields } = await runTask(clerk, visitor, instructions, task)
    printLine(`  ${(task.values['row'] ?? title).padEnd(48)}${clicks}\t${fields}`)
    total.clicks += clicks
    total.fields += fields
    await studio.close()
  }
  const minutes = Math.ceil(((total.clicks + total.fields) * STEP_SECONDS) / 60)
  const { rows } = await askCms('GET', '/items/pages?limit=-1&filter[status][_eq]=published')
  const addresses = rows.map((row) => hrefOf({ path: pagePathOf(row) ?? '' }))
  const faults = await crawl(site, addresses, { name: NAME, otherWords: sampleFacts() })
  if (minutes > MAX_MINUTES) faults.push(`It takes ${minutes} minutes`)
  return { faults, figures: { ...total, minutes, pages: addresses.length } }
}
