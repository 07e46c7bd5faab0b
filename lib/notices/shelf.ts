import { noticeCategories, type NoticeCategory } from '../../content/notice-categories.ts'
import { noticeWords as words } from '../../content/notices.ts'
import { fill } from '../format/fill.ts'

type Filed = { date: string; category: NoticeCategory }

/** A page of the archive: the notices of one year, or of one category. */
export type Shelf<Notice> = {
  /** What its address ends in: a year, or the key of a category. */
  key: string
  /** What a link to it says. */
  name: string
  title: string
  lead: string
  notices: Notice[]
}

export type Shelves<Notice> = { years: Shelf<Notice>[]; categories: Shelf<Notice>[] }

/** The permanent address of a page of the archive. */
export function shelfHref({ key }: { key: string }): string {
  return `/notices/archive/${key}`
}

/** The archive's pages, newest year first and categories in their own order; none is empty. */
export function shelvesOf<Notice extends Filed>(notices: readonly Notice[]): Shelves<Notice> {
  const years = Map.groupBy(notices, ({ date }) => date.slice(0, 4))
  const categories = Map.groupBy(notices, ({ category }) => category)
  return {
    years: [...years]
      .map(([year, filed]) => makeShelf('year', year, year, filed))
      .toSorted((one, other) => other.key.localeCompare(one.key)),
    categories: Object.entries(noticeCategories).flatMap(([key, name]) => {
      const filed = categories.get(key as NoticeCategory)
      return filed ? makeShelf('category', key, name, filed) : []
    }),
  }
}

/** The page of the archive at this key; null where nothing is filed. */
export function findShelf<Notice extends Filed>(
  notices: readonly Notice[],
  key: string,
): Shelf<Notice> | null {
  const { years, categories } = shelvesOf(notices)
  return [...years, ...categories].find((shelf) => shelf.key === key) ?? null
}

function makeShelf<Notice>(
  kind: 'year' | 'category',
  key: string,
  name: string,
  notices: Notice[],
): Shelf<Notice> {
  const { title, lead } = words[kind]
  return { key, name, title: fill(title, { name }), lead: fill(lead, { name }), notices }
}
