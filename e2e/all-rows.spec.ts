import { PAGE_LENGTH } from '../lib/content/notices/paging.ts'
import { askCms } from './support/cms.ts'
import { expect, test } from './support/test.ts'
import { uploadSample } from './support/upload.ts'

/** The CMS cuts lists, and lists within lists, at 100 unless it is told not to. */
const MANY = 105

test('more than 100 notices are all listed', async ({ page }) => {
  const title = `Old notice ${Date.now()}`
  const rows = Array.from({ length: MANY }, (_, index) => ({
    title: `${title}, no. ${index + 1}`,
    date: '2020-01-01',
  }))
  expect((await askCms('POST', '/items/notification', rows)).status).toBe(200)
  await expect(async () => {
    await page.goto('/notices')
    await expect(page.getByRole('link', { name: title })).toHaveCount(MANY, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  const shown = await page.getByRole('link', { name: title }).allTextContents()
  expect(shown[0], 'of one day, the newest number stands first').toBe(`${title}, no. ${MANY}`)
})

test('a year of very many notices is on numbered pages, each of which can be reached', async ({
  page,
  expectAccessible,
}) => {
  const count = 2 * PAGE_LENGTH + 5
  const title = `Long ago ${Date.now()}`
  const rows = Array.from({ length: count }, (_, index) => ({
    title: `${title}, no. ${index + 1}`,
    date: '2017-01-01',
  }))
  const made = await askCms('POST', '/items/notification?fields=id', rows)
  const ids = (made.data as { id: number }[]).map(({ id }) => id)
  try {
    const links = page.locator('main').getByRole('link', { name: title })
    const listed = async () => (await page.request.get('/notices/archive/2017')).text()
    await expect.poll(listed, { timeout: 20_000 }).toContain(`${title}, no. ${count}`)
    await page.goto('/notices/archive/2017')
    await expect(links).toHaveCount(PAGE_LENGTH + 5)
    await page.getByRole('link', { name: 'Older notices' }).click()
    await expect(page).toHaveURL('/notices/archive/2017/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices of 2017, page 1')
    await expect(links).toHaveCount(PAGE_LENGTH)
    await expect(links.last()).toHaveText(`${title}, no. 1`)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Newer notices' }).click()
    await expect(page).toHaveURL('/notices/archive/2017')
    expect((await page.request.get('/notices/archive/2017/2')).status()).toBe(404)
  } finally {
    await askCms('DELETE', '/items/notification', ids)
  }
})

test('more than 100 pictures of an album are all published', async ({ request }) => {
  const [first, last] = [
    await uploadSample('library.webp', 'image/webp'),
    await uploadSample('library.webp', 'image/webp'),
  ]
  const images = Array.from({ length: MANY }, (_, index) => ({
    directus_files_id: index === MANY - 1 ? last : first,
    sort: index + 1,
  }))
  const album = { title: 'A long album', status: 'published', images }
  expect((await askCms('POST', '/items/gallery', album)).status).toBe(200)
  await expect
    .poll(async () => (await request.get(`/assets/${last}`)).status(), { timeout: 10_000 })
    .toBe(200)
})
