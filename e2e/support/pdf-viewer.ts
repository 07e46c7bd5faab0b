// The PDF viewer of the calendar.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright/test'
import sections from '../../sample/section.json' with { type: 'json' }

const viewer = sections.find(({ kind }) => kind === 'viewer')
export const title = viewer?.title ?? ''
export const file = viewer?.link ?? ''

export const viewerOf = (page: Page) => page.getByRole('group', { name: title })
export const canvasOf = (viewer: Locator) => viewer.locator('canvas')
/** The current page; the document repeats it at the bottom of its pages. */
export const placeOf = (viewer: Locator) =>
  viewer.getByRole('status').filter({ hasText: /^Page \d/ })
export const pagesOf = (viewer: Locator) =>
  viewer.getByRole('region', { name: `Pages of ${title}` })

export const serve = (page: Page, body: Buffer | string) =>
  page.route(`**${file}`, (route) => route.fulfill({ body, contentType: 'application/pdf' }))

/** A file of `e2e/fixtures`. */
export const fixture = (name: string): Buffer =>
  readFileSync(path.join(import.meta.dirname, '../fixtures', name))

/** Opens the page and scrolls to the viewer. */
export async function reachViewer(page: Page): Promise<Locator> {
  await page.goto('/SchoolCalendar')
  const viewer = viewerOf(page)
  await viewer.scrollIntoViewIfNeeded()
  return viewer
}

export async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0
}

/** Before a check with axe: links that are half below the fixed bar would be too small. */
export const scrollUp = (page: Page) =>
  page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
