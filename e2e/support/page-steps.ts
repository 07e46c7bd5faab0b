import { expect, type Page, type Locator } from 'playwright/test'
import { pages } from 'school-schema/sample/sample-pages'
import { ignoreOtherAlbums } from './rows.ts'
import { hrefOf, english } from '@/lib/messages/messages'

/** The footer, unfolded on a phone. */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  const fold = footer.getByText('About, links and search')
  if (await fold.isVisible()) await fold.click()
  return footer
}

/** Opens a page of the page table with reduced motion, and expects its heading. */
export async function openPage(page: Page, path: string) {
  // The flash news moves; with reduced motion it can be scrolled.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (path === '/Gallery') await ignoreOtherAlbums(page)
  expect((await page.goto(hrefOf(english, { path })))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/** Expects that nothing is wider than the window. */
export async function expectFits(page: Page, what: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, what).toBeLessThanOrEqual(0)
}

/** The size of a document, which must be a PDF. */
export async function kilobytesOf(page: Page, href: string): Promise<number> {
  const response = await page.request.get(href)
  expect(response.headers()['content-type']).toBe('application/pdf')
  const file = await response.body()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  return Math.round(file.length / 1000)
}

/** The addresses of English pages to which a page links. */
export async function listEnglishLinks(page: Page): Promise<string[]> {
  const links = page.locator('a:not([hreflang])')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const addresses = new Set(pages.map((each) => hrefOf(english, each)))
  return hrefs.filter((href) => addresses.has(href) || /^\/notices\/\d+$/.test(href))
}
