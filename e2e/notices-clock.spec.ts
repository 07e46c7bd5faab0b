import {
  ARCHIVE,
  createNotice,
  inSeconds,
  leadingTo,
  listsFor,
  removeNotice,
} from './support/notice.ts'
import { expect, test } from './support/test.ts'

// Nobody touches the CMS between the order and its time: the clock alone does it.
const BY_ITSELF = { timeout: 60_000 }

test.setTimeout(180_000)

test('a notice comes everywhere by itself when its time has come', async ({ request }) => {
  const word = `comes${Date.now()}`
  const everywhere = [...listsFor(word), ...ARCHIVE]
  const id = await createNotice(`By the clock ${word}`, { publish_from: inSeconds(8) })
  expect(await leadingTo(id, everywhere, request)).toEqual([])
  await expect.poll(() => leadingTo(id, everywhere, request), BY_ITSELF).toEqual(everywhere)
  await expect.poll(async () => (await request.get(`/notices/${id}`)).status(), BY_ITSELF).toBe(200)
  await removeNotice(id)
})

test('a notice goes from every list by itself when its time is over', async ({ request }) => {
  const word = `goes${Date.now()}`
  const everywhere = [...listsFor(word), ...ARCHIVE]
  const id = await createNotice(`By the clock ${word}`, { publish_until: inSeconds(15) })
  await expect.poll(() => leadingTo(id, ['/notices'], request)).toHaveLength(1)
  await expect.poll(() => leadingTo(id, everywhere, request), BY_ITSELF).toEqual(ARCHIVE)
  const past = async () => (await request.get(`/notices/${id}`)).text()
  await expect.poll(past, BY_ITSELF).toContain('This notice is past')
  await removeNotice(id)
})
