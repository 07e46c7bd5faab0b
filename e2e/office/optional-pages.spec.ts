import { expect, test } from 'playwright/test'
import { pictureId } from '../../cms/sample/files.ts'
import { getPageAt } from '../../content/pages/index.ts'
import { idOf, request } from '../support/cms.ts'
import { readTokens } from '../support/servers/instance.ts'
import { setUpServer } from '../support/servers/set-up.ts'

// On a copy: other tests open every page.
const instance = setUpServer('optional-pages', (copy) => copy.start())

const { path, row, picture } = getPageAt('/Hostel')

const read = (address: string) => fetch(instance.siteUrl + address)

/** Where the page is linked. */
const LISTS = ['/', '/Library', '/site-map', '/sitemap.xml', '/search?q=hostel']

async function expectPage(isThere: boolean): Promise<void> {
  const status = async () => (await read(path)).status
  await expect.poll(status, { timeout: 20_000 }).toBe(isThere ? 200 : 404)
  for (const list of LISTS) {
    const isLinked = async () => (await (await read(list)).text()).includes(`${path}"`)
    const inSitemap = async () => (await (await read(list)).text()).includes(`${path}<`)
    const isListed = list.endsWith('.xml') ? inSitemap : isLinked
    await expect.poll(isListed, { message: list, timeout: 20_000 }).toBe(isThere)
  }
}

/** Changes the row of the page as an editor does. */
async function change(fields: object): Promise<void> {
  const { adminToken: token } = await readTokens(instance.copy.dataDir)
  const ask = (method: string, address: string, body?: object) =>
    request(instance.cmsUrl, { token }, method, address, body)
  const { rows } = await ask('GET', `/items/pages?filter[page_name][_eq]=${row}`)
  expect((await ask('PATCH', `/items/pages/${idOf(rows[0])}`, fields)).status).toBe(200)
}

test('an optional page disappears with its text, and returns with it', async () => {
  await expectPage(true)
  await change({ status: 'archived' })
  await expectPage(false)
  await change({ status: 'published' })
  await expectPage(true)
})

test('a photograph replaces the illustration once consent is given', async ({ page }) => {
  const { adminToken: token } = await readTokens(instance.copy.dataDir)
  const photo = pictureId('assembly')
  const description = 'Children in the courtyard.'
  const file = { description, focal_point_x: 300, focal_point_y: 780 }
  const patched = await request(instance.cmsUrl, { token }, 'PATCH', `/files/${photo}`, file)
  expect(patched.status).toBe(200)
  const shows = (selector: string) =>
    expect(async () => {
      await page.goto(instance.siteUrl + path)
      await expect(page.locator(`main ${selector}`)).toHaveCount(1, { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  const drawing = `img[src="/pictures/${picture}.svg"]`
  const photograph = `img[src^="/assets/${photo}"]`

  // The text shows that the change has arrived.
  await change({ photo, photo_credit: 'Rina Das', content: '<p>Without consent.</p>' })
  await shows('p:text("Without consent.")')
  await expect(page.locator(`main ${drawing}`)).toHaveCount(1)
  await expect(page.locator(photograph)).toHaveCount(0)

  await change({ photo_consent: true })
  await shows(photograph)
  await expect(page.locator(`main ${drawing}`)).toHaveCount(0)
  await expect(page.locator(photograph)).toHaveAttribute('alt', description)
  await expect(page.locator(photograph)).toHaveCSS('object-position', '25% 100%')
  await expect(page.getByText('Photo: Rina Das')).toBeVisible()
})
