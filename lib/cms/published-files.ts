import 'server-only'
import { remember } from '../remember.ts'
import { filesIn } from './asset-links.ts'
import { listDisclosureFiles } from './disclosure.ts'
import { listAlbums } from './gallery.ts'
import { listHeadings } from './headings.ts'
import { listNotices } from './notices.ts'
import { listPages } from './pages.ts'

/** How long a file may still be had after the last thing that showed it was taken back. */
const RETRACTED_WITHIN_MS = 5_000

/** How fresh the list must be before a file is said not to exist. */
const MISSING_WITHIN_MS = 500

/**
 * The site's token can read every file in the CMS, so what may leave is decided here: a file that
 * published content shows or links to.
 */
const recallFiles = remember(async () => {
  const [notices, headings, albums, pages, papers] = await Promise.all([
    listNotices(),
    listHeadings(),
    listAlbums(),
    listPages(),
    listDisclosureFiles(),
  ])
  return new Set([
    ...notices.flatMap((notice) => [notice.file?.id ?? [], filesIn(notice.description)].flat()),
    ...headings.flatMap((heading) => heading.image?.id ?? []),
    ...albums.flatMap((album) => album.pictures.map((picture) => picture.id)),
    ...pages.flatMap((page) => filesIn(page.content)),
    ...papers.map((paper) => paper.id),
  ])
})

/** True when a visitor may have this file. */
export async function isPublishedFile(id: string): Promise<boolean> {
  if ((await recallFiles(RETRACTED_WITHIN_MS)).has(id)) return true
  return (await recallFiles(MISSING_WITHIN_MS)).has(id)
}
