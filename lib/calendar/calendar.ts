import 'server-only'
import { z } from 'zod'
import { calendarKinds } from 'school-schema/choices'
import { officeStatus } from '../school/office.ts'
import { readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import {
  audience,
  clockTime,
  isPeriod,
  optional,
  requiredText,
  text,
  timestamps,
  withChanged,
} from '../content/schema/columns.ts'
import { translations, withOutdated } from '../content/schema/translations.ts'
import { listNoticeDates } from '../notices/notices.ts'
import { getSchool } from '../school/school.ts'
import type { Language } from 'school-schema/languages'

const calendarDate = z
  .object({
    id: z.number(),
    from: z.iso.date(),
    to: optional(z.iso.date()),
    title: requiredText,
    kind: z.enum(calendarKinds),
    time: clockTime,
    place: text,
    audience,
    translations,
    ...timestamps,
  })
  .refine(({ from, to }) => isPeriod(from, to), { path: ['to'] })
  .transform(withChanged)
  .transform(withOutdated)
  .transform(({ to, id, ...date }) => ({
    ...date,
    uid: `calendar-${id}`,
    to: to ?? date.from,
    /** The id of the notice that announces the date. */
    notice: null as number | null,
    /** When that notice ends. */
    until: null as string | null,
  }))

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

type Dates = readonly CalendarDate[]

const merged = new WeakMap<Dates, { notices: Dates; all: Dates }>()

/** The same object for the same dates, so that the search compares it at once. */
function merge(rows: Dates, notices: Dates): Dates {
  const known = merged.get(rows)
  if (known?.notices === notices) return known.all
  const all = [...rows, ...notices].toSorted((one, other) => one.from.localeCompare(other.from))
  merged.set(rows, { notices, all })
  return all
}

/** The dates of the calendar and of current notices, ascending. */
export const listDates = async (language: Language): Promise<Dates> =>
  merge(await readView(language, calendarSource, 'all'), await listNoticeDates(language))

/** Whether the office is open now. A page that shows it is regenerated when the office opens or closes. */
export const getOfficeStatus = async (language: Language) =>
  officeStatus(await getSchool(language), await listDates(language), new Date())
