import { askCms } from './support/cms.ts'
import { expect, test } from './support/test.ts'
import { uploadSample } from './support/upload.ts'

const PDF = ['annual-sports-day.pdf', 'application/pdf'] as const
const PICTURE = ['library.webp', 'image/webp'] as const

async function createNotice(file: string, status: string): Promise<number> {
  const notice = { title: 'Paper with a file', date: '2026-01-01', file, status }
  const { data } = await askCms('POST', '/items/notification', notice)
  return (data as { id: number }).id
}

test('a file leaves the CMS only while something published shows it', async ({ request }) => {
  const id = await uploadSample(...PDF)
  const status = async () => (await request.get(`/assets/${id}`)).status()
  expect(await status()).toBe(404)

  const notice = await createNotice(id, 'archived')
  expect(await status()).toBe(404)

  await askCms('PATCH', `/items/notification/${notice}`, { status: 'published' })
  await expect.poll(status, { timeout: 10_000 }).toBe(200)

  await askCms('PATCH', `/items/notification/${notice}`, { status: 'archived' })
  await expect.poll(status, { timeout: 10_000 }).toBe(404)
})

test('a paper is shown or saved under its name, in parts and only when it changed', async ({
  request,
}) => {
  const id = await uploadSample(...PDF)
  await createNotice(id, 'published')
  await expect.poll(async () => (await request.get(`/assets/${id}`)).status()).toBe(200)

  const shown = await request.get(`/assets/${id}`)
  expect(shown.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^inline/),
  })
  expect((await shown.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const saved = await request.get(`/assets/${id}?download`)
  expect(saved.headers()['content-disposition']).toMatch(/^attachment;.*annual-sports-day\.pdf/)

  const part = await request.get(`/assets/${id}`, { headers: { range: 'bytes=0-4' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).toString()).toBe('%PDF-')

  const etag = shown.headers().etag ?? ''
  const again = await request.get(`/assets/${id}`, { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
})

test('a picture comes in the widths of the layout and no other', async ({ request }) => {
  const id = await uploadSample(...PICTURE)
  await createNotice(id, 'published')
  await expect.poll(async () => (await request.get(`/assets/${id}`)).status()).toBe(200)
  const original = (await (await request.get(`/assets/${id}`)).body()).length
  const small = await request.get(`/assets/${id}?w=320`)
  expect(small.headers()['content-type']).toBe('image/webp')
  expect(small.headers()['content-security-policy']).toContain('sandbox')
  expect((await small.body()).length).toBeLessThan(original / 2)
  for (const width of ['321', '99999', '-1', 'abc', '']) {
    expect.soft((await request.get(`/assets/${id}?w=${width}`)).status(), width).toBe(404)
  }
})

for (const address of [
  '/assets/x',
  '/assets/..%2Fusers%2Fme',
  '/assets/%00',
  '/assets/1?access_token=1',
]) {
  test(`${address} is not found`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404)
  })
}
