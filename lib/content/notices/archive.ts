import { noticeCategories, type NoticeCategory } from '../../../content/notice-categories.ts'
import { noticeWords as words } from '../../../content/pages/general/notices.ts'
import { fill } from '../../format/fill.ts'
import { paged } from './paging.ts'

type Filed = { date: string; category: NoticeCategory }

/** What is filed together in the archive: the notices of one year, or of one category. */
type ArchiveGroup<Notice> = {
  /** What its address ends in: a year, or the key of a category. */
  key: string
  /** What a link to it says. */
  name: string
  title: string
  lead: string
  notices: Notice[]
}

export type ArchiveGroups<Notice> = {
  years: ArchiveGroup<Notice>[]
  categories: ArchiveGroup<Notice>[]
}

/** A group as a link to it needs it. */
export type ArchiveGroupLink = Omit<ArchiveGroup<unknown>, 'notices'> & { count: number }

export type ArchiveGroupLinks = { years: ArchiveGroupLink[]; categories: ArchiveGroupLink[] }

/** A page of a group: the first has the newest, and the others are numbered from the oldest up. */
export type ArchivePage<Notice> = Omit<ArchiveGroup<Notice>, 'notices'> & {
  href: string
  notices: Notice[]
  /** The next pages, by their number; null is the first page, undefined is none. */
  newer: number | null | undefined
  older: number | undefined
  number: number | null
}

/** The permanent address of a page of the archive. */
export function archiveHref({ key, number }: { key: string; number?: number | null }): string {
  return `/notices/archive/${key}${number ? `/${number}` : ''}`
}

/** The archive's groups, newest year first and categories in their own order; none is empty. */
export function archiveGroupsOf<Notice extends Filed>(
  notices: readonly Notice[],
): ArchiveGroups<Notice> {
  const years = Map.groupBy(notices, ({ date }) => date.slice(0, 4))
  const categories = Map.groupBy(notices, ({ category }) => category)
  return {
    years: [...years]
      .map(([year, filed]) => makeGroup('year', year, year, filed))
      .toSorted((one, other) => other.key.localeCompare(one.key)),
    categories: Object.entries(noticeCategories).flatMap(([key, name]) => {
      const filed = categories.get(key as NoticeCategory)
      return filed ? makeGroup('category', key, name, filed) : []
    }),
  }
}

/** What it takes to lead to the groups and to count them, whatever the notices say. */
export function archiveLinksOf({ years, categories }: ArchiveGroups<unknown>): ArchiveGroupLinks {
  const link = ({ notices, ...group }: ArchiveGroup<unknown>) => ({
    ...group,
    count: notices.length,
  })
  return { years: years.map(link), categories: categories.map(link) }
}

/** All pages of the archive by what their addresses end in: `2026`, `sports`, `sports/1`. */
export function archivePagesOf<Notice>({
  years,
  categories,
}: ArchiveGroups<Notice>): Map<string, ArchivePage<Notice>> {
  const all = [...years, ...categories].flatMap(pagesOf)
  return new Map(all.map((page) => [page.href.slice(archiveHref({ key: '' }).length), page]))
}

function pagesOf<Notice>({ notices, ...group }: ArchiveGroup<Notice>): ArchivePage<Notice>[] {
  const { newest, older } = paged(notices)
  const last = older.length
  const first = { number: null, newer: undefined, older: last || undefined, notices: newest }
  const others = older.map((rows, index) => {
    const number = index + 1
    const title = fill(words.numbered.title, { title: group.title, number })
    const { lead } = words.numbered
    const newer = number === last ? null : number + 1
    return { title, lead, number, newer, older: number - 1 || undefined, notices: rows }
  })
  return [first, ...others].map((page) => {
    const href = archiveHref({ key: group.key, number: page.number })
    return { ...group, href, ...page }
  })
}

function makeGroup<Notice>(
  kind: 'year' | 'category',
  key: string,
  name: string,
  notices: Notice[],
): ArchiveGroup<Notice> {
  const { title, lead } = words[kind]
  return { key, name, title: fill(title, { name }), lead: fill(lead, { name }), notices }
}
