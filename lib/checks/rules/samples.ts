import type { RawContent, RawName } from '../../content/client/raw-rows.ts'
import { rowNamesOf } from '../../../content/pages/page.ts'
import type { Page } from '../../../content/pages/page.ts'
import { pages } from '../../../content/pages/index.ts'
import {
  eachRow,
  toFault,
  type Content,
  type Find,
  type Message,
  type RuleSet,
} from '../content.ts'
import { EVERY_PAGE, type Fault } from '../issue.ts'
import { nameOf, placeOf, placeOnPage } from '../places.ts'

const NAMED_AT_MOST = 3

/** The collections whose rows say whether they are sample content. */
const collections = [
  ...(['pages', 'faculty', 'heading', 'notification', 'gallery', 'exam', 'school'] as const),
  ...(['disclosure', 'disclosure_document', 'board_result'] as const),
]

/** Where rows are listed together. */
const sharedPages: { [Name in RawName]?: string } = { notification: '/notices', school: EVERY_PAGE }

/** Rows that came with the website, by collection and page. */
const sampleRows = (collection: (typeof collections)[number]): Find => {
  const find = eachRow(collection, ({ sample }) => sample, {
    ...{ code: 'row-sample', category: 'sample', what: (row) => nameOf(collection, row) },
    todo: "Put the school's own there and untick Sample content, or delete it.",
  })
  return (content) => {
    const byPage = Map.groupBy(find(content), ({ place }) => sharedPages[collection] ?? place.page)
    return [...byPage].flatMap(([page, [first, ...others]]) => {
      if (!first) return []
      const what = `${counted(others.length + 1)}: ${listed([first, ...others])}`
      return [{ ...first, place: placeOnPage(page, collection), detail: page, what }]
    })
  }
}

const counted = (rows: number): string => (rows === 1 ? 'Sample row' : `${rows} sample rows`)

function listed(faults: Fault[]): string {
  const rest = faults.length - NAMED_AT_MOST
  const named = faults.slice(0, NAMED_AT_MOST).map(({ what }) => what)
  return named.join('; ') + (rest > 0 ? `; and ${rest} more` : '')
}

const isBlank = (html: string): boolean =>
  !/<(img|table)\b/.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** Whether the CMS has a text for a page, in place of the website's own. */
function hasText(rows: RawContent, page: Page): boolean {
  const names = rowNamesOf(page)
  return rows.pages.some(({ page_name, content }) => names.includes(page_name) && !isBlank(content))
}

const eachPageWithoutText =
  (isWrong: (page: Page, content: Content) => boolean, message: Message<Page>): Find =>
  (content) =>
    pages
      .filter((page) => !hasText(content.rows, page) && isWrong(page, content))
      .map((page) => ({
        ...{ ...toFault(placeOnPage(page.path, 'pages'), page, message), detail: page.path },
      }))

const isSample = ({ group, row, template }: Page, { website, rows }: Content) =>
  group !== 'facilities' &&
  website().texts[row]?.sample === true &&
  // The disclosure needs no text of its own once its form is being filled in.
  !(template === 'disclosure' && rows.disclosure_document.length > 0)

/** The website's own texts that hold something invented. */
const sampleTexts = eachPageWithoutText(isSample, {
  ...{ code: 'text-sample', category: 'sample' },
  what: "The text is the website's own sample",
  todo: ({ row }) => `Add a row named ${row} with the school's text.`,
})

/** Facility pages; several repeat the text of one laboratory. */
const facilities = eachPageWithoutText(({ group }) => group === 'facilities', {
  ...{ code: 'text-default', category: 'placeholder' },
  what: "Shows the website's default text",
  todo: ({ row }) => `Add a row named ${row} that describes the school's own.`,
})

const hasForm = ({ path }: Page, { rows }: Content) =>
  rows.exam.some((form) => form.active && placeOf('exam', form).page === path)

/** Pages that await their content. An open form of their own is content as well. */
const awaitingPages = eachPageWithoutText(
  (page, content) => page.awaiting !== undefined && !hasForm(page, content),
  {
    ...{ code: 'page-awaiting', category: 'placeholder' },
    what: 'Has no content yet, and is hidden from search engines until then',
    todo: ({ row }) => `Add a row named ${row}.`,
  },
)

/** Names and dates in the files of the project. */
const sampleData: Find = ({ website }) =>
  website().sampleData.map(({ path, what, file }) => ({
    place: placeOnPage(path),
    ...{ code: 'file-sample', detail: what, category: 'sample' },
    what: `${what}: written for the sample school`,
    todo: `Write the school's own into ${file}, then remove the mark of the sample, there or in content/sample-data.ts.`,
  }))

/** PDFs of the project that are still the printed samples, or that are gone. */
const documents: Find = ({ website }) =>
  website().documents.flatMap(({ path, title, page, state }): Fault[] => {
    if (state === 'own') return []
    const isGone = state === 'gone'
    return [
      {
        place: placeOnPage(page),
        ...{ code: 'pdf-sample', detail: path, category: isGone ? 'missing' : 'placeholder' },
        what: `${title}: ${isGone ? 'there is no PDF' : 'the PDF is a SAMPLE'}`,
        todo: `Put the school's own PDF under the same name at public${path}.`,
      },
    ]
  })

/** What came with the website and is not the school's own. */
export const sampleRules: RuleSet = {
  'before-go-live': [
    ...collections.map(sampleRows),
    ...[sampleTexts, sampleData, facilities, awaitingPages, documents],
  ],
}
