import 'server-only'
import { z } from 'zod'
import type { Page } from '../../../content/pages/page.ts'
import { safeHtml } from '../html/html.ts'
import { listQuery, published } from '../client/list-query.ts'
import { readView } from '../store/read-view.ts'
import { defineSource } from '../store/source.ts'
import { rowNamesOf } from './row-names.ts'
import { idsOfFiles } from './file-ids.ts'
import { listOf } from './list-of.ts'

const row = z
  .object({
    // Content that was kept on disk before there were previews lacks it.
    id: z.number().nullish(),
    page_name: z.string(),
    title: z.string().nullable(),
    content: safeHtml,
    date_created: z.string().nullable(),
    date_updated: z.string().nullable(),
  })
  .transform((page) => ({
    id: page.id ?? null,
    name: page.page_name,
    title: page.title?.trim() || null,
    content: page.content,
    /** When the text last changed, ISO 8601. */
    changed: page.date_updated ?? page.date_created,
  }))

export type CmsPage = z.infer<typeof row>

/** No row can have it in its name. */
const OR = '/'

export const pagesSource = defineSource({
  key: 'pages',
  collections: ['pages'],
  ...listQuery('pages', {
    fields: ['id', 'page_name', 'title', 'content', 'date_created', 'date_updated'],
    filter: published,
    sort: ['page_name'],
  }),
  ...listOf(row),
  isEmpty: (rows: CmsPage[]) => rows.length === 0,
  views: {
    all: (rows) => rows,
    named: (rows, _now, names) =>
      names.split(OR).flatMap((name) => rows.find((each) => each.name === name) ?? [])[0] ?? null,
    files: (rows) => idsOfFiles(rows.map(({ content }) => ({ html: content }))),
  },
})

/** The CMS's text for a page of the table; null when the CMS has no row of one of its names. */
export const getPage = (page: Pick<Page, 'row' | 'path'>) =>
  readView(pagesSource, 'named', rowNamesOf(page).join(OR))

/** Every text that the CMS holds. */
export const listPages = () => readView(pagesSource, 'all')

/** The ids of the files that they let out. */
export const pageFiles = () => readView(pagesSource, 'files')
