// Do the main journeys work in Firefox and in WebKit? The other tests run in Chromium.
import { thanksTo } from '../../e2e/support/enquiry-forms.ts'
import { printLine } from '../../scripts/launcher/progress.mjs'
import { explain } from '../../scripts/launcher/problem.mjs'
import { request } from '../../cms/setup/client.ts'
import type { TestEnvironment } from '../lib/environment.ts'
import { timeUntil } from '../lib/flow.ts'
import { runCheck, type Result } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'
import { launchFirefox, launchWebKit, type Engine } from './engines.ts'
import { openTab, type Tab } from './tab.ts'

const DELIVERY_MS = 60_000

type Journey = [title: string, path: string, width: number, visit: (tab: Tab) => Promise<unknown>]

const journeys: Journey[] = [
  [
    'the menu opens on a phone',
    '/',
    360,
    async (tab) => {
      await tab.click('button', 'Menu')
      await tab.click('#menu summary', 'Admission')
      await tab.click('#menu details[open] a', 'Admission procedure')
      await tab.waitFor('h1', 'Admission procedure')
    },
  ],
  [
    'a question opens, and the fee button appears on scrolling',
    '/',
    1280,
    async (tab) => {
      await tab.click('#main details > summary')
      await tab.waitFor('#main details[open]')
      await tab.scrollTo(400)
      await tab.waitFor('.fee-button')
    },
  ],
  [
    'the slider moves',
    '/AboutUs',
    1280,
    async (tab) => {
      await tab.click('button', 'Next picture')
      await tab.waitFor('[role=status]', 'Picture 2 of 10')
    },
  ],
  [
    'a picture opens in the viewer and closes',
    '/Gallery',
    1280,
    async (tab) => {
      await tab.click('a[data-deferred]')
      await tab.waitFor('dialog[open]')
      await tab.pressEscape()
      await tab.waitForNo('dialog[open]')
    },
  ],
  [
    'the calendar document is shown',
    '/SchoolCalendar',
    1280,
    async (tab) => {
      await tab.click('button', 'Show the document here')
      await tab.waitFor('[role=status]', 'Page 1 of 2')
      await tab.waitFor('canvas')
    },
  ],
]

await runCheck({ run: (environment) => withSite(environment, () => checkEngines(environment)) })

async function checkEngines(environment: TestEnvironment): Promise<Result> {
  const faults: string[] = []
  for (const [name, launch] of [
    ['Firefox', launchFirefox],
    ['WebKit', launchWebKit],
  ] as const) {
    const engine = await launch()
    try {
      for (const journey of [...journeys, enquiry(name, environment)])
        faults.push(...(await tryJourney(name, engine, environment, journey)))
    } finally {
      await engine.close()
    }
  }
  return { faults, figures: { journeys: 2 * (journeys.length + 1) } }
}

async function tryJourney(
  name: string,
  engine: Engine,
  { settings }: TestEnvironment,
  [title, path, width, visit]: Journey,
): Promise<string[]> {
  try {
    const tab = await openTab(engine, settings.localUrl + path, width)
    await visit(tab)
    const errors = await tab.listErrors()
    printLine(`  ${name}: ${title}`)
    return errors.map((error) => `${name}: ${title}: ${error}`)
  } catch (error) {
    return [`${name}: ${title}: ${explain(error)}`]
  }
}

/** An enquiry is sent, thanked for and stored. */
function enquiry(engine: string, { cmsUrl, secrets }: TestEnvironment): Journey {
  const name = `Asha of ${engine}`
  const fields = { student_name: name, age: '5', contact_number: '0123456789' }
  const isStored = async () => {
    const path = `/items/admission_form?filter[student_name]=${name}`
    const { rows } = await request(cmsUrl, { token: secrets.adminToken }, 'GET', path)
    return rows.length === 1
  }
  return [
    'an enquiry is sent',
    '/TakeAdmission',
    360,
    async (tab) => {
      for (const [field, text] of Object.entries(fields)) {
        await tab.click(`[name=${field}]`)
        await tab.type(text)
      }
      await tab.click('button', 'Send admission enquiry')
      await tab.waitFor('[role=alert]', thanksTo(name))
      if ((await timeUntil(isStored, DELIVERY_MS)) === null) throw new Error('It is not stored.')
    },
  ]
}
