import { expect, type Page } from 'playwright/test'
import { createItem, deleteItem, askCms, sampleFile } from './cms.ts'
import { requireEnv } from './require-env.ts'

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
