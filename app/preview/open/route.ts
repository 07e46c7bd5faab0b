import { parsePagePath } from 'school-schema/pages/page-kinds'
import { getPageNamed } from '@/lib/pages/pages'
import { getPageName, namesPages } from '@/lib/content/store/drafts'
import { newGrant, previewHref, readOpened, type Opened } from '@/lib/preview/grant'
import { pathOfRow } from '@/lib/preview/paths'
import { REFUSED_PATH } from '@/lib/preview/guard'
import { MISSING_PATH } from '@/lib/server/request-rules'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'

export const dynamic = 'force-dynamic'

async function pathOf({ collection, id }: Opened): Promise<string | null> {
  if (id.startsWith('/')) return id
  if (!namesPages(collection)) return pathOfRow(collection, id)
  const name = await getPageName(collection, Number(id))
  if (name === null) return null
  // A draft is not yet in the table of pages.
  return (await getPageNamed(DEFAULT_LANGUAGE, name))?.path ?? parsePagePath(name)
}

const redirectTo = (location: string) =>
  new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })

/** Redirects to the preview of a row that the CMS allows an editor to see; otherwise to the page that refuses it. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const opened = readOpened(Object.fromEntries(searchParams))
  if (!opened) return redirectTo(REFUSED_PATH)
  const path = await pathOf(opened)
  return redirectTo(path === null ? MISSING_PATH : previewHref(path, newGrant()))
}
