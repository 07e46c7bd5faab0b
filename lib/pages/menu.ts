import 'server-only'
import { navigation } from '../../content/pages/index.ts'
import type { Page } from '../../content/pages/page.ts'
import { listExams } from '../content/collections/exams.ts'
import { getPage } from '../content/collections/pages.ts'

/** True while a page can only say that its content will come: the specification has four such pages. */
async function isEmpty(page: Page): Promise<boolean> {
  if (!page.awaiting || page.awaiting.dates) return false
  const [text, exams] = await Promise.all([getPage(page), listExams(page)])
  return !text?.content && exams.length === 0
}

/** The navigation as visitors see it: a page that is empty is left out until it has content. */
export const listMenu = () =>
  Promise.all(
    navigation.map(async ({ group, pages }) => {
      const empty = await Promise.all(pages.map(isEmpty))
      return { group, pages: pages.filter((_, index) => !empty[index]) }
    }),
  )

/** The pages of the group of a page, in their order; the page itself is always there. */
export async function listSection({ group, path }: Page): Promise<Page[]> {
  const listed = (await listMenu()).find((each) => each.group === group)?.pages ?? []
  const own = navigation.find((each) => each.group === group)?.pages ?? []
  return own.filter((page) => page.path === path || listed.includes(page))
}
