import { expect, test } from 'playwright/test'
import { enquiryMessages } from '../../content/enquiry-messages.ts'
import { launchFirefox, launchWebKit, type Engine, type Tab } from '../support/engines.ts'
import { hasProgram } from '../support/global-setup.ts'
import { storedAdmissions, uniqueName } from '../support/enquiry-page.ts'
import { requireEnv } from '../support/require-env.ts'

// The other tests run in Chromium. Here the main journeys run in two other engines.

for (const [title, program, launch] of [
  ['Firefox', 'firefox-esr', launchFirefox],
  ['WebKit', 'WebKitWebDriver', launchWebKit],
] as const)
  test.describe(title, () => {
    test.skip(!hasProgram(program), `needs the Debian package of ${program}`)
    test.describe.configure({ mode: 'serial' })

    let engine: Engine
    test.beforeAll(async () => {
      engine = await launch()
    })
    test.afterAll(() => engine.close())

    /** Opens a page in a window of this width, and fails if the engine reports an error. */
    async function onPage(path: string, width: number, visit: (tab: Tab) => Promise<void>) {
      const tab = await engine.open(requireEnv('E2E_SITE_URL') + path, width)
      await visit(tab)
      expect(await tab.listErrors()).toEqual([])
    }

    test('the menu opens, also on a phone', async () => {
      await onPage('/', 1280, async (tab) => {
        await tab.click('header summary', 'Academics')
        await tab.click('header details[open] a', 'Book list')
        await tab.waitFor('h1', 'Book list')
      })
      await onPage('/', 360, async (tab) => {
        await tab.click('button', 'Menu')
        await tab.click('#menu summary', 'Admission')
        await tab.click('#menu details[open] a', 'Admission procedure')
        await tab.waitFor('h1', 'Admission procedure')
      })
    })

    test('a question opens, and the fee button appears on scrolling', async () => {
      await onPage('/', 1280, async (tab) => {
        await tab.click('#main details > summary')
        await tab.waitFor('#main details[open]')
        await tab.scrollTo(400)
        await tab.waitFor('.fee-button')
      })
    })

    test('the slider moves, and a picture opens in the viewer and closes', async () => {
      await onPage('/AboutUs', 1280, async (tab) => {
        await tab.click('button', 'Next picture')
        await tab.waitFor('[role=status]', 'Picture 2 of 10')
      })
      await onPage('/Gallery', 1280, async (tab) => {
        await tab.click('a[data-deferred]')
        await tab.waitFor('dialog[open]')
        await tab.pressEscape()
        await tab.waitForNo('dialog[open]')
      })
    })

    test('an enquiry is sent', async () => {
      const name = uniqueName()
      const fields = { student_name: name, age: '5', contact_number: '0123456789' }
      await onPage('/TakeAdmission', 360, async (tab) => {
        for (const [field, text] of Object.entries(fields)) {
          await tab.click(`[name=${field}]`)
          await tab.type(text)
        }
        await tab.click('button', 'Send admission enquiry')
        await tab.waitFor('[role=alert]', enquiryMessages.thanks(name))
      })
      await expect.poll(() => storedAdmissions(name)).toHaveLength(1)
    })

    test('the calendar document is shown', async () => {
      await onPage('/SchoolCalendar', 1280, async (tab) => {
        await tab.click('button', 'Show the document here')
        await tab.waitFor('[role=status]', 'Page 1 of 2')
        await tab.waitFor('canvas')
      })
    })
  })
