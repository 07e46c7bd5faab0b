import sharp from 'sharp'
import { createAlbum, createNotice, makePhoto, removeAlbum } from '../support/rows.ts'
import { uploadFile, uploadSample } from '../support/cms.ts'
import { expect, test } from '../support/test.ts'

const [PDF, PICTURE] = ['annual-sports-day.pdf', 'library.webp']

const createNoticeWith = (file: string) =>
  createNotice('Notice with a file', { date: '2026-01-01', pinned: false, file })

test('a document is shown or downloaded under its name, in parts and only when it changed', async ({
  request,
}) => {
  const id = await uploadSample(PDF)
  await createNoticeWith(id)
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

test('only the current version of a file is cached, any other redirects to the file', async ({
  request,
}) => {
  const id = await uploadSample(PICTURE)
  await createNoticeWith(id)
  const get = (query: string) => request.get(`/assets/${id}${query}`, { maxRedirects: 0 })
  await expect.poll(async () => (await get('')).status()).toBe(200)
  const changed = (await get('')).headers()['last-modified'] ?? ''
  const kept = await get(`?w=320&v=${Date.parse(changed) / 1000}`)
  expect(kept.status()).toBe(200)
  expect(kept.headers()['cache-control']).toContain('immutable')
  for (const version of ['1', '', '0', '99999999999', `${Date.parse(changed) / 1000}0`]) {
    const wrong = await get(`?w=320&v=${version}`)
    expect(wrong.status(), version).toBe(307)
    expect(wrong.headers().location).toBe(`/assets/${id}?w=320`)
    expect(wrong.headers()['cache-control']).toBe('no-store')
  }
})

test('a picture comes in the widths of the layout and no other', async ({ request }) => {
  const id = await uploadSample(PICTURE)
  await createNoticeWith(id)
  await expect.poll(async () => (await request.get(`/assets/${id}`)).status()).toBe(200)
  const large = (await (await request.get(`/assets/${id}`)).body()).length
  const small = await request.get(`/assets/${id}?w=320`)
  expect(small.headers()['content-type']).toBe('image/webp')
  expect(small.headers()['content-security-policy']).toContain('sandbox')
  expect((await small.body()).length).toBeLessThan(large / 2)
  for (const width of ['321', '99999', '-1', 'abc', '']) {
    expect.soft((await request.get(`/assets/${id}?w=${width}`)).status(), width).toBe(404)
  }
})

test.describe('a photo of a phone', () => {
  let photo: Buffer = Buffer.alloc(0)
  let [id, album] = ['', 0]

  test.beforeAll(async () => {
    photo = await makePhoto()
    id = await uploadFile(photo, 'sports-day.jpg', { title: 'The last lap' })
    album = await createAlbum(`Photos ${Date.now()}`, [id])
  })

  test.afterAll(() => removeAlbum(album, [id]))

  test('is never sent as the original with its location', async ({ request }) => {
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    await expect
      .poll(async () => (await request.get(`/assets/${id}`)).headers()['content-type'])
      .toBe('image/webp')
    for (const query of ['', '?download']) {
      const answer = await request.get(`/assets/${id}${query}`)
      const picture = await sharp(await answer.body()).metadata()
      expect(picture).toMatchObject({ format: 'webp', width: 1600 })
      expect(picture.exif).toBeUndefined()
    }
    const { 'content-disposition': name } = (await request.get(`/assets/${id}?download`)).headers()
    expect(name).toMatch(/^attachment; filename="sports-day.*\.webp"/)
  })
})
