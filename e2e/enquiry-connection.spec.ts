import type { Page } from '@playwright/test'
import { enquiryMessages as say } from '../content/enquiry-messages.ts'
import { untilAlive } from '../scripts/lib/alive.ts'
import { saveData } from '../scripts/lib/save-data.ts'
import { listItems } from './support/cms.ts'
import { openFlakyLine, type Fault, type FlakyLine } from './support/flaky-line.ts'
import { expect, test as base } from './support/test.ts'

const test = base.extend<{ line: FlakyLine }>({
  // The browser itself reports each failed request.
  quiet: undefined,
  line: async ({}, use) => {
    const line = await openFlakyLine()
    await use(line)
    line.close()
  },
  proxy: async ({ line }, use) => use({ server: line.url, bypass: '<-loopback>' }),
})

const uniqueName = () => `Asha Devi ${crypto.randomUUID().slice(0, 8)}`

type Form = {
  path: string
  id: string
  fields: (name: string) => Record<string, string>
  thanks: (name: string) => string
  stored: (name: string) => Promise<unknown[]>
}

const forms: Form[] = [
  {
    path: '/TakeAdmission',
    id: 'enquiry',
    fields: (name) => ({
      'Student name': name,
      Age: '5',
      'Previous school': 'Town School',
      'Contact number': '0123456789',
      Address: 'House 4,\nMain Road',
    }),
    thanks: say.thanks,
    stored: (name) => listItems('admission_form', 'student_name', name),
  },
  {
    path: '/',
    id: 'quick',
    fields: (name) => ({
      Name: name,
      Age: '4',
      'Present class': 'Nursery',
      'Contact number': '0123456789',
      'WhatsApp number': '0123456780',
    }),
    thanks: () => say.quickThanks,
    stored: (name) => listItems('admission', 'name', name),
  },
]

/** A form on a page of a visitor who saves data: nothing hydrates it before a touch. */
async function open(page: Page, form: Form, isHydrated: boolean) {
  await saveData(page)
  // Twenty seconds of patience are two.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 10)
  })
  await page.goto(form.path)
  if (isHydrated) {
    await page.keyboard.press('Shift')
    await untilAlive(page)
  }
  const name = uniqueName()
  const element = page.locator(`#${form.id}`)
  const field = (label: string) => element.getByLabel(new RegExp(`^${label}`))
  return {
    name,
    sendButton: element.getByRole('button', { name: /^Send/ }),
    failure: element.getByRole('alert').filter({ hasText: say.notSaved }),
    thanks: element.getByRole('alert').filter({ hasText: form.thanks(name) }),
    async fill() {
      for (const [label, value] of Object.entries(form.fields(name))) await field(label).fill(value)
    },
    async expectKept() {
      for (const [label, value] of Object.entries(form.fields(name)))
        await expect(field(label)).toHaveValue(value)
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
    },
  }
}

type Opened = Awaited<ReturnType<typeof open>>

async function expectFailure(opened: Opened) {
  await expect(opened.failure).toBeFocused()
  await expect(opened.failure).toBeInViewport({ ratio: 1 })
  await expect(opened.failure.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/)
  await opened.expectKept()
}

const tryAgain = ({ failure }: Opened) => failure.getByRole('button', { name: 'Try again' }).click()

const ON_EVERY_REQUEST: Fault[] = [
  ...(['reset', 'request cut', 'answer lost', 'answer cut'] as const),
  ...(['status 500', 'status 502', 'status 504', 'error page', 'silence'] as const),
]

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
      const opened = await open(page, form, isHydrated)
      await context.setOffline(true)
      await opened.fill()
      await opened.sendButton.click()
      await expectFailure(opened)
      await context.setOffline(false)
      for (const fault of ON_EVERY_REQUEST) {
        await test.step(fault, async () => {
          line.break(fault)
          await tryAgain(opened)
          await expect.poll(line.faults).toBeGreaterThan(0)
          await expectFailure(opened)
        })
      }
      await expectAccessible(page)
      line.repair()
      await tryAgain(opened)
      await expect(opened.thanks).toBeFocused()
      await expect(opened.failure).toBeHidden()
      expect(await form.stored(opened.name)).toHaveLength(1)
    })
  }
}

const count = Number(process.env.CONNECTION_RUNS ?? 4)

for (let run = 0; run < count; run += 1) {
  const form = forms[run % 2] as Form
  const isHydrated = run % 4 > 1
  const fault = ON_EVERY_REQUEST[(run * 5 + 2) % ON_EVERY_REQUEST.length] as Fault
  // A page has about eight scripts.
  const passing = isHydrated ? 0 : (run * 7) % 10
  const title = `run ${run}: ${form.path}, ${isHydrated ? 'hydrated' : 'not hydrated'}, ${fault} after ${passing} requests`
  test(title, async ({ page, line }) => {
    const opened = await open(page, form, isHydrated)
    line.break(fault, passing)
    await opened.fill()
    await opened.sendButton.click()
    await expect(opened.failure.or(opened.thanks)).toBeVisible()
    if (await opened.failure.isVisible()) {
      await expectFailure(opened)
      line.repair()
      await tryAgain(opened)
    }
    await expect(opened.thanks).toBeVisible()
    expect(await form.stored(opened.name)).toHaveLength(1)
  })
}

test('a failed form is sent again by keyboard alone', async ({ page, line }) => {
  const opened = await open(page, forms[0] as Form, true)
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
      await expect(element.getByRole('alert').filter({ hasText: form.thanks(name) })).toBeVisible()
      expect(await form.stored(name)).toHaveLength(1)
    })
  }
})
