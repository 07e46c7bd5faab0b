import type { Element, Root } from 'hast'
import { faultOfAddress } from '../addresses.ts'
import type { Content, Find, RuleSet, Text } from '../content.ts'
import { attribute, elementsIn, elementsNamed, wordsIn } from '../html-tree.ts'
import { shortened, type Fault } from '../issue.ts'

type TextFault = Omit<Fault, 'place'>

const eachText =
  (find: (root: Root, content: Content, text: Text) => TextFault[]): Find =>
  (content) =>
    content.texts.flatMap((text) =>
      find(text.root, content, text).map((fault) => ({ ...fault, place: text.place })),
    )

/** What the website removes with everything in it. */
const REMOVED: Record<string, string> = {
  ...{ script: 'a script', style: 'a style sheet', iframe: 'a frame of another website' },
  ...{ object: 'an embedded object', embed: 'an embedded object', video: 'a video' },
  ...{ audio: 'a sound', form: 'a form', input: 'a form', svg: 'a drawing', math: 'a formula' },
}

/** Elements that were pasted and that no visitor sees. */
const removed = eachText((root) =>
  [...new Set(elementsIn(root).flatMap(({ tagName }) => REMOVED[tagName] ?? []))].map((name) => ({
    ...{ code: 'element-removed', detail: name },
    what: `${name} was pasted into the text, and the website does not show it`,
    todo: 'Remove it. Link to a video or a map by its address; forms have a place under Online exams.',
  })),
)

/** The editor of the CMS itself writes the smallest width of a column. */
const OWN_STYLE = /^\s*(?:(?:min-)?width:\s*[\d.]+(?:px|%);?\s*)*$/

const isStyled = (element: Element): boolean =>
  /^(?:font|center|o:p|st1:.*)$/.test(element.tagName) ||
  /\bMso/.test(attribute(element, 'className')) ||
  !OWN_STYLE.test(attribute(element, 'style'))

const pastedStyle = eachText((root) =>
  elementsIn(root).some(isStyled)
    ? [
        {
          code: 'pasted-style',
          what: 'colours, fonts or sizes were pasted with the text, and the website does not show them',
          todo: 'Click into the text and choose “Edit Anyway”: the editor removes them. Check that the words still say what a colour meant, and publish.',
        },
      ]
    : [],
)

const headings = eachText((root) => {
  let above = 1
  return elementsNamed(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').flatMap((heading): TextFault[] => {
    const words = wordsIn(heading)
    if (words === '') return [emptyHeading]
    // The website makes an h1 of a text one of its h2: the page has its own h1.
    const level = Math.max(2, Number(heading.tagName.slice(1)))
    const isSkipped = level > above + 1
    above = level
    return isSkipped ? [skippedLevel(words, level)] : []
  })
})

const emptyHeading: TextFault = {
  code: 'heading-empty',
  what: 'there is a heading without words',
  todo: 'Delete the empty line, or make it a paragraph.',
}

const skippedLevel = (words: string, level: number): TextFault => ({
  ...{ code: 'heading-skipped', detail: words },
  what: `the heading “${shortened(words)}” is a heading ${level}, and there is no heading ${level - 1} above it`,
  todo: `Make it a heading ${level - 1}: users of a screen reader move from heading to heading by their level.`,
})

const lacksHeadings = (table: Element): boolean =>
  elementsNamed(table, 'tr').length > 1 && elementsNamed(table, 'th').length === 0

const tables = eachText((root) =>
  elementsNamed(root, 'table')
    .filter(lacksHeadings)
    .map((table) => ({
      ...{ code: 'table-headless', detail: shortened(wordsIn(table)) },
      what: `the table that begins “${shortened(wordsIn(elementsNamed(table, 'td')[0] ?? table))}” has no heading row`,
      todo: 'Click into its first row and choose “Toggle Header Row”.',
    })),
)

function isOnlyPicture(root: Root): boolean {
  const pictures = elementsNamed(root, 'img')
  const described = pictures.map((picture) => attribute(picture, 'alt')).join('').length
  return pictures.length > 0 && wordsIn(root).length <= described
}

/** Notices that are the picture of a text: nobody can search, enlarge or hear it. */
const picturesOfText = eachText((root, _content, { place }) =>
  place.collection === 'notification' && isOnlyPicture(root)
    ? [
        {
          code: 'picture-of-text',
          what: 'the notice is a picture without any text',
          todo: 'Write what the picture says into the description; attach the document as a PDF.',
        },
      ]
    : [],
)

const pictures = eachText((root, content) =>
  elementsNamed(root, 'img').flatMap((picture): TextFault[] => {
    const source = attribute(picture, 'src')
    const detail = shortened(source)
    if (!source.includes('/assets/')) {
      const whose = source.startsWith('data:') ? 'was pasted into' : 'of another website is in'
      const what = `a picture ${whose} the text, and the website does not show it`
      const todo = 'Remove it, upload the picture to the CMS, and insert it from there.'
      return [{ code: 'picture-foreign', detail, what, todo }]
    }
    const fault = faultOfAddress(source, content)
    if (fault?.code === 'file-missing')
      return [{ ...fault, detail, what: 'a picture in the text is no longer in the CMS' }]
    if (attribute(picture, 'alt').trim() !== '') return []
    const what = 'a picture in the text has no words for those who cannot see it'
    const todo =
      'Click on the picture, open its settings, and write into “Alternative Text” what one sees.'
    return [{ code: 'picture-without-alt', detail, what, todo }]
  }),
)

/** The markup of texts. */
export const textRules: RuleSet = {
  'needs-fixing': [removed, pastedStyle, headings, tables, picturesOfText, pictures],
}
