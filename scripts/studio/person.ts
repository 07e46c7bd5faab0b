import type { Browser, Page } from '@playwright/test'
import type { Cms } from '../../cms/setup/client.ts'

/** Somebody of the school for the time of the pictures. */
export type Person = { email: string; password: string; first_name: string; last_name: string }

const SCREEN = { width: 1366, height: 768 }

/** The CMS's own app, signed in as a person with this role. */
export async function signIn(
  cms: Cms,
  browser: Browser,
  person: Person,
  role: string,
): Promise<Page> {
  await cms.create('/users', { ...person, role, status: 'active' })
  const context = await browser.newContext({
    ...{ baseURL: cms.url, viewport: SCREEN, reducedMotion: 'reduce' },
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.getByPlaceholder('Email').fill(person.email)
  await page.getByPlaceholder('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/admin\/(?!login)/)
  await page.getByRole('button', { name: 'right_panel_close' }).click()
  return page
}
