import type { Page } from 'playwright/test'
import { createAlbum, ignoreOtherAlbums, makeSizes, removeAlbum } from '../support/rows.ts'
import { sampleFile, uploadFile } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'
import { openUntil, swipeLeft } from '../support/visitor.ts'

/** More than 100, the CMS's limit of nested lists. */
const MANY = 105
const title = `Our album ${process.pid} ${Date.now()}`
let album = 0
let files: string[] = []

test.beforeAll(async () => {
  const described = { title: 'Evening study', description: 'Two boys read on their bunks.' }
  const [reading, study, unnamed, karate, last] = await Promise.all([
    uploadFile(sampleFile('library.webp'), 'reading.webp', { title: 'Reading hour' }),
    uploadFile(sampleFile('hostel.webp'), 'study.webp', described),
    uploadFile(sampleFile('assembly.webp'), 'IMG_20250114_0007.webp'),
    uploadFile(sampleFile('karate.webp'), 'karate.webp', { title: 'Karate hour' }),
    uploadFile(sampleFile('karate.webp'), 'last.webp', { title: 'The last of them' }),
  ])
  files = [reading, study, unnamed, ...Array<string>(MANY - 4).fill(karate), last]
  album = await createAlbum(title, files)
  // The size of the last one shows that no list was cut.
  for (const file of new Set(files)) await makeSizes(file)
})

test.afterAll(() => removeAlbum(album, files))

/** Opens the gallery once it shows the album. */
async function openAlbum(page: Page) {
  await ignoreOtherAlbums(page, files)
  const section = page.getByRole('region', { name: title })
  await openUntil(page, '/Gallery', async () => {
    const pictures = section.locator('li')
    if ((await pictures.count()) !== MANY) await page.goto('about:blank')
    await expect(pictures).toHaveCount(MANY, { timeout: 2_000 })
  })
  const viewer = page.getByRole('dialog', { name: title })
  return {
    thumbnails: section.getByRole('link'),
    captions: section.locator('figcaption'),
    viewer,
    status: viewer.getByRole('status'),
    open: async (index: number) => {
      await section.getByRole('link').nth(index).click()
      await expect(viewer).toBeVisible()
    },
  }
}

const plain = 'without JavaScript a thumbnail links to the large picture'
test(plain, { tag: '@nojs' }, async ({ page, expectAccessible }) => {
  const { thumbnails, viewer } = await openAlbum(page)
  await expect(viewer).toHaveCount(0)
  await expectAccessible(page)
  const href = (await thumbnails.nth(1).getAttribute('href')) ?? ''
  expect(href).toMatch(new RegExp(`^/assets/${files[1]}\\?w=1600&v=\\d+$`))
  const large = await page.request.get(href)
  expect(large.headers()['content-type']).toBe('image/webp')
})

test.describe('the viewer', { tag: '@desktop' }, () => {
  test('opens from a thumbnail, works by keyboard, and returns the focus', async ({
    page,
    expectAccessible,
  }) => {
    const { thumbnails, viewer, status, open } = await openAlbum(page)
    await open(1)
    await expect(status).toHaveText(`2 of ${MANY}Evening study`)
    await expect(viewer.getByRole('img')).toHaveAccessibleName('Two boys read on their bunks.')
    await expectAccessible(page)
    // Only pictures near the open one are loaded, however long the album is.
    await expect(viewer.getByRole('listitem', { includeHidden: true })).toHaveCount(MANY)
    for (const [key, place, loaded] of [
      ['ArrowRight', 3, 3],
      ['ArrowLeft', 2, 3],
      ['End', MANY, 2],
      ['ArrowRight', 1, 2],
      ['ArrowLeft', MANY, 2],
      ['Home', 1, 2],
    ] as const) {
      await page.keyboard.press(key)
      await expect(status).toContainText(`${place} of ${MANY}`)
      await expect(viewer.locator('img')).toHaveCount(loaded)
    }
    await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 0.9 })
    const isLoaded = () =>
      viewer.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth > 0)
    await expect.poll(isLoaded).toBe(true)
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(thumbnails.nth(1)).toBeFocused()

    // A click for a new tab is left to the browser.
    const tab = page.context().waitForEvent('page')
    await thumbnails.nth(0).click({ modifiers: ['ControlOrMeta'] })
    await expect(await tab).toHaveURL(/\/assets\/.+w=1600/)
    await expect(viewer).toHaveCount(0)
  })
})

test.describe('the viewer on a phone', { tag: '@phone' }, () => {
  test('works by buttons and swipes', async ({ page, expectAccessible }) => {
    const { thumbnails, viewer, status, open } = await openAlbum(page)
    await open(0)
    await viewer.getByRole('button', { name: 'Next picture' }).click()
    await expect(status).toContainText(`2 of ${MANY}`)
    await viewer.getByRole('button', { name: 'Previous picture' }).click()
    await expect(status).toContainText(`1 of ${MANY}`)
    await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 0.9 })
    await swipeLeft(viewer.getByRole('region', { name: 'The picture' }))
    await expect(status).toContainText(`2 of ${MANY}`)
    await expectAccessible(page)
    await viewer.getByRole('button', { name: 'Close' }).click()
    await expect(viewer).toHaveCount(0)
    await expect(thumbnails.nth(0)).toBeFocused()
  })
})
