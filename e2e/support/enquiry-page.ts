import { thanksTo } from './enquiry-forms.ts'
import messages from '../../content/messages/en.json' with { type: 'json' }
import { expect, type Page, type Route } from 'playwright/test'
import { waitForHydration, saveData } from './browser/page.ts'
import type { Row } from '../../cms/setup/client.ts'
import { listItems } from './cms.ts'

/** A name that no other test and no other run uses. */
export const uniqueName = () => `Asha Devi ${crypto.randomUUID().slice(0, 8)}`

/** The enquiries of /TakeAdmission in the CMS with this name. */
export const storedAdmissions = (name: string) => listItems('admission_form', 'student_name', name)

/** Fills in the required fields of /TakeAdmission. */
export async function fillAdmission(page: Page, name: string, number = '0123456789') {
  await page.getByLabel('Student name').fill(name)
  await page.getByLabel('Age').fill('5')
  await page.getByLabel('Contact number').fill(number)
}

/** The submit button of /TakeAdmission. */
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: 'Send admission enquiry' })

/** Submits /TakeAdmission and waits for the thanks. */
export async function send(page: Page, name: string) {
  await sendButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: thanksTo(name) })).toBeVisible()
}

/** Opens /TakeAdmission, fills it in and submits it. */
export async function enquire(page: Page, name: string, number?: string) {
  await page.goto('/TakeAdmission')
  await fillAdmission(page, name, number)
  await send(page, name)
}

type Form = {
  path: string
  id: string
  /** The values to type, by label. */
  fields: (name: string) => Record<string, string>
  thanks: (name: string) => string
  /** The enquiries in the CMS with this name. */
  stored: (name: string) => Promise<Row[]>
}

/** The form of /TakeAdmission. */
export const admissionForm: Form = {
  path: '/TakeAdmission',
  id: 'enquiry',
  fields: (name) => ({
    'Student name': name,
    Age: '5',
    'Previous school': 'Town School',
    'Contact number': '0123456789',
    Address: 'House 4,\nMain Road',
  }),
  thanks: (name) => thanksTo(name),
  stored: storedAdmissions,
}

/** The form of the home page. */
const quickForm: Form = {
  path: '/',
  id: 'quick',
  fields: (name) => ({
    'Child’s name': name,
    Age: '4',
    'Present class': 'Nursery',
    'Contact number': '0123456789',
    'WhatsApp number': '0123456780',
  }),
  thanks: () => messages.enquiry.quickThanks,
  stored: (name) => listItems('admission', 'name', name),
}

export const forms = [admissionForm, quickForm]

/** Opens a form with the data saver: nothing hydrates it before an input in it. */
export async function openForm(page: Page, form: Form, isHydrated: boolean) {
  await saveData(page)
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) =>
      timeout('hasShortTimeout' in window ? milliseconds / 10 : milliseconds)
  })
  await page.goto(form.path)
  const name = uniqueName()
  const element = page.locator(`#${form.id}`)
  if (isHydrated) {
    await element.dispatchEvent('pointerdown')
    await waitForHydration(page)
  }
  const field = (label: string) => element.getByLabel(new RegExp(`^${label}`))
  return {
    name,
    sendButton: element.getByRole('button', { name: /^Send/ }),
    failure: element.getByRole('alert').filter({ hasText: messages.enquiry.notSaved }),
    thanks: element.getByRole('alert').filter({ hasText: form.thanks(name) }),
    async fill() {
      for (const [label, value] of Object.entries(form.fields(name))) await field(label).fill(value)
    },
    async expectUnchanged() {
      for (const [label, value] of Object.entries(form.fields(name)))
        await expect(field(label)).toHaveValue(value)
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
    },
  }
}

const ERROR_PAGE = {
  contentType: 'text/html',
  body: '<!DOCTYPE html><title>Sign in</title><h1>Sign in to this network</h1>',
}

/** What a bad connection or a proxy does to a request. */
const faults = {
  reset: (route: Route) => route.abort('connectionreset'),
  'answer lost': async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
  'status 502': (route: Route) => route.fulfill({ ...ERROR_PAGE, status: 502 }),
  'error page': (route: Route) => route.fulfill(ERROR_PAGE),
  silence: (_route: Route) => undefined,
}

type Fault = keyof typeof faults

export const faultNames = Object.keys(faults) as Fault[]

/**
 * Breaks the connection; a missing response is a timeout of two instead of twenty seconds. Returns the number of
 * requests that have got the fault.
 */
export async function breakLine(page: Page, fault: Fault): Promise<() => number> {
  let count = 0
  await repairLine(page)
  await page.route('**/*', (route) => {
    count += 1
    return faults[fault](route)
  })
  if (fault === 'silence')
    await page.evaluate(() => Object.assign(window, { hasShortTimeout: true }))
  return () => count
}

export async function repairLine(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => Reflect.deleteProperty(window, 'hasShortTimeout'))
}

type Opened = Awaited<ReturnType<typeof openForm>>

export async function expectFailure(opened: Opened) {
  await expect(opened.failure).toBeFocused()
  await expect(opened.failure).toBeInViewport({ ratio: 1 })
  await expect(opened.failure.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/)
  await opened.expectUnchanged()
}

export const tryAgain = ({ failure }: Opened) =>
  failure.getByRole('button', { name: 'Try again' }).click()
