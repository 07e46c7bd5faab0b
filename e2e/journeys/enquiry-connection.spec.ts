import {
  breakLine,
  expectFailure,
  forms,
  openForm,
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

const ON_EVERY_REQUEST: Fault[] = [
  ...(['reset', 'request cut', 'answer lost', 'answer cut'] as const),
  ...(['status 500', 'status 502', 'status 504', 'error page', 'silence'] as const),
]

// With the width and the connection of a phone.
test.describe('a bad connection', { tag: '@phone' }, () => {
  for (const form of forms) {
    for (const isHydrated of [false, true]) {
      const when = isHydrated ? 'after' : 'before'
      test(`${form.path} ${when} hydration survives each failure`, async ({
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
        for (const fault of ON_EVERY_REQUEST) {
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
    }
  }

  const count = Number(process.env.CONNECTION_RUNS ?? 2)

  for (let run = 0; run < count; run += 1) {
    const form = forms[run % 2] as (typeof forms)[number]
    const isHydrated = run % 4 > 1
    const fault = ON_EVERY_REQUEST[(run * 5 + 2) % ON_EVERY_REQUEST.length] as Fault
    // A page has about eight scripts.
    const passing = isHydrated ? 0 : (run * 7) % 10
    const title = `run ${run}: ${form.path}, ${isHydrated ? 'hydrated' : 'not hydrated'}, ${fault} after ${passing} requests`
    test(title, async ({ page, line }) => {
      const opened = await openForm(page, form, isHydrated)
      await breakLine(page, line, fault, passing)
      await opened.fill()
      await opened.sendButton.click()
      await expect(opened.failure.or(opened.thanks)).toBeVisible()
      if (await opened.failure.isVisible()) {
        await expectFailure(opened)
        await repairLine(page, line)
        await tryAgain(opened)
      }
      await expect(opened.thanks).toBeVisible()
      expect(await form.stored(opened.name)).toHaveLength(1)
    })
  }

  test('a failed form is sent again by keyboard', async ({ page, line }) => {
    const opened = await openForm(page, forms[0] as (typeof forms)[number], true)
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

    for (const form of forms) {
      test(`reloading the browser's error page sends ${form.path} again, once`, async ({
        page,
        line,
      }) => {
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
      })
    }
  })
})
