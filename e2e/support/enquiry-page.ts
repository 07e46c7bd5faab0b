import { expect, type Page } from '@playwright/test'
import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import { waitForHydration } from '../../scripts/lib/hydration.ts'
import { saveData } from '../../scripts/lib/save-data.ts'
import { listItems } from './cms.ts'
import type { Fault, FlakyLine } from './flaky-line.ts'

export const uniqueName = () => `Asha Devi ${crypto.randomUUID().slice(0, 8)}`

type Form = {
  path: string
  id: string
  fields: (name: string) => Record<string, string>
  thanks: (name: string) => string
  stored: (name: string) => Promise<unknown[]>
}

export const forms: Form[] = [
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
export async function openForm(page: Page, form: Form, isHydrated: boolean) {
  await saveData(page)
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) =>
      timeout('isImpatient' in window ? milliseconds / 10 : milliseconds)
  })
  await page.goto(form.path)
  if (isHydrated) {
    await page.keyboard.press('Shift')
    await waitForHydration(page)
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

/** Breaks the connection; with a silent one, twenty seconds of patience are two. */
export async function breakLine(page: Page, line: FlakyLine, fault: Fault, passing = 0) {
  line.break(fault, passing)
  await page.evaluate((isSilent) => {
    if (isSilent) Object.assign(window, { isImpatient: true })
    else Reflect.deleteProperty(window, 'isImpatient')
  }, fault === 'silence')
}

export async function repairLine(page: Page, line: FlakyLine) {
  line.repair()
  await page.evaluate(() => Reflect.deleteProperty(window, 'isImpatient'))
}

type Opened = Awaited<ReturnType<typeof openForm>>

export async function expectFailure(opened: Opened) {
  await expect(opened.failure).toBeFocused()
  await expect(opened.failure).toBeInViewport({ ratio: 1 })
  await expect(opened.failure.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/)
  await opened.expectKept()
}

export const tryAgain = ({ failure }: Opened) =>
  failure.getByRole('button', { name: 'Try again' }).click()
