import { expect, type Browser, type Page } from 'playwright/test'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { askCms } from './cms.ts'
import { requireEnv } from './require-env.ts'

const roles = { editor: EDITOR_ROLE, office: OFFICE_ROLE }
const PASSPHRASE = 'a-long-passphrase-for-tests'

type Role = keyof typeof roles

const emailOf = (role: Role) => `${role}@example.com`

/** Signs this role in, in the browser of the page; the form of the Studio takes seconds. */
export async function signIn(page: Page, role: Role): Promise<void> {
  const login = { email: emailOf(role), password: PASSPHRASE, mode: 'session' }
  expect((await page.request.post('/auth/login', { data: login })).status()).toBe(200)
}

/** Opens the Studio, signed in as a user of the school office. */
export async function openStudio(browser: Browser, role: Role): Promise<Page> {
  const email = emailOf(role)
  const person = { email, password: PASSPHRASE, role: roles[role], status: 'active' }
  // Another test may create the same user at the same time, or use the last seat.
  await expect(async () => {
    const found = await askCms('GET', `/users?fields=id&filter[email][_eq]=${email}`)
    if (found.rows.length > 0) return
    expect((await askCms('POST', '/users', person)).status).toBe(200)
  }).toPass()
  const page = await browser.newPage({ baseURL: requireEnv('E2E_CMS_URL') })
  await signIn(page, role)
  // On a busy machine the CMS refuses requests for a moment; its Studio then offers this button.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Reload Page' }), (button) =>
    button.click(),
  )
  return page
}

/** A field of the open form by its column. */
export const studioField = (studio: Page, name: string) =>
  studio.locator(`.field[data-field="${name}"]`)

/** Opens the form of a new notice. */
export async function openNewNotice(studio: Page): Promise<void> {
  await studio.goto('/admin/content/notification/+')
  // The Studio is slow on a small machine; the test's own timeout is the limit.
  await studioField(studio, 'title').waitFor()
}

/** Fills in title, date and text of a notice. */
export async function typeNotice(studio: Page, title: string, words: string): Promise<void> {
  await studioField(studio, 'title').locator('input').fill(title)
  await studioField(studio, 'date').locator('[contenteditable]').first().click()
  await studio.keyboard.type('21112026')
  await studioField(studio, 'description').locator('[contenteditable=true]').click()
  await studio.keyboard.type(words)
}

/** Chooses a file for the open notice without waiting for its upload. */
export async function attachFile(studio: Page, path: string): Promise<void> {
  await studio.getByText('No File Selected').click()
  await studio.getByText('Upload File from Device').click()
  await studio.locator('input[type=file]').setInputFiles(path)
}

/** The save button of the open form. */
export const saveButton = (studio: Page) =>
  studio.getByRole('button', { name: 'Save', exact: true }).first()

/** Saves the open form, which closes once the CMS has it. */
export async function saveForm(studio: Page): Promise<void> {
  await saveButton(studio).click()
  await studio.waitForURL((url) => !/\/(\+|\d+)$/.test(url.pathname))
}
