import 'server-only'
import { z } from 'zod'
import { facts } from '../../../content/facts.ts'
import { publishedNow } from '../notices/publication-status.ts'
import { idsOfFiles } from '../html/linked-files.ts'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'
import { expiriesOf, changedAt, scheduleColumns, timestamps } from './columns.ts'
import { cmsFile } from './file.ts'

const heading = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    image: cmsFile.nullable(),
    ...scheduleColumns,
    ...timestamps,
  })
  .transform(({ publish_from, publish_until, date_created, date_updated, ...fields }) => ({
    ...fields,
    publishFrom: publish_from,
    publishUntil: publish_until,
    /** When it last changed, ISO 8601. */
    changed: changedAt({ date_created, date_updated }),
  }))

export type Heading = z.infer<typeof heading>

/** As many of the newest as the home page shows; what is not shown at this moment takes no place. */
const latestHeadings = (rows: readonly Heading[], now: Date): Heading[] =>
  publishedNow(rows, now).slice(0, facts.headingCards)

export const headingsSource = defineList({
  key: 'headings',
  collection: 'heading',
  row: heading,
  sort: ['-date_created', '-id'],
  expiries: expiriesOf,
  views: {
    latest: (rows, now) => latestHeadings(rows, now),
    files: (rows, now) =>
      idsOfFiles(latestHeadings(rows, now).map(({ image }) => ({ file: image }))),
  },
})

/** The latest published headings, newest first, as many as the home page shows. */
export const listHeadings = () => readView(headingsSource, 'latest')

/** The ids of the files that are published with them. */
export const headingFiles = () => readView(headingsSource, 'files')
