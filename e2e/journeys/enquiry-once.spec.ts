import { thanksTo } from '../support/enquiry-forms.ts'
import {
  enquire,
  fillAdmission,
  send,
  storedAdmissions,
  uniqueName,
} from '../support/enquiry-page.ts'
import { expect, test } from '../support/test.ts'

// The width does not matter: one project runs with and without JavaScript.
// deferred-hydration.spec.ts checks that two taps are one enquiry.
for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled })

    test('the back button and a second post of the same values are one enquiry', async ({
      page,
    }) => {
      const name = uniqueName()
      await page.goto('/')
      await enquire(page, name)
      // Without JavaScript a reload posts the form again.
      if (!javaScriptEnabled) {
        await page.reload()
        await expect(page.getByText(thanksTo(name))).toBeVisible()
        expect(await storedAdmissions(name)).toHaveLength(1)
      }
      await page.goto('/')
      // Without JavaScript the browser asks whether to post the form again.
      if (javaScriptEnabled) await page.goBack()
      else await page.goto('/TakeAdmission')
      await fillAdmission(page, name)
      await send(page, name)
      expect(await storedAdmissions(name)).toHaveLength(1)
    })

    test('two tabs with the same values are one enquiry; another number is a new one', async ({
      page,
      context,
    }) => {
      const name = uniqueName()
      const tabs = [page, await context.newPage()]
      for (const tab of tabs) {
        await tab.goto('/TakeAdmission')
        await fillAdmission(tab, name)
      }
      await Promise.all(tabs.map((tab) => send(tab, name)))
      expect(await storedAdmissions(name)).toHaveLength(1)
      await enquire(page, name, '0123456788')
      expect(await storedAdmissions(name)).toHaveLength(2)
    })
  })
