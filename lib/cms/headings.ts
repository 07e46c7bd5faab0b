import 'server-only'
import { readItems } from '@directus/sdk'
import { z } from 'zod'
import { facts } from '../../content/facts.ts'
import { cmsFile, fileFields } from './file.ts'
import { read } from './read.ts'

const heading = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    image: cmsFile.nullable(),
    date_created: z.string().nullish(),
    date_updated: z.string().nullish(),
  })
  .transform(({ date_created, date_updated, ...fields }) => ({
    ...fields,
    /** When it last changed, ISO 8601. */
    changed: date_updated ?? date_created ?? null,
  }))

export type Heading = z.infer<typeof heading>

/** The latest published headings, newest first, as many as the home page shows. */
export function listHeadings(): Promise<Heading[]> {
  return read({
    key: 'headings',
    tags: ['headings'],
    command: readItems('heading', {
      fields: [
        ...['id', 'title', 'description', 'date_created', 'date_updated'],
        { image: [...fileFields] },
      ] as never,
      filter: { status: { _eq: 'published' } },
      sort: ['-date_created', '-id'],
      limit: facts.headingCards,
    }),
    answer: z.array(heading),
  })
}
