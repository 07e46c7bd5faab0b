import 'server-only'
import { z } from 'zod'
import { noticeCategories, type NoticeCategory } from '../../../content/notice-categories.ts'
import { archivedNotices, newestNotice, shownNotices, type Archived } from '../notices/lists.ts'
import {
  archiveLinksOf,
  archivePagesOf,
  archiveGroupsOf,
  type ArchiveGroups,
} from '../notices/archive.ts'
import { lastChangeOf } from '../notices/recently-changed.ts'
import { safeHtml } from '../html/html.ts'
import { idsOfFiles } from '../html/linked-files.ts'
import { readView } from '../store/read-view.ts'
import { defineList, type Memo } from '../store/source.ts'
import { changedAt, expiriesOf, scheduleColumns, timestamps } from './columns.ts'
import { cmsFile } from './file.ts'

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
  .transform(({ pinned, publish_from, publish_until, date_created, date_updated, ...fields }) => ({
    ...fields,
    isPinned: pinned ?? false,
    publishFrom: publish_from,
    publishUntil: publish_until,
    /** When it last changed, ISO 8601. */
    changed: changedAt({ date_created, date_updated }),
  }))

/** A published notice; `date` is the school's calendar day, YYYY-MM-DD. */
export type Notice = z.infer<typeof notice>

const shownOf = (rows: Notice[], now: Date, memo: Memo): Notice[] =>
  memo('shown', () => shownNotices(rows, now))

const archiveOf = (rows: Notice[], now: Date, memo: Memo): Archived<Notice>[] =>
  memo('archive', () => archivedNotices(rows, now))

const archiveById = (rows: Notice[], now: Date, memo: Memo) =>
  memo('by id', () => new Map(archiveOf(rows, now, memo).map((row) => [String(row.id), row])))

const archiveGroups = (rows: Notice[], now: Date, memo: Memo): ArchiveGroups<Archived<Notice>> =>
  memo('groups', () => archiveGroupsOf(archiveOf(rows, now, memo)))

const archivePages = (rows: Notice[], now: Date, memo: Memo) =>
  memo('pages', () => archivePagesOf(archiveGroups(rows, now, memo)))

/** Whatever the office has published, its time come or not: only for what is made of it by the views. */
export const noticesSource = defineList({
  key: 'notices',
  collection: 'notification',
  row: notice,
  sort: ['-date', '-id'],
  expiries: expiriesOf,
  views: {
    shown: (rows, now, _, memo) => shownOf(rows, now, memo),
    first: (rows, now, count, memo) => {
      const shown = shownOf(rows, now, memo)
      const first = shown.slice(0, Number(count))
      return { first, newest: newestNotice(shown), hasMore: shown.length > first.length }
    },
    // When each came and went, without its words.
    changes: (rows, now, _, memo) =>
      archiveOf(rows, now, memo).map((row) => ({
        ...{ id: row.id, date: row.date, category: row.category, isPast: row.isPast },
        lastChange: lastChangeOf(row),
      })),
    archiveGroups: (rows, now, _, memo) => archiveLinksOf(archiveGroups(rows, now, memo)),
    archivePage: (rows, now, address, memo) => archivePages(rows, now, memo).get(address) ?? null,
    one: (rows, now, id, memo) => archiveById(rows, now, memo).get(id) ?? null,
    // The attachment of a past notice stays; that of a future one is not public yet.
    files: (rows, now, _, memo) =>
      idsOfFiles(
        archiveOf(rows, now, memo).map(({ file, description }) => ({ file, html: description })),
      ),
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

/** The ids of the files that are published with them. */
export const noticeFiles = () => readView(noticesSource, 'files')
