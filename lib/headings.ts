import 'server-only'
import { z } from 'zod'
import { schoolDay } from 'school-schema/day'
import { facts } from '../content/facts.ts'
import { idsOfFiles, readView } from './content/store/read-view.ts'
import {
  expiriesOf,
  publishedNow,
  asPicture,
  cmsFile,
  pageOrLink,
  requiredText,
  scheduleColumns,
  timestamps,
  withChanged,
  withSchedule,
  text,
} from './content/schema/columns.ts'
import { defineList } from './content/store/source.ts'
import { translations, withOutdated } from './content/schema/translations.ts'
import type { Language } from 'school-schema/languages'

/** The school's day of a time; null without one. */
const dayOf = (time: string | null | undefined) => (time ? schoolDay(new Date(time)) : null)

const heading = z
  .object({
    id: z.number(),
    title: requiredText,
    description: text,
    image: cmsFile.nullable().transform(asPicture),
    link: pageOrLink,
    ...scheduleColumns,
    translations,
    ...timestamps,
  })
  .transform((row) => ({ ...row, day: dayOf(row.publish_from ?? row.date_created) }))
  .transform(withSchedule)
  .transform(withChanged)
  .transform(withOutdated)

export type Heading = z.infer<typeof heading>

export const headingsSource = defineList({
  key: 'headings',
  collection: 'heading',
  row: heading,
  sort: ['-date_created', '-id'],
  expiries: expiriesOf,
  views(rows, now) {
    // Hidden headings must not reduce the number of visible ones.
    const latest = publishedNow(rows, now).slice(0, facts.headingCards)
    return {
      latest: () => latest,
      files: () => idsOfFiles(latest.map(({ image }) => ({ file: image }))),
    }
  },
})

/** The latest published headings, newest first, as many as the home page shows. */
export const listHeadings = (language: Language) => readView(language, headingsSource, 'latest')
