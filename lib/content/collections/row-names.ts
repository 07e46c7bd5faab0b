import type { Page } from '../../../content/pages/page.ts'

/** What an editor may call the row of a page: its name in the page table, or its route's. */
export function rowNamesOf({ row, path }: Pick<Page, 'row' | 'path'>): string[] {
  const route = path.slice(1)
  return [...new Set([row, route, route.toLowerCase()])]
}
