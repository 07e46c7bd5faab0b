import 'server-only'
import { z } from 'zod'
import { noticeCategories, type NoticeCategory } from '../../../content/notice-categories.ts'
import { idsOfFiles, safeHtml } from '../html/html.ts'
import { archiveGroupsOf, archiveLinksOf, archivePagesOf } from '../notices/archive.ts'
import * as schedule from '../notices/schedule.ts'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'
import { cmsFile, scheduleColumns, timestamps, withChanged, withSchedule } from './columns.ts'

const categories = Object.keys(noticeCategories) as NoticeCategory[]

const notice = z
  .object({
    id: z.number(),
    title: z.string(),
    date: z.iso.date(),
    description: safeHtml,
    file: cmsFile.nullable(),
    // None, or one that the site does not know: nobody may miss a notice.
    category: z.enum(categories).catch('general'),
    pinned: z.boolean().nullish(),
    ...scheduleColumns,
    ...timestamps,
  })
  .transform(withSchedule)
  .transform(withChanged)
  .transform(({ pinned, ...row }) => ({ ...row, isPinned: pinned ?? false }))

/** A published notice; `date` is the school's calendar day, YYYY-MM-DD. */
export type Notice = z.infer<typeof notice>

/** Whatever the office has published, its time come or not: only for what is made of it by the views. */
export const noticesSource = defineList({
  key: 'notices',
  collection: 'notification',
  row: notice,
  sort: ['-date', '-id'],
  expiries: schedule.expiriesOf,
  views(rows, now) {
    const shown = schedule.shownNotices(rows, now)
    const archive = schedule.archivedNotices(rows, now)
    const byId = new Map(archive.map((row) => [String(row.id), row]))
    const groups = archiveGroupsOf(archive)
    const pages = archivePagesOf(groups)
    return {
      shown: () => shown,
      first(count: string) {
        const first = shown.slice(0, Number(count))
        return { first, newest: schedule.newestNotice(shown), hasMore: shown.length > first.length }
      },
      changes: () =>
        archive.map((row) => ({
          ...{ id: row.id, date: row.date, category: row.category, isPast: row.isPast },
          lastChange: schedule.lastChangeOf(row),
        })),
      archiveGroups: () => archiveLinksOf(groups),
      archivePage: (address: string) => pages.get(address) ?? null,
      one: (id: string) => byId.get(id) ?? null,
      // The attachment of a past notice stays; that of a future one is not public yet.
      files: () =>
        idsOfFiles(archive.map(({ file, description }) => ({ file, html: description }))),
    }
  },
})

/** The notices to be read now: pinned ones first, each part newest date first, ties by newest id. */
export const listNotices = () => readView(noticesSource, 'shown')

/** The first so many of them, whether there are more, and the newest of all by its date. */
export const listFirstNotices = (count: number) => readView(noticesSource, 'first', String(count))

/** Those shown and those that are past, newest date first, each with its last change and no words. */
export const listNoticeChanges = () => readView(noticesSource, 'changes')

/** The groups of the archive, each with its number of notices. */
export const listArchiveGroups = () => readView(noticesSource, 'archiveGroups')

/** The page of the archive whose address ends so, with its notices; null where there is none. */
export const getArchivePage = (address: string) => readView(noticesSource, 'archivePage', address)

/** One notice, shown or past; null when there is none of that number, or not yet. */
export const getNotice = (id: number) => readView(noticesSource, 'one', String(id))

/** A notice's number as its address writes it: digits, no leading zero; null for anything else. */
export const parseNoticeId = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** True when there is a notice or a page of their archive at this address. */
export async function isNoticeAddress(path: string): Promise<boolean> {
  const [, number = ''] = /^\/notices\/(\d+)$/.exec(path) ?? []
  const id = parseNoticeId(number)
  if (id !== null) return (await getNotice(id)) !== null
  const [, archive] =
    /^\/notices\/archive\/((?:\d{4}|[a-z]{1,20})(?:\/[1-9]\d{0,3})?)$/.exec(path) ?? []
  return archive !== undefined && (await getArchivePage(archive)) !== null
}
