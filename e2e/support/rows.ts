import { type APIRequestContext, expect, type Page } from 'playwright/test'
import type { Row } from '../../cms/setup/client.ts'
import { changeItem, createItem, deleteItem, askCms, sampleFile } from './cms.ts'
import { hrefOf, english } from '@/lib/messages/messages'
import { requireEnv } from './require-env.ts'
import { drawings } from 'school-schema/files/pictures'
import rows from '../../sample/section.json' with { type: 'json' }
import { getPicture } from '../../lib/messages/names.ts'
import sharp from 'sharp'

/** A photo as large as those of a phone: 12 megapixels, several MB, with the location. */
export const makePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 90 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 34/1 22/1' } })
    .toBuffer()

/** The pictures of a page in the sample, with their categories. */
export const samplePictures = (page: string) =>
  rows
    .filter((row) => row.page === page && row.kind === 'picture')
    .flatMap((row) => {
      const name = drawings.find((drawing) => drawing === row.drawing)
      return name ? [{ ...getPicture(english, name), category: row.category }] : []
    })

/** The questions of the home page in the sample, whose answers have placeholders. */
export const sampleQuestions = rows
  .filter(({ page, kind }) => page === 'home' && kind === 'questions')
  .flatMap(({ items = [] }: { items?: { title: string; text?: string }[] }) => items)

/** Publishes an album of these files in order. */
export async function createAlbum(title: string, files: readonly string[]): Promise<number> {
  const images = files.map((file, index) => ({ directus_files_id: file, sort: index + 1 }))
  return createItem('gallery', { title, status: 'published', images })
}

/** Deletes an album, and its files once no page shows them. */
export async function removeAlbum(album: number, files: readonly string[]): Promise<void> {
  await deleteItem('gallery', album)
  const gallery = `${requireEnv('E2E_SITE_URL')}/Gallery`
  await expect
    .poll(async () => (await fetch(gallery)).text())
    .not.toMatch(new RegExp(files.join('|')))
  for (const file of new Set(files)) await askCms('DELETE', `/files/${file}`)
}

/** Shows another picture for all files but these: other tests delete their albums while the page loads pictures. */
export async function ignoreOtherAlbums(page: Page, own: readonly string[] = []): Promise<void> {
  await page.route('/assets/*', (route) => {
    const isOwn = own.some((file) => route.request().url().includes(file))
    return isOwn ? route.continue() : route.fulfill({ body: sampleFile('abacus.webp') })
  })
}

/**
 * Requests the small sizes of a published picture in advance: without JavaScript a browser requests
 * all of an album at once.
 */
export async function makeSizes(file: string): Promise<void> {
  for (const width of [320, 640]) {
    const address = `${requireEnv('E2E_SITE_URL')}/assets/${file}?w=${width}`
    await expect.poll(async () => (await fetch(address)).status).toBe(200)
  }
}

/** A transfer certificate as an editor writes it, with a key in both its numbers. */
export const certificateOf = (key: string) => ({
  certificate_number: `TC/2026-${key}`,
  admission_number: `Adm ${key}`,
  name: 'Farzana Quill',
  class: 'X',
  date_of_leaving: '2026-03-31',
})

/** The time this many seconds from now, in the CMS's format. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** Whether the times of a row, as the CMS returns them, make it visible now. */
export function isCurrent({ publish_from, publish_until }: Row): boolean {
  const now = new Date().toISOString()
  return (
    (typeof publish_from !== 'string' || publish_from <= now) &&
    (typeof publish_until !== 'string' || now < publish_until)
  )
}

/** Publishes a notice that comes first in every list of notices; returns its id. */
export const createNotice = (title: string, fields: Row = {}): Promise<number> =>
  createItem('notification', {
    title,
    date: '2026-11-22',
    category: 'sports',
    pinned: true,
    ...fields,
  })

export const changeNotice = (id: number, fields: Row) => changeItem('notification', id, fields)

export const deleteNotice = (id: number) => deleteItem('notification', id)

/** The lists of current notices, including a search for a word that only one notice has. */
export const listsFor = (word: string) => [
  '/',
  '/notices',
  '/sitemap.xml',
  `${hrefOf(english, { path: '/search' })}?q=${word}`,
]

/** The archive pages of a notice of `createNotice`. */
export const ARCHIVE = ['/notices/archive/2026', '/notices/archive/sports']

/** Those of the addresses that link to a notice. */
export async function linkingTo(
  id: number,
  addresses: readonly string[],
  request: APIRequestContext,
): Promise<string[]> {
  const link = new RegExp(`/notices/${id}["<]`)
  const bodies = await Promise.all(
    addresses.map(async (address) => (await request.get(address)).text()),
  )
  return addresses.filter((_, index) => link.test(bodies[index] ?? ''))
}
