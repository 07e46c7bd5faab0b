// Do the main journeys work in Firefox and in WebKit? The other tests run in Chromium.
import { expect, test } from 'playwright/test'
import { listItems } from '../e2e/support/cms.ts'
import { thanksTo } from '../e2e/support/enquiry-forms.ts'
import { requireEnv } from '../e2e/support/require-env.ts'
import { launchFirefox, launchWebKit, type Engine } from './browsers/engines.ts'
import { openTab, type Tab } from './browsers/tab.ts'

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

/** An enquiry is sent, thanked for and stored. */
function enquiry(engine: string): Journey {
  const name = `Asha of ${engine}`
  const fields = { student_name: name, age: '5', contact_number: '0123456789' }
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
      await expect.poll(() => listItems('admission_form', 'student_name', name)).toHaveLength(1)
    },
  ]
}

for (const [name, launch] of [
  ['Firefox', launchFirefox],
  ['WebKit', launchWebKit],
] as const)
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' })
    let engine: Engine
    test.beforeAll(async () => {
      engine = await launch(test.info().outputPath())
    })
    test.afterAll(() => engine.close())

    for (const [title, path, width, visit] of [...journeys, enquiry(name)])
      test(title, async () => {
        const tab = await openTab(engine, requireEnv('E2E_SITE_URL') + path, width)
        await visit(tab)
        expect(await tab.listErrors()).toEqual([])
      })
  })
