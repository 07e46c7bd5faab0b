import 'server-only'
import type { Metadata } from 'next'
import { getPage } from '../cms/pages.ts'
import { getSchool } from '../cms/school.ts'
import { hrefOf } from './href.ts'
import type { Page } from './page.ts'

/** Title, description and canonical address of a page; a page that awaits its content is not indexed. */
export async function metadataOf(page: Page): Promise<Metadata> {
  const isAwaiting = page.awaitsContent && !(await getPage(page.row))?.content
  const title = page.path === '/' ? { absolute: (await getSchool()).name } : page.title
  return {
    title,
    description: page.summary,
    alternates: { canonical: hrefOf(page) },
    ...(isAwaiting ? { robots: { index: false } } : {}),
  }
}
