import messages from '../../content/messages/en.json' with { type: 'json' }
import type { Page } from 'playwright/test'
import { wake, saveData } from '../support/browser/page.ts'
import {
  canvasOf,
  file,
  fixture,
  pagesOf,
  placeOf,
  reachViewer,
  scrollUp,
  serve,
  title,
  viewerOf,
  widthOf,
} from '../support/pdf-viewer.ts'
import { expect, test } from '../support/test.ts'
import { listenToRequests } from '../support/visitor.ts'

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: messages.calendar.coming }).locator('tr:has(time)')

test('the dates are on the page as text, and the document can be downloaded', async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  await page.goto('/SchoolCalendar')
  expect(await rowsOf(page).count()).toBeGreaterThan(5)
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  const link = page.getByRole('link', { name: new RegExp(`${title} \\(PDF, \\d+ kB\\)`) })
  await expect(link).toHaveAttribute('href', file)
  expect((await request.get(file)).headers()['content-type']).toContain('application/pdf')
  if (javaScriptEnabled !== false) return
  await expect(viewerOf(page)).toBeHidden()
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

const filter = 'a filter by kind needs no script, and works by keyboard'
test(filter, { tag: '@nojs' }, async ({ page, expectAccessible }) => {
  await page.goto('/SchoolCalendar')
  const { kinds } = messages.calendar.filter
  const shown = rowsOf(page).filter({ visible: true })
  const all = await shown.count()
  await page.getByRole('radio', { name: kinds.All }).focus()
  for (const kind of ['Holiday', 'Examination', 'Event'] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: kinds[kind] })).toBeChecked()
    const ofKind = rowsOf(page).filter({ has: page.locator('td', { hasText: kind }) })
    await expect(shown).toHaveCount(await ofKind.count())
    await expect(page.locator('.calendar tbody:visible:not(:has(tr:visible time))')).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.getByText(kinds.All, { exact: true }).click()
  await expect(shown).toHaveCount(all)
})

test.describe('the viewer on a phone', { tag: '@phone' }, () => {
  test('loads when it is scrolled into view, and not before', async ({ page }) => {
    const forViewer = listenToRequests(page, /\.pdf$|pdf\.worker|\.mjs$/)
    const scripts = listenToRequests(page, /\.js$/)
    await page.goto('/SchoolCalendar')
    await wake(page)
    expect(forViewer).toEqual([])
    const before = scripts.length

    await viewerOf(page).scrollIntoViewIfNeeded()
    await expect(placeOf(viewerOf(page))).toHaveText('Page 1 of 2')
    expect(forViewer.some((each) => each.endsWith(file))).toBe(true)
    expect(forViewer.some((each) => each.includes('worker'))).toBe(true)
    expect(scripts.length).toBeGreaterThan(before)
  })

  test('is readable at first on a screen of 320 pixels, and accessible', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const viewer = await reachViewer(page)
    await expect(canvasOf(viewer)).toBeVisible()
    // A page of A4 is 595 points wide, so that text of 12 points has at least 12 pixels.
    expect(await widthOf(canvasOf(viewer))).toBeGreaterThanOrEqual(595)
    await scrollUp(page)
    await expectAccessible(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(320)
  })

  test('waits for its button with the data saver', async ({ page }) => {
    await saveData(page)
    const viewer = await reachViewer(page)
    const show = viewer.getByRole('button', { name: 'Show the document here' })
    await expect(show).toBeEnabled()
    await show.focus()
    await expect(canvasOf(viewer)).toHaveCount(0)
    await show.press('Enter')
    await expect(viewer).toBeFocused()
    await expect(canvasOf(viewer)).toBeVisible()
  })
})

test.describe('the viewer', { tag: '@desktop' }, () => {
  test('turns and announces pages as wide as its box', async ({ page }) => {
    const viewer = await reachViewer(page)
    const [previous, next] = ['Previous page', 'Next page'].map((name) =>
      viewer.getByRole('button', { name }),
    )
    await expect(placeOf(viewer)).toHaveText('Page 1 of 2')
    await expect(previous!).toBeDisabled()
    await expect(pagesOf(viewer)).toContainText('April to September')
    await next!.click()
    await expect(placeOf(viewer)).toHaveText('Page 2 of 2')
    await expect(pagesOf(viewer)).toContainText('October to March')
    await expect(next!).toBeDisabled()
    await expect(next!).toBeFocused()
    await previous!.click()
    await expect(placeOf(viewer)).toHaveText('Page 1 of 2')

    const canvas = canvasOf(viewer)
    const box = pagesOf(viewer)
    await expect(canvas).toBeVisible()
    const fitted = await widthOf(canvas)
    expect(fitted).toBeGreaterThan(200)
    expect(fitted).toBeLessThanOrEqual(await widthOf(box))
  })

  test('reports a document that cannot be loaded', async ({ page, expectAccessible }) => {
    await serve(page, 'This is no PDF.')
    const viewer = await reachViewer(page)
    await expect(viewer.getByRole('alert')).toHaveText('Cannot load document')
    await expect(viewer.getByText('Loading...')).toHaveCount(0)
    await scrollUp(page)
    await expectAccessible(page)
  })

  test('opens a document with its password', async ({ page, expectAccessible }) => {
    await serve(page, fixture('locked-calendar.pdf'))
    const viewer = await reachViewer(page)
    const message = viewer.getByRole('alert')
    const password = viewer.getByLabel('Password')
    await expect(message).toHaveText('This document requires a password to open')
    await expect(password).toHaveAttribute('type', 'password')
    await scrollUp(page)
    await expectAccessible(page)

    await password.fill('kalendar')
    await password.press('Enter')
    await expect(message).toHaveText('The password is wrong. Please try again')
    await expect(password).toBeFocused()
    await expect(password).toHaveValue('')

    await password.fill('calendar')
    await viewer.getByRole('button', { name: 'Open the document' }).click()
    await expect(placeOf(viewer)).toHaveText('Page 1 of 1')
    await expect(pagesOf(viewer)).toContainText('A calendar behind a password')
    await expect(message).toHaveCount(0)
  })
})
