import type { Page } from './page.ts'

/** The address of a page as it is written into a link: `/Contact%20Us`, `/Vision&Mission`. */
export function hrefOf(page: Pick<Page, 'path'>): string {
  return encodeURI(page.path)
}
