import 'server-only'
import { z } from 'zod'
import type { Page } from '../../../content/pages/page.ts'
import { safeHtml } from '../html/html.ts'
import { idsOfFiles } from '../html/linked-files.ts'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'
import { changedAt, text, timestamps } from './columns.ts'
import { rowNamesOf } from './row-names.ts'

const row = z
  .object({
    // A snapshot of an earlier version of the site may lack it.
    id: z.number().nullish(),
    page_name: z.string(),
    title: text,
    content: safeHtml,
    ...timestamps,
  })
  .transform((page) => ({
    id: page.id ?? null,
    name: page.page_name,
    title: page.title,
    content: page.content,
    /** When the text last changed, ISO 8601. */
    changed: changedAt(page),
  }))

export type CmsPage = z.infer<typeof row>

/** No row can have it in its name. */
const OR = '/'

export const pagesSource = defineList({
  key: 'pages',
  collection: 'pages',
  row,
  sort: ['page_name'],
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

/** Every text in the CMS. */
export const listPages = () => readView(pagesSource, 'all')

/** The ids of the files that they publish. */
export const pageFiles = () => readView(pagesSource, 'files')
