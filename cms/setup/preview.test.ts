import { CONTENT_COLLECTIONS } from '../model/index.ts'
import type { Cms, Row } from './client.ts'
import { applyPreview, pagePreviewUrl } from './preview.ts'

const SITE = 'https://school.example'

/** A CMS that keeps the settings of its collections. */
function cmsOf(metas: Map<string, Row>) {
  const update = jest.fn((path: string, body: unknown) => {
    metas.set(path.replace('/collections/', ''), (body as { meta: Row }).meta)
    return Promise.resolve()
  })
  const list = () =>
    Promise.resolve([...metas].map(([collection, meta]): Row => ({ collection, meta })))
  return { cms: { list, update } as unknown as Cms, update }
}

test('each collection that has a page gets the preview address of its rows, once', async () => {
  const metas = new Map<string, Row>(CONTENT_COLLECTIONS.map((name) => [name, {}]))
  const { cms, update } = cmsOf(metas)
  await applyPreview(cms, SITE, jest.fn())
  expect(metas.get('pages')).toEqual({
    preview_url: `${SITE}/preview/enter?collection=pages&id={{id}}`,
  })
  expect(metas.get('gallery_files')).toEqual({})
  const changes = update.mock.calls.length
  expect(changes).toBe(CONTENT_COLLECTIONS.length - 1)
  await applyPreview(cms, SITE, jest.fn())
  expect(update).toHaveBeenCalledTimes(changes)
})

test('a page is previewed by its path', () => {
  expect(pagePreviewUrl(SITE, '/notices')).toBe(`${SITE}/preview/enter?path=/notices`)
})
