import 'server-only'
import { z } from 'zod'
import { dayAfter } from 'school-schema/day'
import { calendarKinds, MAX_CALENDAR_DAYS } from 'school-schema/model/calendar'
import { parseClock } from 'school-schema/written'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'
import { optional, requiredText, text, timestamps, withChanged } from '../schema/columns.ts'

const calendarDate = z
  .object({
    id: z.number(),
    from: z.iso.date(),
    to: optional(z.iso.date()),
    title: requiredText,
    kind: z.enum(calendarKinds),
    time: text.transform((written) => written && parseClock(written)),
    place: text,
    ...timestamps,
  })
  .refine(({ from, to }) => !to || (from <= to && to <= dayAfter(from, MAX_CALENDAR_DAYS)), {
    path: ['to'],
  })
  .transform(withChanged)
  .transform(({ to, ...date }) => ({ ...date, to: to ?? date.from }))

/** A date of the school calendar: `to` is its last day, `time` is on the 24-hour clock. */
export type CalendarDate = z.infer<typeof calendarDate>

export const calendarSource = defineList({
  key: 'calendar',
  collection: 'calendar_date',
  row: calendarDate,
  sort: ['from', 'id'],
  absent: [],
  views: (dates) => ({ all: () => dates }),
})

/** The dates of the school calendar, ascending. */
export const listDates = () => readView(calendarSource, 'all')
