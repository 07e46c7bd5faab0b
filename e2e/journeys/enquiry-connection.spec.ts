import {
  admissionForm,
  breakLine,
  expectFailure,
  forms,
  openForm,
  quickForm,
  repairLine,
  tryAgain,
  uniqueName,
} from '../support/enquiry-page.ts'
import { openFlakyLine, type Fault, type FlakyLine } from '../support/servers/flaky-line.ts'
import { expect, test as base } from '../support/test.ts'

const test = base.extend<{ line: FlakyLine }>({
  // The browser reports each failed request itself.
  noFaults: undefined,
  line: async ({}, use) => {
    const line = await openFlakyLine()
    await use(line)
    line.close()
  },
  proxy: async ({ line }, use) => use({ server: line.url, bypass: '<-loopback>' }),
})

const FAULTS: Fault[] = [
  'reset',
  'request cut',
  'answer lost',
  'answer cut',
  'status 502',
  'error page',
  'silence',
]

/** Both forms are sent by the same code. */
const FOR_SECOND_FORM: Fault[] = ['answer lost', 'status 502']

const tries = [
  { form: admissionForm, isHydrated: false, faults: FAULTS },
  { form: admissionForm, isHydrated: true, faults: FAULTS },
  { form: quickForm, isHydrated: true, faults: FOR_SECOND_FORM },
]

// With the width and the connection of a phone.
test.describe('a bad connection', { tag: '@phone' }, () => {
  for (const { form, isHydrated, faults } of tries)
    test(`${form.path} ${isHydrated ? 'after' : 'before'} hydration survives each failure`, async ({
      page,
      line,
      context,
      expectAccessible,
    }) => {
      test.slow()
      const opened = await openForm(page, form, isHydrated)
      await context.setOffline(true)
      await opened.fill()
      await opened.sendButton.click()
      await expectFailure(opened)
      await context.setOffline(false)
      for (const fault of faults) {
        await test.step(fault, async () => {
          await breakLine(page, line, fault)
          await tryAgain(opened)
          await expect.poll(line.faults).toBeGreaterThan(0)
          await expectFailure(opened)
        })
      }
      await expectAccessible(page)
      await repairLine(page, line)
      await tryAgain(opened)
      await expect(opened.thanks).toBeFocused()
      await expect(opened.failure).toBeHidden()
      expect(await form.stored(opened.name)).toHaveLength(1)
    })

  for (const blocked of ['refused', 'replaced by a page', 'not run'] as const)
    test(`both forms are sent although their scripts are ${blocked}`, async ({ page }) => {
      let clicked = Promise.withResolvers<void>()
      await page.route(/\/_next\/static\/.*\.js/, async (route, request) => {
        if (blocked === 'not run' && request.resourceType() === 'fetch') {
          // They are loaded only after the click, so the browser refuses to run them later still.
          await clicked.promise
          return route.continue()
        }
        if (blocked !== 'replaced by a page') return route.abort('blockedbyclient')
        return route.fulfill({ contentType: 'text/html', body: 'This address is blocked.' })
      })
      for (const form of forms) {
        clicked = Promise.withResolvers()
        const opened = await openForm(page, form, false)
        await opened.fill()
        await opened.sendButton.click()
        clicked.resolve()
        await expect(opened.thanks).toBeVisible()
        expect(await form.stored(opened.name)).toHaveLength(1)
      }
    })

  test('a failed form is sent again by keyboard', async ({ page, line }) => {
    const opened = await openForm(page, admissionForm, true)
    await opened.fill()
    line.break('reset')
    await page.keyboard.press('Escape')
    await opened.sendButton.focus()
    await page.keyboard.press('Enter')
    await expectFailure(opened)
    line.repair()
    await page.keyboard.press('Tab')
    await expect(opened.failure.getByRole('button', { name: 'Try again' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opened.thanks).toBeFocused()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('reloading the error page of the browser sends a form again, once', async ({
      page,
      line,
    }) => {
      for (const form of forms) {
        await page.goto(form.path)
        const element = page.locator(`#${form.id}`)
        const name = uniqueName()
        for (const [label, value] of Object.entries(form.fields(name)))
          await element.getByLabel(new RegExp(`^${label}`)).fill(value)
        line.break('answer lost')
        await element.getByRole('button', { name: /^Send/ }).click()
        await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
        line.repair()
        await page.reload()
        await expect(
          element.getByRole('alert').filter({ hasText: form.thanks(name) }),
        ).toBeVisible()
        expect(await form.stored(name)).toHaveLength(1)
      }
    })
  })
})
