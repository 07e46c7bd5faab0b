// How long does a clerk need to make a new website that of her own school in the Studio?
import { expect, test } from 'playwright/test'
import { pagePathOf } from 'school-schema/pages/page-kinds'
import { crawl } from '../e2e/support/crawl.ts'
import { sampleFacts } from '../e2e/support/schools.ts'
import { setUpInstance } from '../e2e/support/servers/set-up.ts'
import { hrefOf } from '../lib/format/href.ts'
import { adoption, listTitles, NAME } from './clerk/adoption.ts'
import { startClerk } from './clerk/clerk.ts'
import { matchGuide } from './clerk/guide.ts'
import { runTask } from './clerk/run-task.ts'
import { signIn } from './clerk/sign-in.ts'

/** What a clerk needs to find and fill one field, in seconds. */
const STEP_SECONDS = 6
const MAX_MINUTES = 60

const instance = setUpInstance('adoption')
const { E2E_SITE_URL, E2E_CMS_URL } = process.env
// What signs in and asks the CMS finds both by these.
test.beforeAll(() => {
  Object.assign(process.env, { E2E_SITE_URL: instance.siteUrl, E2E_CMS_URL: instance.cmsUrl })
})
test.afterAll(() => void Object.assign(process.env, { E2E_SITE_URL, E2E_CMS_URL }))

test('a website becomes that of another school within an hour @long', async ({ browser }) => {
  const guide = await matchGuide(listTitles())
  const signedIn = await signIn(browser)
  const visitor = await browser.newPage({ baseURL: instance.siteUrl })
  const total = { clicks: 0, fields: 0 }
  console.log('Clicks, typed fields')
  for (const [title, task] of adoption) {
    const studio = await signedIn.newPage()
    const clerk = await startClerk(studio, task.files ?? [])
    const instructions = guide.get(title)
    if (!instructions) continue
    const { clicks, fields } = await runTask(clerk, visitor, instructions, task)
    console.log(`  ${(task.values['row'] ?? title).padEnd(48)}${clicks}\t${fields}`)
    total.clicks += clicks
    total.fields += fields
    await studio.close()
  }
  const minutes = Math.ceil(((total.clicks + total.fields) * STEP_SECONDS) / 60)
  const { rows } = await instance.ask('GET', '/items/pages?limit=-1&filter[status][_eq]=published')
  const addresses = rows.map((row) => hrefOf({ path: pagePathOf(row) ?? '' }))
  console.log({ ...total, minutes, pages: addresses.length })
  const expected = { name: NAME, otherWords: sampleFacts(), languages: ['', '/hi', '/bn'] }
  // Several lists that are suddenly empty are believed after a minute.
  await expect(async () => {
    expect(await crawl(instance.siteUrl, addresses, expected)).toEqual([])
  }).toPass({ timeout: 120_000 })
  expect(minutes).toBeLessThanOrEqual(MAX_MINUTES)
})
