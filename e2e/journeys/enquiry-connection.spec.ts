import {
  admissionForm,
  breakLine,
  expectFailure,
  faultNames,
  forms,
  openForm,
  repairLine,
  tryAgain,
} from '../support/enquiry-page.ts'
import { expect, test as base } from '../support/test.ts'

// The browser reports each failed request itself.
const test = base.extend({ noFaults: undefined })

// With the width and the connection of a phone.
test.describe('a bad connection', { tag: '@phone' }, () => {
  // Both forms are sent by the same code.
  for (const isHydrated of [true, false])
    test(`a form survives each failure ${isHydrated ? 'after' : 'before'} hydration`, async ({
      page,
      context,
      expectAccessible,
    }) => {
      const opened = await openForm(page, admissionForm, isHydrated)
      await context.setOffline(true)
      await opened.fill()
      await opened.sendButton.click()
      await expectFailure(opened)
      await context.setOffline(false)
      for (const fault of faultNames) {
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
      expect(await admissionForm.stored(opened.name)).toHaveLength(1)
    })

  for (const blocked of ['refused', 'replaced by a page'] as const)
    test(`both forms are sent although their scripts are ${blocked}`, async ({ page }) => {
      await page.route(/\/_next\/static\/.*\.js/, (route) =>
        blocked === 'refused'
          ? route.abort('blockedbyclient')
          : route.fulfill({ contentType: 'text/html', body: 'This address is blocked.' }),
      )
      for (const form of forms) {
        const opened = await openForm(page, form, false)
        await opened.fill()
        await opened.sendButton.click()
        await expect(opened.thanks).toBeVisible()
        expect(await form.stored(opened.name)).toHaveLength(1)
      }
    })
})
