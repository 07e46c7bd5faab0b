import 'server-only'
import { disclosureFiles } from '../collections/disclosure.ts'
import { albumFiles } from '../collections/gallery.ts'
import { headingFiles } from '../collections/headings.ts'
import { noticeFiles } from '../collections/notices.ts'
import { pageFiles } from '../collections/pages.ts'

const sets = new WeakMap<readonly string[], Set<string>>()

/** Content that is the same is the same object: a long list is gone through once. */
function setOf(ids: readonly string[]): Set<string> {
  const set = sets.get(ids) ?? new Set(ids)
  sets.set(ids, set)
  return set
}

/**
 * True when a visitor may have this file. The site's token can read every file in the CMS, so what
 * may leave is decided here: a file that published content shows or links to.
 */
export async function isPublishedFile(id: string): Promise<boolean> {
  const lists = [noticeFiles, headingFiles, albumFiles, pageFiles, disclosureFiles]
  for (const list of lists) if (setOf(await list()).has(id)) return true
  return false
}
