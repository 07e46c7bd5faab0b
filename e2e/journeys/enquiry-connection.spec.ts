import {
  admissionForm,
  breakLine,
  expectFailure,
  faultNames,
  faults,
  forms,
  openForm,
  quickForm,
  repairLine,
  tryAgain,
  uniqueName,
} from '../support/enquiry-page.ts'
import { expect, test as base } from '../support/test.ts'

// The browser reports each failed request itself.
const test = base.extend({ noFaults: undefined })

/** Both forms are sent by the same code. */
const FOR_SECOND_FORM = ['answer lost', 'status 502'] as const

const tries = [
  { form: admissionForm, isHydrated: false, names: faultNames },
  { form: admissionForm, isHydrated: true, names: faultNames },
  { form: quickForm, isHydrated: true, names: FOR_SECOND_FORM },
]

// With the width and the connection of a phone.
test.describe('a bad connection', { tag: '@phone' }, () => {
  for (const { form, isHydrated, names } of tries)
    test(`${form.path} ${isHydrated ? 'after' : 'before'} hydration survives each failure`, async ({
      page,
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
      for (const fault of names) {
        await test.step(fault, async () => {
          const count = await breakLine(page, fault)
          await tryAgain(opened)
          await expect.poll(count).toBeGreaterThan(0)
          await expectFailure(opened)
        })
      }
      await expectAccessible(page)
      await repairLine(page)
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

  test('a failed form is sent again by keyboard', async ({ page }) => {
    const opened = await openForm(page, admissionForm, true)
    await opened.fill()
    await breakLine(page, 'reset')
    await page.keyboard.press('Escape')
    await opened.sendButton.focus()
    await page.keyboard.press('Enter')
    await expectFailure(opened)
    await repairLine(page)
    await page.keyboard.press('Tab')
    await expect(opened.failure.getByRole('button', { name: 'Try again' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opened.thanks).toBeFocused()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('reloading the error page of the browser sends a form again, once', async ({ page }) => {
      for (const form of forms) {
        await page.goto(form.path)
        const element = page.locator(`#${form.id}`)
        const name = uniqueName()
        for (const [label, value] of Object.entries(form.fields(name)))
          await element.getByLabel(new RegExp(`^${label}`)).fill(value)
        await page.route('**/*', faults['answer lost'])
        await element.getByRole('button', { name: /^Send/ }).click()
        await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
        await page.unrouteAll()
        await page.reload()
        await expect(
          element.getByRole('alert').filter({ hasText: form.thanks(name) }),
        ).toBeVisible()
        expect(await form.stored(name)).toHaveLength(1)
      }
    })
  })
})
