import 'server-only'
import { listExams } from '../content/collections/exams.ts'
import type { PageGroup } from '../content/collections/page-table.ts'
import { getPageTable, type Page } from '../content/collections/pages.ts'
import { isEmpty } from './indexing.ts'

/** The page itself stays in its own list. */
async function withoutEmpty(pages: readonly Page[], shown?: Page): Promise<Page[]> {
  const kept = pages.map(
    async (page) =>
      page.path === shown?.path || !isEmpty(page) || (await listExams(page)).length > 0,
  )
  const isKept = await Promise.all(kept)
  return pages.filter((_, index) => isKept[index])
}

/** The groups of the menu; empty pages and groups are left out. */
export async function listMenu(): Promise<PageGroup[]> {
  const { groups } = await getPageTable()
  const shown = groups.map(async (group) => ({ ...group, pages: await withoutEmpty(group.pages) }))
  return (await Promise.all(shown)).filter(({ pages }) => pages.length > 0)
}

/** The pages of the same group, in order; the page itself is always included. */
export async function listSection(page: Page): Promise<Page[]> {
  const { groups } = await getPageTable()
  return withoutEmpty(groups.find(({ title }) => title === page.group)?.pages ?? [], page)
}
