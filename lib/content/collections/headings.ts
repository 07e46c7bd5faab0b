import 'server-only'
import { z } from 'zod'
import { facts } from '../../../content/facts.ts'
import { publishedNow } from '../notices/publication-status.ts'
import { listQuery, published } from '../client/list-query.ts'
import { readView } from '../store/read-view.ts'
import { defineSource } from '../store/source.ts'
import { cmsFile, fileFields } from './file.ts'
import { idsOfFiles } from './file-ids.ts'
import { listOf } from './list-of.ts'
import { expiriesOf, scheduleColumns, scheduleFields } from './schedule.ts'

const heading = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    image: cmsFile.nullable(),
    ...scheduleColumns,
    date_created: z.string().nullish(),
    date_updated: z.string().nullish(),
  })
  .transform(({ publish_from, publish_until, date_created, date_updated, ...fields }) => ({
    ...fields,
    publishFrom: publish_from,
    publishUntil: publish_until,
    /** When it last changed, ISO 8601. */
    changed: date_updated ?? date_created ?? null,
  }))

export type Heading = z.infer<typeof heading>

/** As many of the newest as the home page shows; what is not shown at this moment takes no place. */
const latestHeadings = (rows: readonly Heading[], now: Date): Heading[] =>
  publishedNow(rows, now).slice(0, facts.headingCards)

export const headingsSource = defineSource({
  key: 'headings',
  collections: ['heading'],
  ...listQuery('heading', {
    fields: [
      ...['id', 'title', 'description', ...scheduleFields, 'date_created', 'date_updated'],
      { image: [...fileFields] },
    ],
    filter: published,
    sort: ['-date_created', '-id'],
  }),
  ...listOf(heading),
  isEmpty: (rows: Heading[]) => rows.length === 0,
  expiries: (rows) => expiriesOf(rows),
  views: {
    latest: (rows, now) => latestHeadings(rows, now),
    files: (rows, now) =>
      idsOfFiles(latestHeadings(rows, now).map(({ image }) => ({ file: image }))),
  },
})

/** The latest published headings, newest first, as many as the home page shows. */
export const listHeadings = () => readView(headingsSource, 'latest')

/** The ids of the files that they let out. */
export const headingFiles = () => readView(headingsSource, 'files')
