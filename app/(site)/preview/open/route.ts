import { parsePagePath } from 'school-schema/page-kinds'
import { getPageNamed } from '@/lib/content/collections/pages'
import { getPageName, namesPages } from '@/lib/content/store/drafts'
import { newGrant, previewHref, readOpened, type Opened } from '@/lib/preview/grant'
import { pathOfRow } from '@/lib/preview/paths'
import { refusePreview } from '@/lib/preview/guard'
import { answerNotFound } from '@/lib/framework/prerendered-page'

export const dynamic = 'force-dynamic'

async function pathOf({ collection, id }: Opened): Promise<string | null> {
  if (!namesPages(collection)) return pathOfRow(collection, id)
  const name = await getPageName(collection, Number(id))
  if (name === null) return null
  // A draft is not yet in the table of pages.
  return (await getPageNamed(name))?.path ?? parsePagePath(name)
}

/** Redirects to the preview of a row that the CMS allows an editor to see; otherwise 403. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const opened = readOpened(Object.fromEntries(searchParams))
  if (!opened) return refusePreview()
  const path = await pathOf(opened)
  const headers = { 'cache-control': 'no-store' }
  if (path === null) return answerNotFound()
  const location = previewHref(path, newGrant())
  return new Response(null, { status: 307, headers: { ...headers, location } })
}
