import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample-pages'

/** Outside the page table: generated files, and addresses that must not be found. */
const OTHERS = ['/sitemap.xml', '/robots.txt', '/no-such-page', '/notices/99999999']

const IS_MADE_OF_CONTENT = /^\/(notices\/[^/?#]+|[^?#]+\.(csv|xml|ics|json))$/

/** Every address of the site: the page table, what its pages link to, and addresses that must not be found. */
export async function listRoutes(siteUrl: string): Promise<string[]> {
  const routes = new Set([...pages.map(hrefOf), ...OTHERS])
  for (const { path, queryParams } of pages) {
    for (const key of queryParams) routes.add(`${hrefOf({ path })}?${key}=fees`)
  }
  for (const page of pages) {
    const html = await (await fetch(siteUrl + hrefOf(page))).text()
    for (const [, href = ''] of html.matchAll(/ href="([^"]+)"/g)) {
      const path = href.replaceAll('&amp;', '&')
      if (IS_MADE_OF_CONTENT.test(path) && !path.startsWith('/_next/')) routes.add(path)
    }
  }
  return [...routes]
}
