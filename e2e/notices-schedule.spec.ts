import type { APIRequestContext } from '@playwright/test'
import { askCms } from './support/cms.ts'
import { readHead } from './support/head.ts'
import {
  ARCHIVE,
  changeNotice,
  createNotice,
  inSeconds,
  leadingTo,
  listsFor,
  removeNotice,
} from './support/notice.ts'
import { expect, test } from './support/test.ts'
import { uploadSample } from './support/upload.ts'

const [AN_HOUR_AGO, IN_AN_HOUR] = [inSeconds(-3600), inSeconds(3600)]
const SOON = { timeout: 30_000 }
const FEED = '/notices/feed.xml'

const statusOf = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).status()

/** The notice, what belongs to it, and everything that may lead to it. */
async function publish(fields: object) {
  const word = `schedule${Date.now()}`
  const file = await uploadSample('annual-sports-day.pdf', 'application/pdf')
  const id = await createNotice(`Scheduled ${word}`, { file, ...fields })
  const own = [`/notices/${id}`, `/assets/${file}`, `/og/notice-${id}.png`]
  return { id, own, lists: listsFor(word), everywhere: [...listsFor(word), ...ARCHIVE] }
}

/** Waits until the site knows what was published before this call. */
async function expectSeen(request: APIRequestContext) {
  const id = await createNotice(`Published after it ${Date.now()}`)
  await expect.poll(() => leadingTo(id, ['/notices'], request), SOON).toHaveLength(1)
  await removeNotice(id)
}

test.setTimeout(180_000)

test('a notice whose time has not come is nowhere, and everywhere once it has', async ({
  request,
}) => {
  const { id, own, everywhere } = await publish({ publish_from: IN_AN_HOUR })
  await expectSeen(request)
  for (const address of own) expect(await statusOf(request, address), address).toBe(404)
  expect(await leadingTo(id, [...everywhere, FEED], request)).toEqual([])

  await changeNotice(id, { publish_from: AN_HOUR_AGO, publish_until: IN_AN_HOUR })
  await expect.poll(() => leadingTo(id, everywhere, request), SOON).toEqual(everywhere)
  for (const address of own)
    await expect.poll(() => statusOf(request, address), { ...SOON, message: address }).toBe(200)
  await removeNotice(id)
})

test('a notice that is past leaves every list; its address and its paper stay', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { id, own, lists, everywhere } = await publish({ publish_until: IN_AN_HOUR })
  await expect.poll(() => leadingTo(id, everywhere, request), SOON).toEqual(everywhere)
  await changeNotice(id, { publish_until: '2026-06-12T18:30:00.000Z' })
  await expect.poll(() => leadingTo(id, everywhere, request), SOON).toEqual(ARCHIVE)
  expect(await leadingTo(id, [...lists, FEED], request)).toEqual([])
  for (const address of own) expect(await statusOf(request, address), address).toBe(200)

  const address = `/notices/${id}`
  const sentence = 'This notice is past: it was current until 12 June 2026.'
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 500 })
  }).toPass(SOON)
  const { meta } = readHead(await (await request.get(address)).text())
  expect(meta.get('robots')).toBe('noindex')
  await expectAccessible(page)

  await page.goto('/notices/archive/sports')
  const item = page.getByRole('listitem').filter({ has: page.locator(`[href="${address}"]`) })
  await expect(item).toContainText('Past')
  await expect(item).not.toContainText('Pinned')
  await expectAccessible(page)
  await removeNotice(id)
})

test('a heading comes and goes, and the next older one takes its place', async ({ request }) => {
  const query = 'filter[status][_eq]=published&sort=-date_created,-id&limit=10&fields=id,title'
  const { data } = await askCms('GET', `/items/heading?${query}`)
  const headings = data as { id: number; title: string }[]
  const [newest, tenth] = [headings.at(0), headings.at(9)]
  const shown = async () => {
    const html = await (await request.get('/')).text()
    return [newest, tenth].map((heading) => html.includes(`>${heading?.title}<`))
  }
  const change = (fields: object) => askCms('PATCH', `/items/heading/${newest?.id}`, fields)
  await expect.poll(shown, SOON).toEqual([true, false])
  try {
    await change({ publish_from: IN_AN_HOUR })
    await expect.poll(shown, SOON).toEqual([false, true])
    await change({ publish_from: AN_HOUR_AGO })
    await expect.poll(shown, SOON).toEqual([true, false])
    await change({ publish_from: null, publish_until: AN_HOUR_AGO })
    await expect.poll(shown, SOON).toEqual([false, true])
  } finally {
    await change({ publish_from: null, publish_until: null })
  }
  await expect.poll(shown, SOON).toEqual([true, false])
})
