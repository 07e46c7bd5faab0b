import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Cms } from '../../cms/setup/client.ts'
import { root } from '../launcher/folders.mjs'
import { openBrowser } from '../lib/browser.ts'

/** A screenshot of the Studio, as docs/pictures/<name>.webp. */
type Shot = {
  name: string
  /** Below /admin. */
  address: string
  /** Visible when the screen is complete. */
  words: string
  /** The field of the form to scroll to. */
  field?: string
  /** The part of the screen to keep, in pixels. */
  clip?: { x: number; y: number; width: number; height: number }
}

export type Guide = {
  /** The id of the role with which the person of the guide signs in. */
  role: string
  /** Rows to create first, by collection. */
  rows: Record<string, Record<string, unknown>[]>
  shots: Shot[]
}

const SCREEN = { width: 1366, height: 768 }

/** Takes the screenshots of one guide from a CMS with the sample content. */
export async function captureGuide(cms: Cms, { role, rows, shots }: Guide): Promise<void> {
  await removeNonLatinTitles(cms)
  for (const [collection, items] of Object.entries(rows)) {
    await cms.create(`/items/${collection}`, items)
  }
  const browser = await openBrowser()
  try {
    const page = await signIn(cms, browser, role)
    for (const shot of shots) await capture(page, shot)
  } finally {
    await browser.close()
  }
}

/** The browser of the screenshots has no fonts for them. */
async function removeNonLatinTitles(cms: Cms): Promise<void> {
  const rows = await cms.list('/items/notification?limit=-1&fields=id,title')
  const ids = rows.filter(({ title }) => /[\u0900-\u0DFF]/.test(String(title))).map(({ id }) => id)
  if (ids.length > 0) await cms.remove('/items/notification', ids.map(Number))
}

async function signIn(cms: Cms, browser: Browser, role: string): Promise<Page> {
  const person = { email: 'person@example.com', password: crypto.randomUUID() }
  const name = { first_name: 'School', last_name: 'Person' }
  await cms.create('/users', { ...person, ...name, role, status: 'active' })
  const page = await browser.newPage({
    ...{ baseURL: cms.url, viewport: SCREEN, reducedMotion: 'reduce' },
    timezoneId: 'Asia/Kolkata',
  })
  await page.goto('/admin/login')
  await page.getByPlaceholder('Email').fill(person.email)
  await page.getByPlaceholder('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/\/admin\/(?!login)/)
  await page.getByRole('button', { name: 'right_panel_close' }).click()
  return page
}

async function capture(page: Page, { name, address, words, field, clip }: Shot): Promise<void> {
  await page.goto(`/admin${address}`, { waitUntil: 'networkidle' })
  await page.getByText(words).filter({ visible: true }).first().waitFor()
  if (field) {
    const scroll = (element: Element) => element.scrollIntoView({ block: 'start' })
    await page.locator(`.field[data-field="${field}"]`).evaluate(scroll)
  }
  // The Studio unfolds its panels with a delay.
  await page.waitForTimeout(1_500)
  const path = `docs/pictures/${name}.webp`
  const screen = await page.screenshot(clip ? { clip } : {})
  const { size } = await sharp(screen).webp({ quality: 80 }).toFile(join(root, path))
  console.log(`${path}: ${Math.round(size / 1024)} kB`)
}
