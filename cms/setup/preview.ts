import { CONTENT_COLLECTIONS } from '../model/index.ts'
import { isRow, type Cms } from './client.ts'

/** Rows of these stand within others and have no page of their own. */
const WITHOUT_PREVIEW = ['gallery_files']

/** Where the Studio finds the preview of a page. */
export function pagePreviewUrl(siteUrl: string, path: string): string {
  return `${siteUrl}/preview/enter?path=${path}`
}

/** Where the Studio finds the preview of a row; the Studio fills in which. */
function rowPreviewUrl(siteUrl: string, collection: string): string {
  return `${siteUrl}/preview/enter?collection=${collection}&id={{id}}`
}

/** Tells the Studio where each collection's rows are to be seen. */
export async function applyPreview(
  cms: Cms,
  siteUrl: string,
  onStep: (text: string) => void,
): Promise<void> {
  const actual = await cms.list('/collections')
  for (const collection of CONTENT_COLLECTIONS) {
    if (WITHOUT_PREVIEW.includes(collection)) continue
    const meta = actual.find((row) => row['collection'] === collection)?.['meta']
    const wanted = rowPreviewUrl(siteUrl, collection)
    if (isRow(meta) && meta['preview_url'] === wanted) continue
    await cms.update(`/collections/${collection}`, { meta: { preview_url: wanted } })
    onStep(`Set the preview of ${collection}`)
  }
}
