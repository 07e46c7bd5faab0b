import { isPageKind, kindsOfText, pageKey, type PageKind } from 'school-schema/pages/page-kinds'
import type { RawContent, RawName, RawRow } from '../../content/client/raw-rows.ts'
import type { Content, RawPage } from '../content.ts'
import { EVERY_PAGE } from '../finding.ts'
import { contentNames, everyPage, nameOf, placeOf, placeOnPage } from '../places.ts'
import { eachRow, rowsOf, rule, type Rule, type RuleSet } from './rule.ts'

const MAX_NAMED = 3

/** The kinds of parts that show their own words. */
const NEEDS_WORDS: readonly string[] = [
  'hero',
  'introduction',
  'parents',
  'reasons',
  'questions',
  'closing',
]

/** Pages with dates of the calendar are better with a text too. */
const NEEDS_TEXT: readonly PageKind[] = [
  ...kindsOfText,
  ...(['about', 'procedure', 'admission', 'exam-dates', 'event-dates'] as const),
]

/** The pages of collections whose rows share a page. */
const sharedPages: { [Name in RawName]?: string } = { notification: '/notices', school: EVERY_PAGE }

type SampleRows = { page: string; item: string; names: string[] }

/** Sample rows by collection and page. */
const sampleRows = (collection: (typeof contentNames)[number]): Rule =>
  rule(
    ({ rows }) => {
      const isShown = (row: object) => !('active' in row) || row.active === true
      const sample = rowsOf(rows, collection).filter((row) => row.sample && isShown(row))
      const pageOf = sharedPages[collection]
      const byPage = Map.groupBy(sample, (row) => pageOf ?? placeOf(collection, row).page)
      return [...byPage].map(([page, group]): SampleRows => ({
        page,
        // A list is opened as it is, a single row in its form.
        item: group.length === 1 ? placeOf(collection, group[0]!).item : '',
        names: group.map((row) => nameOf(collection, row)),
      }))
    },
    ({ page, item }) => ({ ...placeOnPage(page, collection), item }),
    {
      code: 'row-sample',
      category: 'sample',
      detail: ({ page }) => page,
      what: ({ names }) => `${counted(names.length)}: ${listed(names)}`,
      todo: "Write the school's own in its place, or take it off the website if the school has none.",
    },
  )

const counted = (rows: number): string => (rows === 1 ? 'Sample row' : `${rows} sample rows`)

function listed(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED
  return names.slice(0, MAX_NAMED).join('; ') + (rest > 0 ? `; and ${rest} more` : '')
}

const isBlank = (html: string): boolean =>
  !/<(img|table)\b/.test(html) && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === ''

const isWithoutText = ({ kind, content }: RawPage) =>
  NEEDS_TEXT.includes(isPageKind(kind) ? kind : 'text') && isBlank(content)

/** The rows that a page without a text shows. */
const LISTS: Partial<Record<PageKind, (rows: RawContent, page: RawPage) => readonly unknown[]>> = {
  faculty: ({ faculty }) => faculty,
  fees: ({ fee }) => fee,
  calendar: ({ calendar_date }) => calendar_date,
  books: ({ book }) => book,
  gallery: ({ gallery }) => gallery,
  disclosure: ({ disclosure_document }) => disclosure_document,
  houses: ({ team }) => team.filter(({ kind }) => kind === 'house'),
  clubs: ({ team }) => team.filter(({ kind }) => kind === 'club'),
  members: ({ person }, page) =>
    person.filter(({ body }) => pageKey(body) === pageKey(page.page_name)),
}

const isWithoutRows = (page: RawPage, { rows }: Content) => {
  const list = isPageKind(page.kind) && LISTS[page.kind]
  if (!list) return false
  return isBlank(page.content ?? '') && list(rows, page).length === 0
}

/** An open form of the page also counts as content. */
const hasForm = ({ path }: RawPage, { rows }: Content) =>
  rows.exam.some((form) => form.active && placeOf('exam', form).page === path)

/** Fewer rows are done one by one. */
const MANY = 10

const countSamples = ({ rows }: Content): number[] => {
  const count = contentNames.flatMap((name) =>
    rowsOf(rows, name).filter((row) => row.sample),
  ).length
  return count < MANY ? [] : [count]
}

/** The parts of the home page that wait for the office; visitors do not see them. */
const isEmptyPart = ({ kind, page, text, items }: RawRow<'section'>, { rows }: Content) =>
  page === 'home' &&
  (kind === 'headings'
    ? rows.heading.length === 0
    : NEEDS_WORDS.includes(kind) && text === null && items.length === 0)

/** Pages that show nothing yet. */
const eachPage = (
  isEmpty: (page: RawPage, content: Content) => boolean,
  text: Record<'code' | 'what' | 'todo', string>,
): Rule =>
  rule(
    (content) => content.pages.filter((page) => isEmpty(page, content)),
    ({ path }) => placeOnPage(path, 'pages'),
    { ...text, category: 'placeholder', detail: ({ path }) => path },
  )

/** Content that came with the website and is not the school's own. */
export const sampleRules: RuleSet = {
  'before-go-live': [
    rule(countSamples, everyPage, {
      code: 'sample-content',
      category: 'sample',
      what: (count) => `${count} rows came with the website`,
      todo: 'Choose under Sample Content whether they stay, become drafts, or are cleared.',
    }),
    ...contentNames.map(sampleRows),
    eachRow('section', isEmptyPart, {
      code: 'part-empty',
      category: 'placeholder',
      what: 'this part of the home page is empty, and not shown',
      todo: 'Write its texts, or hide it.',
    }),
    eachPage((page, content) => isWithoutText(page) && !hasForm(page, content), {
      code: 'page-without-text',
      what: 'Has no text yet',
      todo: 'Write its text, or hide the page.',
    }),
    eachPage(isWithoutRows, {
      code: 'page-without-rows',
      what: 'Shows a list that has no rows yet',
      todo: 'Add the rows under Website, or hide the page.',
    }),
  ],
}
