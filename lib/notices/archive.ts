import { noticeCategories, type NoticeCategory } from 'school-schema/choices'
import { newest } from 'school-schema/day'
import { publicationStatusOf, publishedNow, type Schedule } from '../content/schema/columns.ts'

/** How many notices the notices page and the feed have. */
export const MAX_LISTED = 200

/** Notices on one numbered page of the archive. */
export const PAGE_LENGTH = 100

/** The permanent address of a notice. */
export const noticeHref = ({ id }: { id: number | string }): string => `/notices/${id}`

/** The permanent address of a page of the archive. */
export const archiveHref = ({ key, number }: { key: string; number?: number | null }): string =>
  `/notices/archive/${key}${number ? `/${number}` : ''}`

/**
 * Splits rows, newest first, into the newest and into pages that are numbered from the oldest up,
 * starting with 1. A numbered page is full and does not change when a row is added, so its address
 * stays valid and it is not rendered again. The newest are up to twice as many.
 */
export function paged<Row>(rows: readonly Row[]): { newest: Row[]; older: Row[][] } {
  const count = Math.max(0, Math.floor(rows.length / PAGE_LENGTH) - 1)
  const older = Array.from({ length: count }, (_, index) => {
    const end = rows.length - index * PAGE_LENGTH
    return rows.slice(end - PAGE_LENGTH, end)
  })
  return { newest: rows.slice(0, rows.length - count * PAGE_LENGTH), older }
}

type Filed = { date: string; category: NoticeCategory }

/** A group of the archive; `key` is the end of its address. */
type GroupKey = { kind: 'year'; key: string } | { kind: 'category'; key: NoticeCategory }

/** The notices of one year or of one category. */
type ArchiveGroup<Notice> = GroupKey & { notices: Notice[] }

type ArchiveGroups<Group> = { years: Group[]; categories: Group[] }

/** The parts of a group that a link needs. */
export type ArchiveGroupLink = GroupKey & { count: number }

export type ArchiveGroupLinks = ArchiveGroups<ArchiveGroupLink>

/** A page of a group: the first has the newest notices, the others are numbered from the oldest up. */
export type ArchivePage<Notice> = ArchiveGroup<Notice> & {
  href: string
  /** The numbers of the neighbouring pages; null is the first page, undefined is none. */
  newer: number | null | undefined
  older: number | undefined
  number: number | null
}

/** The groups of the archive, newest year first, then the categories in their order; without empty ones. */
export function archiveGroupsOf<Notice extends Filed>(
  notices: readonly Notice[],
): ArchiveGroups<ArchiveGroup<Notice>> {
  const years = Map.groupBy(notices, ({ date }) => date.slice(0, 4))
  const categories = Map.groupBy(notices, ({ category }) => category)
  return {
    years: [...years]
      .map(([key, filed]) => ({ kind: 'year' as const, key, notices: filed }))
      .toSorted((one, other) => other.key.localeCompare(one.key)),
    categories: (Object.keys(noticeCategories) as NoticeCategory[]).flatMap((key) => {
      const filed = categories.get(key)
      return filed ? { kind: 'category' as const, key, notices: filed } : []
    }),
  }
}

/** The links to the groups with their counts, without the texts of notices. */
export function archiveLinksOf({
  years,
  categories,
}: ArchiveGroups<ArchiveGroup<unknown>>): ArchiveGroupLinks {
  const link = ({ notices, ...group }: ArchiveGroup<unknown>) => ({
    ...group,
    count: notices.length,
  })
  return { years: years.map(link), categories: categories.map(link) }
}

/** All archive pages by the end of their addresses: `2026`, `sports`, `sports/1`. */
export function archivePagesOf<Notice>({
  years,
  categories,
}: ArchiveGroups<ArchiveGroup<Notice>>): Map<string, ArchivePage<Notice>> {
  const all = [...years, ...categories].flatMap(pagesOf)
  return new Map(all.map((page) => [page.href.slice(archiveHref({ key: '' }).length), page]))
}

function pagesOf<Notice>({ notices, ...group }: ArchiveGroup<Notice>): ArchivePage<Notice>[] {
  const { newest, older } = paged(notices)
  const last = older.length
  const first = { number: null, newer: undefined, older: last || undefined, notices: newest }
  const others = older.map((rows, index) => {
    const number = index + 1
    const newer = number === last ? null : number + 1
    return { number, newer, older: number - 1 || undefined, notices: rows }
  })
  return [first, ...others].map((page) => ({
    ...group,
    href: archiveHref({ key: group.key, number: page.number }),
    ...page,
  }))
}

type Named = { id: number; title: string }

type Neighbour = Named | null

/** A notice with those that are next to it in a list, newest first. */
type Placed<Notice> = Notice & { newer: Neighbour; older: Neighbour }

const placed = new WeakMap<object, unknown[]>()

const isSame = (one: Neighbour, other: Neighbour) =>
  one?.id === other?.id && one?.title === other?.title

const nameOf = (notice: Named | undefined): Neighbour =>
  notice ? { id: notice.id, title: notice.title } : null

/** The same notice with the same neighbours is the same object: its page is rendered again only if one of them changes. */
export function withNeighbours<Notice extends Named>(all: readonly Notice[]): Placed<Notice>[] {
  return all.map((notice, index) => {
    const [newer, older] = [nameOf(all[index - 1]), nameOf(all[index + 1])]
    // Of each language that shows it.
    const known = (placed.get(notice) ?? []) as Placed<Notice>[]
    const found = known.find((each) => isSame(each.newer, newer) && isSame(each.older, older))
    if (found) return found
    const made = { ...notice, newer, older }
    placed.set(notice, [...known, made])
    return made
  })
}

type Dated = { id: number; date: string }
type Row = Schedule & Dated & { isPinned: boolean }

/** A notice that is or was shown. */
export type Archived<Notice> = Notice & { isPast: boolean }

/** Newest date first, ties by the higher id. */
const byDate = (one: Dated, other: Dated) =>
  one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1

/** The current notices: pinned ones first, each part newest first. */
export const shownNotices = <Notice extends Row>(rows: readonly Notice[], now: Date): Notice[] =>
  publishedNow(rows, now).toSorted(
    (one, other) => Number(other.isPinned) - Number(one.isPinned) || byDate(one, other),
  )

const marked = { shown: new WeakMap<object, unknown>(), past: new WeakMap<object, unknown>() }

/** The same notice with the same status is the same object, so its version is computed once. */
function markedAs<Notice extends Row>(row: Notice, status: 'shown' | 'past'): Archived<Notice> {
  const known = marked[status].get(row) as Archived<Notice> | undefined
  const archived = known ?? { ...row, isPast: status === 'past' }
  marked[status].set(row, archived)
  return archived
}

/** All current and past notices, newest first. */
export const archivedNotices = <Notice extends Row>(
  rows: readonly Notice[],
  now: Date,
): Archived<Notice>[] =>
  rows.toSorted(byDate).flatMap((row) => {
    const status = publicationStatusOf(row, now)
    return status === 'hidden' ? [] : markedAs(row, status)
  })

/** The newest notice by date, pinned or not. */
export const newestNotice = <Notice extends Dated>(notices: readonly Notice[]): Notice | null =>
  notices.toSorted(byDate)[0] ?? null

type Changing = Schedule & { changed: string | null; isPast?: boolean }

/** When the lists with this notice last changed: it was edited, appeared or disappeared. */
export const lastChangeOf = ({ changed, publishFrom, publishUntil, isPast }: Changing) =>
  newest([changed, publishFrom, isPast ? publishUntil : null])

/** When a notice stops being shown as current; null if it is shown as past already, or has no end. */
export const endOf = ({
  isPast = false,
  publishUntil,
}: {
  isPast?: boolean
  publishUntil: string | null
}): string | null => (isPast ? null : publishUntil)
