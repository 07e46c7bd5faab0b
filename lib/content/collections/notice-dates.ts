import 'server-only'
import { z } from 'zod'
import { calendarKinds } from 'school-schema/choices'
import { published } from '../client/list-query.ts'
import { expiriesOf, publishedNow } from '../notices/schedule.ts'
import {
  isPeriod,
  optional,
  requiredText,
  scheduleColumns,
  text,
  timestamps,
  translations,
  withChanged,
  withSchedule,
} from '../schema/columns.ts'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'

/** The columns of a notice that its date in the calendar needs. */
export const dateColumns = {
  id: z.number(),
  title: requiredText,
  event_date: optional(z.iso.date()),
  event_until: optional(z.iso.date()),
  event_kind: z.enum(calendarKinds).catch('Event'),
  event_title: text,
  translations,
  ...scheduleColumns,
  ...timestamps,
}

type Columns = z.infer<z.ZodObject<typeof dateColumns>>

/** Whether a date of a notice ends after it begins. */
export const hasPeriod = ({ event_date, event_until }: Columns) => isPeriod(event_date, event_until)

/** What a notice announces, as a date of the calendar; null if it announces none. */
export const eventOf = ({
  title,
  event_date: from,
  event_until,
  event_kind: kind,
  event_title,
}: Pick<Columns, 'title' | 'event_date' | 'event_until' | 'event_kind' | 'event_title'>) =>
  from ? { from, to: event_until ?? from, kind, title: event_title ?? title } : null

const noticeDate = z
  .object(dateColumns)
  .refine(hasPeriod, { path: ['event_until'] })
  .transform(withSchedule)
  .transform(withChanged)
  .transform(({ id, changed, isSample, publishFrom, publishUntil, ...row }) => {
    const event = eventOf(row)
    const date = { uid: `notice-${id}`, notice: id, until: publishUntil, time: null, place: null }
    return event && { ...event, ...date, changed, isSample, publishFrom, publishUntil }
  })

/** A list of its own: every page reads the dates, and is not rendered again for a notice without one. */
export const noticeDatesSource = defineList({
  key: 'notice-dates',
  collection: 'notification',
  filter: { ...published, event_date: { _nnull: true } },
  row: noticeDate,
  expiries: expiriesOf,
  views: (rows, now) => {
    const current = publishedNow(rows, now)
    return { all: () => current }
  },
})

/** The dates that current notices announce. */
export const listNoticeDates = () => readView(noticeDatesSource, 'all')
