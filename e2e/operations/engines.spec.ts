import { hrefOf } from '../../content/pages/page.ts'
import { getPageAt } from '../../content/pages/index.ts'
import { facts } from '../../content/facts.ts'
import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import { engines, type Engine } from '../support/engines.ts'
import { storedAdmissions, uniqueName } from '../support/enquiry-page.ts'
import { hasProgram } from '../support/global-setup.ts'
import { requireEnv } from '../support/require-env.ts'
import { expect, test } from '../support/test.ts'

// A narrow window: Firefox has none narrower.
const PHONE = { width: 500, height: 800 }

test.setTimeout(240_000)

for (const [program, start] of Object.entries(engines)) {
  test.describe(program, () => {
    test.skip(!process.env['CI'] && !hasProgram(program), `${program} is not installed`)
    // One browser for all its journeys: on a small machine it takes half a minute to start.
    test.describe.configure({ mode: 'serial' })

    let browser: Engine
    test.beforeAll(async () => {
      browser = await start(PHONE)
    })
    test.afterAll(() => browser.close())

    const open = (path: string) => browser.open(requireEnv('E2E_SITE_URL') + path)
    const expectTrue = (expression: string) =>
      expect
        .poll(() => browser.read<boolean>(expression), { message: expression, timeout: 30_000 })
        .toBe(true)
    const says = (text: string) =>
      expectTrue(`document.body.innerText.includes(${JSON.stringify(text)})`)

    test('the menu leads to the fees in two taps', async () => {
      await open('/')
      await expectTrue(`!document.getElementById('menu').matches(':popover-open')`)
      await browser.click('button[popovertarget=menu]')
      const href = hrefOf(getPageAt('/FeePaymentRules'))
      await browser.click(`#menu a[href="${href}"]`)
      await expectTrue(`location.pathname === ${JSON.stringify(href)}`)
      await says('16,750')
    })

    test('a question opens, and the fee button comes with scrolling', async () => {
      await open('/')
      const shown = `document.querySelector('.fee-button').checkVisibility()`
      await expectTrue(`!${shown}`)
      await browser.click('main details summary')
      await expectTrue(`document.querySelector('main details').open`)
      await browser.read(`(scrollTo(0, ${facts.feeButtonScroll + 1}), true)`)
      await expectTrue(shown)
    })

    test('the slider turns, and a picture of an album opens', async () => {
      await open('/Gallery')
      await browser.click('.slider button:last-of-type')
      await says(`Picture 2 of ${facts.sliderPictures}`)
      await browser.click('.thumbnail a')
      await expectTrue(`document.querySelector('dialog.viewer')?.open === true`)
    })

    test('the calendar is drawn', async () => {
      await open('/SchoolCalendar')
      await browser.read(`(document.querySelector('[role=group] .button')?.scrollIntoView(), true)`)
      await expectTrue(`(document.querySelector('main canvas')?.width ?? 0) > 0`)
    })

    test('a wrong enquiry is explained, a complete one is stored once', async () => {
      const name = uniqueName()
      await open('/TakeAdmission')
      await browser.type('#enquiry [name=student_name]', name)
      await browser.type('#enquiry [name=age]', '5')
      await browser.type('#enquiry [name=contact_number]', '012345678')
      await browser.click('#enquiry [type=submit]')
      await says(say.contactNumber)
      await browser.type('#enquiry [name=contact_number]', '9')
      await browser.click('#enquiry [type=submit]')
      await says(say.thanks(name))
      await expect.poll(() => storedAdmissions(name)).toHaveLength(1)
    })

    test('a search finds the fees', async () => {
      await open('/search')
      await browser.type('main [name=q]', 'शुल्क')
      await browser.click('main form [type=submit]')
      await expectTrue(`location.search.startsWith('?q=')`)
      await expectTrue(
        `document.querySelector('main ol a, main ul a').href.includes('/FeePaymentRules')`,
      )
    })
  })
}
