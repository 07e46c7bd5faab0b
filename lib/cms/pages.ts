import 'server-only'
import { readItems } from '@directus/sdk'
import { cache } from 'react'
import { z } from 'zod'
import type { Page } from '../site/page.ts'
import { rowNamesOf } from '../site/row-names.ts'
import { safeHtml } from './html.ts'
import { read } from './read.ts'

const row = z
  .object({
    page_name: z.string(),
    title: z.string().nullable(),
    content: safeHtml,
    date_created: z.string().nullable(),
    date_updated: z.string().nullable(),
  })
  .transform((page) => ({
    name: page.page_name,
    title: page.title?.trim() || null,
    content: page.content,
    /** When the text last changed, ISO 8601. */
    changed: page.date_updated ?? page.date_created,
  }))

export type CmsPage = z.infer<typeof row>

const fields = ['page_name', 'title', 'content', 'date_created', 'date_updated'] as never

/** The CMS's text for a page of the table; null when the CMS has no row of one of its names. */
export const getPage = cache((page: Pick<Page, 'row' | 'path'>): Promise<CmsPage | null> =>
  read({
    key: `page-${page.row}`,
    tags: ['pages'],
    command: readItems('pages', {
      fields,
      filter: { page_name: { _in: rowNamesOf(page) } },
      limit: -1,
    }),
    answer: z
      .array(row)
      .transform((rows) => rows.find(({ name }) => name === page.row) ?? rows[0] ?? null),
  }),
)

/** Every text that the CMS holds. */
export function listPages(): Promise<CmsPage[]> {
  return read({
    key: 'pages',
    tags: ['pages'],
    command: readItems('pages', { fields, sort: ['page_name'], limit: -1 }),
    answer: z.array(row),
  })
}
