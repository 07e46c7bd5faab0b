import type { Page } from '../../../content/pages/page.ts'
import type { Gap, Rule } from '../gap.ts'
import { rowNamesOf } from '../../../lib/content/collections/row-names.ts'
import { hasText, pageOfForm } from '../page-rows.ts'
import type { CollectionName, Rows } from '../rows.ts'
import type { State } from '../state.ts'
import { documentName, inStudio } from '../studio.ts'

const NAMED_AT_MOST = 3

type Place = { path: Page['path'] | null; label: string }

/** Where a row of a collection is seen, and what an editor calls it. */
const places: { [Name in CollectionName]: (row: Rows[Name][number], state: State) => Place } = {
  pages: ({ page_name }, { pages }) => ({
    path: pages.find((page) => rowNamesOf(page).includes(page_name))?.path ?? null,
    label: page_name,
  }),
  faculty: ({ name }) => ({ path: '/Faculty', label: name }),
  heading: ({ title }) => ({ path: '/', label: title }),
  notification: ({ title }) => ({ path: '/notices', label: title }),
  gallery: ({ title }) => ({ path: '/Gallery', label: title ?? 'an album' }),
  exam: ({ title, place }, state) => ({ path: pageOfForm(state, place), label: title }),
  disclosure: () => ({ path: '/Disclosure', label: 'the record' }),
  disclosure_document: (row) => ({ path: '/Disclosure', label: documentName(row) }),
  board_result: ({ year, ...row }) => ({
    path: '/Disclosure',
    label: `class ${row.class}, ${year}`,
  }),
  school: () => ({ path: null, label: 'the record' }),
}

/** Rows of the CMS that came with the website, gathered by collection and page. */
export const sampleRows: Rule = (state) =>
  (Object.keys(places) as CollectionName[]).flatMap((name) => sampleRowsOf(name, state))

function sampleRowsOf<Name extends CollectionName>(name: Name, state: State): Gap[] {
  const rows: Rows[Name][number][] = state.rows[name]
  const found = rows.filter(({ sample }) => sample).map((row) => places[name](row, state))
  const byPage = Map.groupBy(found, ({ path }) => path)
  return [...byPage].map(([path, group]) => ({
    path,
    kind: 'sample',
    what: `${countOf(group.length)}: ${listed(group.map(({ label }) => label))}`,
    todo: inStudio(name, "put the school's own there and untick Sample content, or delete it"),
  }))
}

const countOf = (rows: number): string => (rows === 1 ? 'Sample row' : `${rows} sample rows`)

function listed(labels: string[]): string {
  const named = labels.slice(0, NAMED_AT_MOST).join('; ')
  const rest = labels.length - NAMED_AT_MOST
  return rest > 0 ? `${named}; and ${rest} more` : named
}

/** Texts of the website that hold something invented and that the CMS does not take the place of. */
export const sampleTexts: Rule = (state) =>
  state.pages
    .filter((page) => page.group !== 'facilities' && state.texts[page.row]?.sample)
    .filter((page) => !hasText(state, page) && !isAnswered(state, page))
    .map(({ path, row }) => ({
      path,
      kind: 'sample',
      what: "The text is the website's own sample",
      todo: inStudio('pages', `add a row named ${row} with the school's text`),
    }))

/** The disclosure needs no text of its own once its form is being filled in. */
const isAnswered = ({ rows }: State, { template }: Page): boolean =>
  template === 'disclosure' && rows.disclosure_document.length > 0

/** Names and dates in the files of the project. */
export const sampleContent: Rule = ({ sampleData }) =>
  sampleData.map(({ path, what, file }) => ({
    path,
    kind: 'sample',
    what: `${what}: written for the sample school`,
    todo: `${file}: write the school's own, then take away the mark of the sample, there or in content/sample-data.ts`,
  }))
