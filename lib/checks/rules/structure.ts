import type { Element } from 'hast'
import type { Rule, Text } from '../content.ts'
import { findingAt, type Finding } from '../finding.ts'
import { attribute, elementsNamed, shortened, wordsIn } from '../html-tree.ts'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** The website makes an h1 of a text one of its h2: the page has its one h1 above. */
const levelOf = ({ tagName }: Element) => Math.max(2, Number(tagName.slice(1)))

function headingsOf(text: Text): Finding[] {
  let above = 1
  return elementsNamed(text.root, ...HEADINGS).flatMap((heading): Finding[] => {
    const words = wordsIn(heading)
    if (words === '') return [emptyHeading(text)]
    const level = levelOf(heading)
    const isSkipped = level > above + 1
    above = level
    return isSkipped ? [skipped(text, words, level)] : []
  })
}

const emptyHeading = (text: Text) =>
  findingAt(text, {
    fault: 'heading-empty',
    what: 'there is a heading without words',
    todo: 'Delete the empty line, or make it a paragraph.',
  })

const skipped = (text: Text, words: string, level: number) =>
  findingAt(text, {
    fault: 'heading-skipped',
    detail: words,
    what: `the heading “${shortened(words)}” is a heading ${level}, and there is no heading ${level - 1} above it`,
    todo: `Make it a heading ${level - 1}: whoever hears the page moves from heading to heading by their level.`,
  })

/** Headings within texts. */
export const headings: Rule = ({ texts }) => texts.flatMap(headingsOf)

function lacksHeadings(table: Element): boolean {
  const rows = elementsNamed(table, 'tr')
  return rows.length > 1 && elementsNamed(table, 'th').length === 0
}

/** Tables of which nobody can hear what a column holds. */
export const tables: Rule = ({ texts }) =>
  texts.flatMap((text) =>
    elementsNamed(text.root, 'table')
      .filter(lacksHeadings)
      .map((table) =>
        findingAt(text, {
          fault: 'table-headless',
          detail: shortened(wordsIn(table)),
          what: `the table that begins “${shortened(wordsIn(elementsNamed(table, 'td')[0] ?? table))}” has no heading row`,
          todo: 'Click into its first row and choose “Toggle Header Row”.',
        }),
      ),
  )

/** Texts that are the picture of a text: nobody can search, enlarge or hear it. */
export const picturesOfText: Rule = ({ texts }) =>
  texts
    .filter(({ collection, root }) => collection === 'notification' && isOnlyPicture(root))
    .map((text) =>
      findingAt(text, {
        fault: 'picture-of-text',
        what: 'the notice is a picture without any text',
        todo: 'Write what the picture says into the description; attach the paper as a PDF.',
      }),
    )

function isOnlyPicture(root: Text['root']): boolean {
  const pictures = elementsNamed(root, 'img')
  const described = pictures.map((picture) => attribute(picture, 'alt')).join('').length
  return pictures.length > 0 && wordsIn(root).length <= described
}
