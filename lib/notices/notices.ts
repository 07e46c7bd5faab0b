import 'server-only'
import { NOTICE_ID } from 'school-schema/addresses/own-addresses'
import { z } from 'zod'
import { calendarKinds, noticeCategories, type NoticeCategory } from 'school-schema/choices'
import { schoolDay } from 'school-schema/day'
import { published } from '../content/client/list-query.ts'
import { idsOfFiles, readView } from '../content/store/read-view.ts'
import { safeHtml } from '../content/html/html.ts'
import * as archive from './archive.ts'
import { defineList } from '../content/store/source.ts'
import * as columns from '../content/schema/columns.ts'
import * as languages from '../content/schema/translations.ts'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'

/** The columns of a notice that its date in the calendar needs. */
const dateColumns = {
  id: z.number(),
  title: columns.requiredText,
  event_date: columns.optional(z.iso.date()),
  event_until: columns.optional(z.iso.date()),
  event_kind: z.enum(calendarKinds).catch('Event'),
  event_title: columns.text,
  event_time: columns.clockTime,
  event_place: columns.text,
  audience: columns.audience,
  translations: languages.translations,
  ...columns.scheduleColumns,
  ...columns.timestamps,
}

type Columns = z.infer<z.ZodObject<typeof dateColumns>>

const hasPeriod = ({ event_date, event_until }: Columns) =>
  columns.isPeriod(event_date, event_until)

type EventColumns = Pick<Columns, 'title' | Extract<keyof Columns, `event_${string}`>>

/** A notice with what it announces, as a date of the calendar; null if it announces none. */
function withEvent<Row extends EventColumns>(row: Row) {
  const { event_date: from, event_until, event_kind: kind, event_title, ...more } = row
  const { event_time: time, event_place: place, ...others } = more
  const to = event_until ?? from
  const event = from && to && { from, to, kind, title: event_title ?? row.title, time, place }
  return { ...others, event: event || null }
}

const categories = Object.keys(noticeCategories) as NoticeCategory[]

const notice = z
  .object({
    ...dateColumns,
    date: z.iso.date(),
    description: safeHtml,
    file: columns.cmsFile.nullable(),
    // The defaults for unknown ones, so that the notice is shown somewhere.
    category: z.enum(categories).catch('general'),
    pinned: z.boolean().nullish(),
  })
  .refine(hasPeriod, { path: ['event_until'] })
  .transform(columns.withSchedule)
  .transform(columns.withChanged)
  .transform((row) => ({
    ...languages.withOutdated(row),
    language: languages.languageOfRow(row, 'title', row.title),
    changed: languages.lastChangeOfText(
      row,
      row.description ? 'description' : 'title',
      row.changed,
    ),
  }))
  .transform(({ pinned, ...row }) => ({ ...withEvent(row), isPinned: pinned ?? false }))

/** A published notice; `date` is the school's calendar day, YYYY-MM-DD. */
export type Notice = z.infer<typeof notice>

/** A notice at its address, with those next to it in the archive. */
export type PlacedNotice = ReturnType<
  typeof archive.withNeighbours<archive.Archived<Notice>>
>[number]

const archivedById = (rows: readonly Notice[], now: Date) =>
  new Map(
    archive.withNeighbours(archive.archivedNotices(rows, now)).map((row) => [String(row.id), row]),
  )

/** All published notices, whatever their schedule; the views apply the archive. */
export const noticesSource = defineList({
  key: 'notices',
  collection: 'notification',
  row: notice,
  sort: ['-date', '-id'],
  expiries: columns.expiriesOf,
  pagesOf: archivedById,
  views(rows, now) {
    const shown = archive.shownNotices(rows, now)
    const byId = archivedById(rows, now)
    const archived = [...byId.values()]
    const groups = archive.archiveGroupsOf(archived)
    const pages = archive.archivePagesOf(groups)
    return {
      shown: () => shown,
      first(count: string) {
        const first = shown.slice(0, Number(count))
        return { first, newest: archive.newestNotice(shown), hasMore: shown.length > first.length }
      },
      changes: () =>
        archived.map((row) => ({
          id: row.id,
          date: row.date,
          category: row.category,
          isPast: row.isPast,
          language: row.language,
          // The notices of the sample count as unchanged; each has its day.
          lastChange: archive.lastChangeOf(row) ?? (row.date <= schoolDay(now) ? row.date : null),
        })),
      archiveGroups: () => archive.archiveLinksOf(groups),
      archivePage: (address: string) => pages.get(address) ?? null,
      one: (id: string) => byId.get(id) ?? null,
      // The attachment of a past notice stays public; that of a future one is not public yet.
      files: () =>
        idsOfFiles(archived.map(({ file, description }) => ({ file, html: description }))),
    }
  },
})

/** The current notices: pinned ones first, then newest first, ties by id. */
export const listNotices = (language: Language) => readView(language, noticesSource, 'shown')

/** The first current notices, whether there are more, and the newest of all. */
export const listFirstNotices = (language: Language, count: number) =>
  readView(language, noticesSource, 'first', String(count))

/** Current and past notices, newest first, with the time of their last change and without texts. */
export const listNoticeChanges = (language: Language) =>
  readView(language, noticesSource, 'changes')

/** The groups of the archive with their numbers of notices. */
export const listArchiveGroups = (language: Language) =>
  readView(language, noticesSource, 'archiveGroups')

/** The archive page with this end of its address, with its notices; null if there is none. */
export const getArchivePage = (language: Language, address: string) =>
  readView(language, noticesSource, 'archivePage', address)

/** A current or past notice; null if there is none with this id, or not yet. */
export const getNotice = (language: Language, id: number) =>
  readView(language, noticesSource, 'one', String(id))

const ONLY_ID = new RegExp(`^${NOTICE_ID}$`)

/** The id of a notice in an address: digits without a leading zero; otherwise null. */
export const parseNoticeId = (text: string): number | null =>
  ONLY_ID.test(text) ? Number(text) : null

const NOTICE = new RegExp(String.raw`^/notices/(${NOTICE_ID})(?:/calendar\.ics)?$`)

/** Whether this is the address of a notice, of its date, or of an archive page. */
export async function isNoticeAddress(path: string): Promise<boolean> {
  const [, number = ''] = NOTICE.exec(path) ?? []
  if (number) return (await getNotice(DEFAULT_LANGUAGE, Number(number))) !== null
  const [, archive] =
    /^\/notices\/archive\/((?:\d{4}|[a-z]{1,20})(?:\/[1-9]\d{0,3})?)$/.exec(path) ?? []
  return archive !== undefined && (await getArchivePage(DEFAULT_LANGUAGE, archive)) !== null
}

const noticeDate = z
  .object(dateColumns)
  .refine(hasPeriod, { path: ['event_until'] })
  .transform(columns.withSchedule)
  .transform(columns.withChanged)
  .transform(({ id, publishUntil, ...row }) => {
    const { event, title: _, translations, ...shown } = withEvent(row)
    const date = { uid: `notice-${id}`, notice: id, until: publishUntil, publishUntil }
    return event && { ...shown, ...event, ...date, outdated: translations.outdated }
  })

/** A separate list: every page reads the dates, and is not rendered again for a notice without one. */
export const noticeDatesSource = defineList({
  key: 'notice-dates',
  collection: 'notification',
  filter: { ...published, event_date: { _nnull: true } },
  row: noticeDate,
  expiries: columns.expiriesOf,
  views: (rows, now) => {
    const current = columns.publishedNow(rows, now)
    return { all: () => current }
  },
})

/** The dates that current notices announce. */
export const listNoticeDates = (language: Language) => readView(language, noticeDatesSource, 'all')
