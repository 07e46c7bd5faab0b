import 'server-only'
import { kindsOfText } from 'school-schema/page-kinds'
import { z } from 'zod'
import samplePages from '../../../sample/pages.json' with { type: 'json' }
import { idsOfFiles } from '../html/html.ts'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'
import { pageRow, type Page } from './page-row.ts'
import { pageTableOf, type PageTable } from './page-table.ts'

export type { Page, PageLink } from './page-row.ts'

/** The pages of the sample school without their texts, which are not part of the program. */
const initialPages = (): Page[] =>
  z
    .array(pageRow)
    .parse(samplePages.map((page) => ({ ...page, content: null })))
    .filter((page) => page !== null)

export const pagesSource = defineList({
  key: 'pages',
  collection: 'pages',
  row: pageRow,
  sort: ['sort', 'id'],
  views(rows) {
    const table = pageTableOf(rows, initialPages())
    return {
      table: () => table,
      files: () =>
        idsOfFiles(
          rows.map(({ content, photo }) => ({ html: content, file: photo?.file ?? null })),
        ),
    }
  },
})

/** The published pages. */
export const getPageTable = (): Promise<PageTable> => readView(pagesSource, 'table')

/** The published pages in order. */
export const listPages = async (): Promise<readonly Page[]> => (await getPageTable()).pages

/** The page at a decoded path; null if there is none. */
export const findPage = async (path: string): Promise<Page | null> =>
  (await getPageTable()).find(path)

/** The page with a name, such as `fee_payment_rules`; null if the school has none. */
export const getPageNamed = async (name: string): Promise<Page | null> =>
  (await getPageTable()).named(name)

/** The page of a kind that the program cannot do without. */
export async function getOwnPage(kind: 'home' | 'notices'): Promise<Page> {
  const page = (await listPages()).find(({ template }) => template === kind)
  if (!page) throw new Error(`The table of pages has none of the kind ${kind}`)
  return page
}

/** Whether a page only announces its text. */
export const isEmpty = ({ template, content }: Page): boolean =>
  content === null && kindsOfText.includes(template)

/** Whether search engines may index a page: not one without content, nor the search page. */
export const isIndexed = (page: Page): boolean => page.template !== 'search' && !isEmpty(page)

/** A row that may be ticked Sample, and that nobody has changed. */
export type SampleOrOwn = { isSample: boolean }

/**
 * Whether a page shows anything that was invented for the sample school: its text or
 * rows that are ticked Sample and that nobody has changed. `rows` are those that it lists.
 */
export const showsInvented = (page: Page, rows: readonly SampleOrOwn[] = []): boolean =>
  (page.content !== null && page.isSample) || rows.some(({ isSample }) => isSample)
