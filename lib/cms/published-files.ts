import 'server-only'
import { disclosureFiles } from './disclosure.ts'
import { albumFiles } from './gallery.ts'
import { headingFiles } from './headings.ts'
import { noticeFiles } from './notices.ts'
import { pageFiles } from './pages.ts'

/**
 * True when a visitor may have this file. The site's token can read every file in the CMS, so what
 * may leave is decided here: a file that published content shows or links to.
 */
export async function isPublishedFile(id: string): Promise<boolean> {
  const lists = [noticeFiles, headingFiles, albumFiles, pageFiles, disclosureFiles]
  for (const list of lists) if ((await list()).includes(id)) return true
  return false
}
