import messages from '../../content/messages/en.json' with { type: 'json' }
import type { APIRequestContext } from 'playwright/test'
import { PAGE_LENGTH } from '../../lib/notices/archive.ts'
import { askCms, uploadSample } from '../support/cms.ts'
import { readHead } from '../support/head.ts'
import {
  ARCHIVE,
  changeNotice,
  createNotice,
  inSeconds,
  linkingTo,
  listsFor,
  deleteNotice,
} from '../support/rows.ts'
import { expect, test } from '../support/test.ts'
import { openUntil } from '../support/visitor.ts'

test('a hidden text is not shown again when its notice is published with another', async ({
  request,
}) => {
  const [old, corrected] = ['Fees: wrong figure', 'Fees: right figure'].map(
    (title) => `${title} ${Date.now()}`,
  )
  const id = await createNotice(old ?? '', { date: '2019-01-02', pinned: false })
  const status = async () => (await request.get(`/notices/${id}`)).status()
  await expect.poll(status).toBe(200)
  await changeNotice(id, { status: 'draft' })
  await expect.poll(status).toBe(404)
  await changeNotice(id, { title: corrected, status: 'published' })
  const texts: string[] = []
  await expect
    .poll(async () => {
      const answer = await request.get(`/notices/${id}`)
      if (answer.status() === 200) texts.push(await answer.text())
      return texts.length
    })
    .toBe(1)
  expect(texts[0]).toContain(corrected)
  expect(texts[0]).not.toContain(old)
})

const IN_AN_HOUR = inSeconds(3600)
const FEED = '/notices/feed.xml'

const statusOf = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).status()

/** Waits until the site has what was published before this call. */
async function expectSeen(request: APIRequestContext) {
  const id = await createNotice(`Published after it ${Date.now()}`)
  await expect.poll(() => linkingTo(id, ['/notices'], request)).toHaveLength(1)
  await deleteNotice(id)
}

test('a notice is hidden before its time, then in every list, and afterwards only in the archive and at its address', async ({
  page,
  request,
  expectAccessible,
}) => {
  const word = `schedule${Date.now()}`
  const lists = listsFor(word)
  const everywhere = [...lists, ...ARCHIVE]
  const file = await uploadSample('annual-sports-day.pdf')
  const id = await createNotice(`Scheduled ${word}`, { file, publish_from: IN_AN_HOUR })
  const address = `/notices/${id}`
  const own = [address, `/assets/${file}`, `/og/notice-${id}.png`]
  await expectSeen(request)
  for (const each of own) expect(await statusOf(request, each), each).toBe(404)
  expect(await linkingTo(id, [...everywhere, FEED], request)).toEqual([])

  await changeNotice(id, { publish_from: inSeconds(8), publish_until: IN_AN_HOUR })
  expect(await linkingTo(id, everywhere, request)).toEqual([])
  await expect.poll(() => linkingTo(id, everywhere, request)).toEqual(everywhere)
  for (const each of own)
    await expect.poll(() => statusOf(request, each), { message: each }).toBe(200)

  await changeNotice(id, { publish_until: inSeconds(8), publish_from: null })
  await expect.poll(() => linkingTo(id, everywhere, request)).toEqual(ARCHIVE)
  await expect.poll(() => linkingTo(id, [...lists, FEED], request)).toEqual([])
  for (const each of own) expect(await statusOf(request, each), each).toBe(200)
  const sentence = page.getByText(messages.notices.isPast.split('{')[0] ?? '')
  await openUntil(page, address, () => expect(sentence).toBeVisible({ timeout: 500 }))
  const { meta } = readHead(await (await request.get(address)).text())
  expect(meta.get('robots')).toBe('noindex')
  await expectAccessible(page)

  await page.goto('/notices/archive/sports')
  const item = page.getByRole('listitem').filter({ has: page.locator(`[href="${address}"]`) })
  await expect(item).toContainText('Old')
  await expect(item).not.toContainText('Pinned')
  await expectAccessible(page)
  await deleteNotice(id)
})

/** Without a limit the CMS returns 100 rows. */
const MANY = 2 * PAGE_LENGTH + 5

test('more than 100 notices are listed, and those of a year are on numbered pages', async ({
  page,
  expectAccessible,
}) => {
  const title = `Long ago ${Date.now()}`
  const notices = Array.from({ length: MANY }, (_, index) => ({
    title: `${title}, no. ${index + 1}`,
    date: '2017-01-01',
  }))
  const { rows } = await askCms('POST', '/items/notification?fields=id', notices)
  expect(rows.length).toBeGreaterThan(100)
  try {
    const links = page.locator('main').getByRole('link', { name: title })
    await openUntil(page, '/notices', () => expect(links.nth(100)).toBeVisible({ timeout: 500 }))
    await expect(links.first()).toHaveText(`${title}, no. ${MANY}`)

    const listed = async () => (await page.request.get('/notices/archive/2017')).text()
    await expect.poll(listed).toContain(`${title}, no. ${MANY}`)
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
    expect(await statusOf(page.request, '/notices/archive/2017/2')).toBe(404)
  } finally {
    const ids = rows.map((row) => row['id'])
    await askCms('DELETE', '/items/notification', ids)
  }
})
