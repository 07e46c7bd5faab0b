import { expect, type Browser, type Page } from '@playwright/test'
import { EDITOR_ROLE, OFFICE_ROLE } from '../../cms/setup/access-model.ts'
import { askCms } from './cms.ts'
import { requireEnv } from './require-env.ts'

const roles = { editor: EDITOR_ROLE, office: OFFICE_ROLE }
const PASSPHRASE = 'a-long-passphrase-for-tests'

/** A page of the CMS's own app, signed in as a person of the school office. */
export async function openStudio(browser: Browser, role: keyof typeof roles): Promise<Page> {
  const email = `${role}@example.com`
  const person = { email, password: PASSPHRASE, role: roles[role], status: 'active' }
  // Another test may need the same colleague at the same moment, or hold the last seat.
  await expect(async () => {
    const found = await askCms('GET', `/users?fields=id&filter[email][_eq]=${email}`)
    if ((found.data as unknown[]).length > 0) return
    expect((await askCms('POST', '/users', person)).status).toBe(200)
  }).toPass({ timeout: 20_000 })
  const page = await browser.newPage({ baseURL: requireEnv('E2E_CMS_URL') })
  await page.goto('/admin/login')
  await page.getByPlaceholder('Email').fill(email)
  await page.getByPlaceholder('Password').fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/admin\/(?!login)/)
  // The app asks this when it changes the address of a form by itself while one is already typing.
  const keep = page.getByRole('button', { name: 'Keep Editing' })
  await page.addLocatorHandler(keep, () => keep.click())
  return page
}

/** A field of the form that is open, by its name in the collection. */
export const studioField = (studio: Page, name: string) =>
  studio.locator(`.field[data-field="${name}"]`)
