import 'server-only'
import { kindsOfText, pageKey, type PageKind } from 'school-schema/pages/page-kinds'
import { z } from 'zod'
import samplePages from '../../sample/pages.json' with { type: 'json' }
import { slugOf } from '../format/slug.ts'
import { idsOfFiles, readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import { attempt } from '../server/attempt.ts'
import { siteEnvironment } from '../server/environment.ts'
import { mailSettings } from '../server/variables.ts'
import { pageRow, type Page } from './page-row.ts'
import type { Language } from 'school-schema/languages'

export type { Page, PageLink } from './page-row.ts'

/** A group of the menu. */
export type PageGroup = { id: string; title: string; pages: readonly Page[] }

/** Where the website links to a page, besides its menu. */
type Shortcut = 'footer' | 'popular'

/** The pages of the website in order, and how to find one. */
export type PageTable = {
  pages: readonly Page[]
  groups: readonly PageGroup[]
  /** The page at a decoded path. */
  find(this: void, path: string): Page | null
  /** The page with this name, or whose address is the name. */
  named(this: void, name: string): Page | null
  /** The pages that the office has chosen as links of the footer, or as popular ones. */
  chosenFor(this: void, place: Shortcut): readonly Page[]
}

/** The program cannot do without pages of these kinds. */
const ESSENTIAL: readonly PageKind[] = ['home', 'notices', 'search', 'site-map']

const keysOf = ({ name, path }: Page) =>
  [...new Set([pageKey(name), pageKey(path)])].filter(Boolean)

/** A page with the text of another row of its name. */
const withText = (page: Page, row: Page): Page => ({
  ...page,
  ...(row.hasTitle && { title: row.title }),
  ...(row.content && {
    content: row.content,
    id: row.id,
    isSample: row.isSample,
    language: row.language,
  }),
  photo: row.photo ?? page.photo,
  searchWords: [page.searchWords, row.searchWords].filter(Boolean).join(' ') || null,
  changed: row.changed ?? page.changed,
  updated: row.changed ?? page.updated,
})

/** One page for all rows with its name: those without an address are further texts of it. */
function mergeRows(rows: readonly Page[]): Page[] {
  const pages = new Map<string, Page>()
  const [own, further] = [
    rows.filter((row) => row.hasAddress),
    rows.filter((row) => !row.hasAddress),
  ]
  for (const row of [...own, ...further]) {
    const [first = ''] = keysOf(row)
    const key = keysOf(row).find((each) => pages.has(each)) ?? first
    const page = pages.get(key)
    const merged = page ? withText(page, row) : row
    for (const each of keysOf(merged)) pages.set(each, merged)
  }
  return [...new Set(pages.values())]
}

const LAST = Number.MAX_SAFE_INTEGER
const inOrder = (one: Page, other: Page) => (one.sort ?? LAST) - (other.sort ?? LAST)

/**
 * The table of the pages.
 * @param rows the published rows of the CMS
 * @param initial the pages of the sample school: all of them without any row, otherwise only those
 * without which the program does not work
 */
export function pageTableOf(rows: readonly Page[], initial: readonly Page[]): PageTable {
  const merged = mergeRows(rows.length > 0 ? rows : initial)
  const missing = ESSENTIAL.filter((kind) => !merged.some(({ template }) => template === kind))
  const pages = [
    ...initial.filter(({ template }) => missing.includes(template)),
    ...merged,
  ].toSorted(inOrder)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const byKey = new Map(pages.flatMap((page) => keysOf(page).map((key) => [key, page] as const)))
  const grouped = Map.groupBy(
    pages.filter(({ group }) => group),
    ({ group }) => group ?? '',
  )
  return {
    pages,
    groups: [...grouped].map(([title, each]) => ({ id: slugOf(title), title, pages: each })),
    find: (path) => byPath.get(path) ?? null,
    named: (name) => byKey.get(pageKey(name)) ?? null,
    chosenFor: (place) => pages.filter(({ shortcuts }) => shortcuts.includes(place)),
  }
}

/** The pages of the sample school without their texts, which are not part of the program. */
const initialPages = (): Page[] =>
  z
    .array(pageRow)
    .parse(
      samplePages.map((page) => ({
        ...page,
        content: null,
        badge: null,
        summary: page.sample ? null : page.summary,
      })),
    )
    .filter((page) => page !== null)

/** Without a mail server nothing about e-mail is shown. */
const canBeUsed = ({ template }: Page): boolean =>
  template !== 'subscribe' || attempt(() => mailSettings(siteEnvironment())) !== null

export const pagesSource = defineList({
  key: 'pages',
  collection: 'pages',
  row: pageRow,
  sort: ['sort', 'id'],
  views(rows) {
    const table = pageTableOf(rows.filter(canBeUsed), initialPages().filter(canBeUsed))
    return {
      table: () => table,
      files: () =>
        idsOfFiles(
          rows.map(({ content, photo }) => ({ html: content, file: photo?.file ?? null })),
        ),
    }
  },
})

/** The published pages. */
export const getPageTable = (language: Language): Promise<PageTable> =>
  readView(language, pagesSource, 'table')

/** The published pages in order. */
export const listPages = async (language: Language): Promise<readonly Page[]> =>
  (await getPageTable(language)).pages

/** The page at a decoded path; null if there is none. */
export const findPage = async (language: Language, path: string): Promise<Page | null> =>
  (await getPageTable(language)).find(path)

/** The page with a name, such as `fee_payment_rules`; null if the school has none. */
export const getPageNamed = async (language: Language, name: string): Promise<Page | null> =>
  (await getPageTable(language)).named(name)

/** The page of a kind that the program cannot do without. */
export async function getOwnPage(language: Language, kind: 'home' | 'notices'): Promise<Page> {
  const page = (await listPages(language)).find(({ template }) => template === kind)
  if (!page) throw new Error(`The table of pages has none of the kind ${kind}`)
  return page
}

/** The page that lists the classes, below which each has its page; the home page of a school without it. */
export const getClassesPage = async (language: Language): Promise<Page> =>
  (await listPages(language)).find(({ template }) => template === 'classes') ??
  getOwnPage(language, 'home')

/** Whether a page only announces its text, or its form. */
export const isEmpty = ({ template, content, form }: Page): boolean =>
  content === null &&
  (kindsOfText.includes(template) || (template === 'form' && form.questions.length === 0))

/** Whether search engines may index a page: not one without content, nor the search page. */
export const isIndexed = (page: Page): boolean => page.template !== 'search' && !isEmpty(page)

/** A row that may be ticked Sample, and that nobody has changed. */
export type SampleOrOwn = { isSample: boolean }

/**
 * Whether a page shows anything that was invented for the sample school: its text or
 * rows that are ticked Sample and that nobody has changed. `rows` are those that it lists.
 */
export const showsInvented = (page: Page, rows: readonly Partial<SampleOrOwn>[] = []): boolean =>
  (page.content !== null && page.isSample) || rows.some(({ isSample }) => isSample)
