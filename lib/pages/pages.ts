import { groupIds, type Group } from './groups.ts'
import type { Page } from './page.ts'
import { aboutPages } from './pages/about.ts'
import { academicsPages } from './pages/academics.ts'
import { activitiesPages } from './pages/activities.ts'
import { administrationPages } from './pages/administration.ts'
import { admissionPages } from './pages/admission.ts'
import { facilitiesPages } from './pages/facilities.ts'
import { generalPages } from './pages/general.ts'

/**
 * The page table: routes, navigation, breadcrumbs, metadata, sitemap and the end-to-end loops all
 * read it. Adding a page is one entry, plus content (`docs/add-a-page.md`).
 */
export const pages: readonly Page[] = [
  ...generalPages,
  ...aboutPages,
  ...academicsPages,
  ...administrationPages,
  ...admissionPages,
  ...activitiesPages,
  ...facilitiesPages,
]

const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]))

/** The page at a decoded path, or null. */
export function findPage(path: string): Page | null {
  return byPath.get(path) ?? null
}

/** The page at a path that the code itself names; throws when the table has no such page. */
export function getPageAt(path: Page['path']): Page {
  const page = byPath.get(path)
  if (!page) throw new Error(`The page table has no ${path}`)
  return page
}

/** The pages of a group, in the order of the table. */
export function pagesOf(group: Group): Page[] {
  return pages.filter((page) => page.group === group)
}

/** The navigation: each group with its pages. */
export const navigation = groupIds.map((group) => ({ group, pages: pagesOf(group) }))
