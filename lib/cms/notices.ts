import 'server-only'
import { z } from 'zod'
import { noticeCategories, type NoticeCategory } from '../../content/notice-categories.ts'
import { archivedNotices, findNotice, newestNotice, shownNotices } from '../notices/lists.ts'
import { noticeHref } from '../notices/href.ts'
import { findShelf, shelfHref, shelvesOf } from '../notices/shelf.ts'
import { cmsFile, fileFields } from './file.ts'
import { idsOfFiles } from './files-view.ts'
import { safeHtml } from './html.ts'
import { listQuery, published } from './list-query.ts'
import { readView } from './read.ts'
import { momentsOf, scheduleColumns, scheduleFields } from './schedule.ts'
import { defineSource } from './source.ts'

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
    date_created: z.string().nullable(),
    date_updated: z.string().nullable(),
  })
  .transform(({ pinned, publish_from, publish_until, date_created, date_updated, ...fields }) => ({
    ...fields,
    isPinned: pinned ?? false,
    publishFrom: publish_from,
    publishUntil: publish_until,
    /** When it last changed, ISO 8601. */
    changed: date_updated ?? date_created,
  }))

/** A published notice; `date` is the school's calendar day, YYYY-MM-DD. */
export type Notice = z.infer<typeof notice>

/** Whatever the office has published, its time come or not: only for what is made of it by the views. */
export const noticesSource = defineSource({
  key: 'notices',
  collections: ['notification'],
  ...listQuery('notification', {
    fields: [
      ...['id', 'title', 'date', 'description', 'category', 'pinned', ...scheduleFields],
      ...['date_created', 'date_updated', { file: [...fileFields] }],
    ],
    filter: published,
    sort: ['-date', '-id'],
  }),
  answer: z.array(notice),
  isEmpty: (rows: Notice[]) => rows.length === 0,
  moments: (rows) => momentsOf(rows),
  views: {
    shown: (rows, now) => shownNotices(rows, now),
    first: (rows, now, count) => {
      const shown = shownNotices(rows, now)
      return { first: shown.slice(0, Number(count)), newest: newestNotice(shown) }
    },
    archive: (rows, now) => archivedNotices(rows, now),
    // What it takes to lead to the shelves and to count them, whatever the notices say.
    shelves: (rows, now) =>
      shelvesOf(archivedNotices(rows, now).map(({ date, category }) => ({ date, category }))),
    shelf: (rows, now, key) => findShelf(archivedNotices(rows, now), key),
    one: (rows, now, id) => findNotice(rows, Number(id), now),
    addresses: (rows, now) => {
      const archive = archivedNotices(rows, now)
      const { years, categories } = shelvesOf(archive)
      return [...archive.map(noticeHref), ...[...years, ...categories].map(shelfHref)]
    },
    // The paper of a notice that is past stays; that of one still to come is not there yet.
    files: (rows, now) =>
      idsOfFiles(
        archivedNotices(rows, now).map(({ file, description }) => ({ file, html: description })),
      ),
  },
})

/** The notices to be read now: pinned ones first, each part newest date first, ties by newest id. */
export const listNotices = () => readView(noticesSource, 'shown')

/** The first so many of them, and the newest of all by its date, wherever pins have put it. */
export const listFirstNotices = (count: number) => readView(noticesSource, 'first', String(count))

/** Those shown, and all that are past: newest date first, ties by newest id. */
export const listArchive = () => readView(noticesSource, 'archive')

/** The pages of the archive, with no more of each notice than how it is filed. */
export const listShelves = () => readView(noticesSource, 'shelves')

/** One page of the archive with its notices; null where nothing is filed. */
export const getShelf = (key: string) => readView(noticesSource, 'shelf', key)

/** One notice, shown or past; null when there is none of that number, or not yet. */
export const getNotice = (id: number) => readView(noticesSource, 'one', String(id))

/** The addresses of all notices that are or were shown, and of the pages of their archive. */
export const listNoticeAddresses = () => readView(noticesSource, 'addresses')

/** The ids of the files that they let out. */
export const noticeFiles = () => readView(noticesSource, 'files')
