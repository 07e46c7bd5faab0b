import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import sharp from 'sharp'
import type { Cms } from '../../cms/setup/client.ts'
import { pages } from '../../content/pages/index.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { root } from '../launcher/folders.mjs'
import { openBrowser } from '../lib/browser.ts'
import type { Guide, Shot } from './guides.ts'

const STUDIO = { width: 1366, height: 768 }

const SHEETS = [
  { width: 360, columns: 12 },
  { width: 768, columns: 8 },
  { width: 1280, columns: 7 },
]
/** The visible height of a page, as a multiple of its width. */
const PROPORTION = 1.9
const SHEET_STYLE = 'display: grid; gap: 12px; margin: 12px; background: #e4d9c6'

/** Takes the screenshots of a guide from a CMS with the sample content. */
export async function captureGuide(cms: Cms, { role, rows, shots }: Guide): Promise<void> {
  await removeNonLatinTitles(cms)
  for (const [collection, items] of Object.entries(rows)) {
    await cms.create(`/items/${collection}`, items)
  }
  await withBrowser(async (browser) => {
    const page = await signIn(cms, browser, role)
    for (const shot of shots) await capture(page, shot)
  })
}

/** One contact sheet per width with the screenshots of all pages of a site. */
export const capturePages = (site: string): Promise<void> =>
  withBrowser(async (browser) => {
    for (const { width, columns } of SHEETS) {
      const viewport = { width, height: Math.round(width * PROPORTION) }
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      const images: string[] = []
      for (const each of pages) {
        await page.goto(site + hrefOf(each), { waitUntil: 'networkidle' })
        const image = (await page.screenshot()).toString('base64')
        images.push(`<img alt="" style="width: 100%" src="data:image/png;base64,${image}">`)
      }
      // A new page, as the site's policy would still apply in the page that opened it.
      const sheet = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
      await sheet.setContent(
        `<body style="${SHEET_STYLE}; grid-template-columns: repeat(${columns}, 1fr)">${images.join('')}`,
      )
      await savePicture(`pages-${width}`, await sheet.screenshot({ fullPage: true }), 70)
    }
  })

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await openBrowser()
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

async function savePicture(name: string, picture: Buffer, quality: number): Promise<void> {
  const path = `docs/pictures/${name}.webp`
  const { size } = await sharp(picture).webp({ quality }).toFile(join(root, path))
  console.log(`${path}: ${Math.round(size / 1024)} kB`)
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
    ...{ baseURL: cms.url, viewport: STUDIO, reducedMotion: 'reduce' },
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
  // The Studio opens its panels with a delay.
  await page.waitForTimeout(1_500)
  await savePicture(name, await page.screenshot(clip ? { clip } : {}), 80)
}
