import { z } from 'zod'

/** Content that was kept on disk before a column was asked for lacks it. */
const time = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null)

/** The columns that say when a row is to be seen, for a query's `fields`. */
export const scheduleFields = ['publish_from', 'publish_until'] as const

/** They as the CMS answers them; for a row's schema. */
export const scheduleColumns = { publish_from: time, publish_until: time }

type Scheduled = { publishFrom: string | null; publishUntil: string | null }

/** When rows come and go, for a source. */
export const expiriesOf = (rows: readonly Scheduled[]): Date[] =>
  rows.flatMap(({ publishFrom, publishUntil }) =>
    [publishFrom, publishUntil].flatMap((time) => (time === null ? [] : new Date(time))),
  )
