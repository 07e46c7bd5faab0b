import { expect, test } from '@playwright/test'
import { getPageAt } from '../../content/pages/index.ts'
import { idOf, request } from '../support/cms.ts'
import { readTokens } from '../support/instance.ts'
import { setUpServer } from '../support/set-up.ts'

// On a copy: other tests open every page.
const instance = setUpServer('optional-pages', (copy) => copy.start())

const { path, row } = getPageAt('/Hostel')

const read = (address: string) => fetch(instance.siteUrl + address)

/** Where a visitor meets the page, besides its own address. */
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

test('a page that not every school has goes with its text, and comes back with it', async () => {
  const { adminToken: token } = await readTokens(instance.copy.dataDir)
  const rows = `/items/pages?filter[page_name][_eq]=${row}`
  const found = await request(instance.cmsUrl, { token }, 'GET', rows)
  const setStatus = (status: string) =>
    request(instance.cmsUrl, { token }, 'PATCH', `/items/pages/${idOf(found.rows[0])}`, { status })
  await expectPage(true)
  expect((await setStatus('archived')).status).toBe(200)
  await expectPage(false)
  expect((await setStatus('published')).status).toBe(200)
  await expectPage(true)
})
