import 'server-only'
import { readItems } from '@directus/sdk'
import { cache } from 'react'
import { z } from 'zod'
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

/** The CMS's text for a page, by its `page_name`; null when the CMS has no row of that name. */
export const getPage = cache((name: string): Promise<CmsPage | null> =>
  read({
    key: `page-${name}`,
    tags: ['pages'],
    command: readItems('pages', {
      fields,
      filter: { page_name: { _eq: name } },
      limit: 1,
    }),
    answer: z.array(row).transform(([first]) => first ?? null),
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
