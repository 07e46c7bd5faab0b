import { expect } from '@playwright/test'
import { askCms } from './cms.ts'
import { requireEnv } from './require-env.ts'

/** A page as the site has it ready. */
async function whatIsShown(path: string): Promise<string> {
  return (await fetch(requireEnv('E2E_SITE_URL') + path)).text()
}

type Words = { title?: string; description?: string }

/** Puts a picture into the CMS as an editor's upload would; without a title it gets one from its name. */
export async function uploadPicture(
  bytes: Buffer,
  name: string,
  words: Words = {},
): Promise<string> {
  const form = new FormData()
  // The CMS takes only the fields that stand before the file.
  for (const [field, value] of Object.entries(words)) form.set(field, value)
  const type = name.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  const answer = await fetch(`${requireEnv('E2E_CMS_URL')}/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${requireEnv('E2E_CMS_ADMIN_TOKEN')}` },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { id: string } }
  return data.id
}

/** Publishes an album of these files, in their order. */
export async function createAlbum(title: string, files: readonly string[]): Promise<number> {
  const images = files.map((file, index) => ({ directus_files_id: file, sort: index + 1 }))
  const { data } = await askCms('POST', '/items/gallery', { title, status: 'published', images })
  return (data as { id: number }).id
}

/** Takes an album and its files out of the CMS again, once no page shows them any more. */
export async function removeAlbum(album: number, files: readonly string[]): Promise<void> {
  await askCms('DELETE', `/items/gallery/${album}`)
  await expect
    .poll(() => whatIsShown('/Gallery'), { timeout: 60_000 })
    .not.toMatch(new RegExp(files.join('|')))
  for (const file of new Set(files)) await askCms('DELETE', `/files/${file}`)
}

/**
 * Has the small sizes of a published picture made: without JavaScript a browser asks for all of an
 * album at once.
 */
export async function makeSizes(file: string): Promise<void> {
  for (const width of [320, 640]) {
    const address = `${requireEnv('E2E_SITE_URL')}/assets/${file}?w=${width}`
    await expect.poll(async () => (await fetch(address)).status, { timeout: 30_000 }).toBe(200)
  }
}
