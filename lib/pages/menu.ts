import 'server-only'
import { navigation } from '../../content/pages/index.ts'
import type { Page } from '../../content/pages/page.ts'
import { listExams } from '../content/collections/exams.ts'
import { listHiddenPages } from '../content/collections/hidden-pages.ts'
import { getPage } from '../content/collections/pages.ts'
import { isTakenOff } from './indexing.ts'

/** Whether the school has the page: an optional one exists if the CMS has a text for it. */
export const exists = async (page: Page): Promise<boolean> =>
  !page.optional || Boolean((await getPage(page))?.content)

/** Whether a page is hidden, or only announces its content; the specification has four such pages. */
async function isEmpty(page: Page): Promise<boolean> {
  if (!(await exists(page))) return true
  if (isTakenOff(page, await getPage(page), await listHiddenPages())) return true
  if (!page.awaiting || page.awaiting.dates) return false
  const [text, exams] = await Promise.all([getPage(page), listExams(page)])
  return !text?.content && exams.length === 0
}

async function withoutEmpty(pages: readonly Page[], shown?: Page): Promise<Page[]> {
  const empty = await Promise.all(pages.map(isEmpty))
  return pages.filter((page, index) => page.path === shown?.path || !empty[index])
}

/** The navigation; empty pages are omitted. */
export const listMenu = () =>
  Promise.all(
    navigation.map(async ({ group, pages }) => ({ group, pages: await withoutEmpty(pages) })),
  )

/** The pages of the same group, in order; the page itself is always included. */
export const listSection = (page: Page): Promise<Page[]> =>
  withoutEmpty(navigation.find(({ group }) => group === page.group)?.pages ?? [], page)
