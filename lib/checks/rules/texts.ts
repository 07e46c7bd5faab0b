import type { Element } from 'hast'
import { elementsBelow } from '../../content/html/parse-html.ts'
import { faultOfAddress, missingFile } from '../addresses.ts'
import type { Content, Text } from '../content.ts'
import { shortened } from '../issue.ts'
import { attribute, elementsNamed, wordsIn } from './elements.ts'
import { unreadableIn } from './encodings.ts'
import { toFault, type Message, type TextRule } from './rule.ts'

/** Creates a rule about elements of the texts. */
const inTexts =
  (find: (text: Text, content: Content) => Element[], message: Message<Element>): TextRule =>
  (text, content) =>
    find(text, content).map((element) => toFault(text.place, element, message))

/** Creates a rule about elements with a name. */
const eachElement = (
  tagName: string,
  isWrong: (element: Element, content: Content) => boolean,
  message: Message<Element>,
): TextRule =>
  inTexts(
    ({ root }, content) =>
      elementsNamed(root, tagName).filter((element) => isWrong(element, content)),
    message,
  )

/** Link texts without meaning in a list of links, as screen readers announce them. */
const VAGUE_LINK_TEXT =
  /^(?:click|press|tap|see|read|know)?\s*(?:here|this|more|link|this link|details)$/i

const addressOf = (link: Element) => attribute(link, 'href')
const leadsNowhere = (link: Element) => ['', '#'].includes(addressOf(link))

/** Links with a wrong address. */
const addresses: TextRule = ({ place, root }, content) =>
  elementsNamed(root, 'a').flatMap((link) => {
    const address = addressOf(link)
    const fault = leadsNowhere(link) ? null : faultOfAddress(address, content)
    const what = `the link “${shortened(wordsIn(link) || address)}” ${fault?.what}`
    return fault ? [{ ...fault, place, what, detail: address }] : []
  })

/** Elements that the website removes with their content. */
const REMOVED: Record<string, string> = {
  script: 'a script',
  style: 'a style sheet',
  iframe: 'a frame of another website',
  object: 'an embedded object',
  embed: 'an embedded object',
  video: 'a video',
  audio: 'a sound',
  form: 'a form',
  input: 'a form',
  svg: 'a drawing',
  math: 'a formula',
}
const nameOfRemoved = ({ tagName }: Element) => REMOVED[tagName] ?? ''

/** The editor of the CMS writes minimum widths of columns. */
const OWN_STYLE = /^\s*(?:(?:min-)?width:\s*[\d.]+(?:px|%);?\s*)*$/

const isStyled = (element: Element): boolean =>
  /^(?:font|center|o:p|st1:.*)$/.test(element.tagName) ||
  /\bMso/.test(attribute(element, 'className')) ||
  !OWN_STYLE.test(attribute(element, 'style'))

const headingsOf = ({ root }: Text) => elementsNamed(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')

/** The website changes an h1 of a text to h2: the page has its own h1. */
const levelOf = ({ tagName }: Element) => Math.max(2, Number(tagName.slice(1)))

function skippingHeadings(text: Text): Element[] {
  const headings = headingsOf(text).filter((heading) => wordsIn(heading) !== '')
  return headings.filter((heading, index) => {
    const before = headings[index - 1]
    return levelOf(heading) > (before ? levelOf(before) : 1) + 1
  })
}

const lacksHeadings = (table: Element): boolean =>
  elementsNamed(table, 'tr').length > 1 && elementsNamed(table, 'th').length === 0

/** The pictures of a notice without text, which cannot be searched, enlarged or read out. */
function picturesOfText({ place, root }: Text): Element[] {
  const pictures = elementsNamed(root, 'img')
  const described = pictures.map((picture) => attribute(picture, 'alt')).join('').length
  return place.collection === 'notification' && wordsIn(root).length <= described ? pictures : []
}

const sourceOf = (picture: Element) => attribute(picture, 'src')
const isForeign = (picture: Element) => !sourceOf(picture).includes('/assets/')
const isGone = (picture: Element, content: Content) =>
  faultOfAddress(sourceOf(picture), content)?.code === 'file-missing'

const ofPicture = { detail: (picture: Element) => shortened(sourceOf(picture)) }

/** Links and markup of texts. */
export const textRules: readonly TextRule[] = [
  eachElement('a', (link) => leadsNowhere(link) && wordsIn(link) !== '', {
    code: 'link-dead-end',
    detail: wordsIn,
    what: (link) => `the link “${shortened(wordsIn(link))}” leads nowhere`,
    todo: 'Give it an address, or remove the link.',
  }),
  eachElement('a', (link) => !leadsNowhere(link) && wordsIn(link) === '', {
    code: 'link-unnamed',
    detail: addressOf,
    what: (link) => `a link to ${shortened(addressOf(link))} has no words`,
    todo: 'Write what one finds there, and make these words the link; or delete the empty link.',
  }),
  eachElement('a', (link) => !leadsNowhere(link) && VAGUE_LINK_TEXT.test(wordsIn(link)), {
    code: 'link-vague',
    detail: wordsIn,
    what: (link) => `a link says only “${wordsIn(link)}”`,
    todo: 'Make the words the link that say what one finds there: Date sheet of class X.',
  }),
  addresses,
  // Pasted elements that no visitor sees.
  inTexts(({ root }) => elementsNamed(root, ...Object.keys(REMOVED)), {
    code: 'element-removed',
    detail: nameOfRemoved,
    what: (element) =>
      `${nameOfRemoved(element)} was pasted into the text, and the website does not show it`,
    todo: 'Remove it. Link to a video or a map by its address; forms have a place under Online exams.',
  }),
  // The advice would remove the name of the font, and leave the letters.
  inTexts(({ root }) => (unreadableIn(root) ? [] : elementsBelow(root).filter(isStyled)), {
    code: 'pasted-style',
    what: 'colours, fonts or sizes were pasted with the text, and the website does not show them',
    todo: 'Click into the text and choose “Edit Anyway”: the editor removes them. Check that the words still say what a colour meant, and publish.',
  }),
  inTexts((text) => headingsOf(text).filter((heading) => wordsIn(heading) === ''), {
    code: 'heading-empty',
    what: 'there is a heading without words',
    todo: 'Delete the empty line, or make it a paragraph.',
  }),
  inTexts(skippingHeadings, {
    code: 'heading-skipped',
    detail: wordsIn,
    what: (heading) =>
      `the heading “${shortened(wordsIn(heading))}” is a heading ${levelOf(heading)}, and there is no heading ${levelOf(heading) - 1} above it`,
    todo: (heading) =>
      `Make it a heading ${levelOf(heading) - 1}: users of a screen reader move from heading to heading by their level.`,
  }),
  eachElement('table', lacksHeadings, {
    code: 'table-headless',
    detail: (table) => shortened(wordsIn(table)),
    what: (table) =>
      `the table that begins “${shortened(wordsIn(elementsNamed(table, 'td')[0] ?? table))}” has no heading row`,
    todo: 'Click into its first row and choose “Toggle Header Row”.',
  }),
  inTexts(picturesOfText, {
    code: 'picture-of-text',
    what: 'the notice is a picture without any text',
    todo: 'Write what the picture says into the description; attach the document as a PDF.',
  }),
  eachElement('img', isForeign, {
    code: 'picture-foreign',
    ...ofPicture,
    what: (picture) =>
      `a picture ${sourceOf(picture).startsWith('data:') ? 'was pasted into' : 'of another website is in'} the text, and the website does not show it`,
    todo: 'Remove it, upload the picture to the CMS, and insert it from there.',
  }),
  eachElement('img', (picture, content) => !isForeign(picture) && isGone(picture, content), {
    code: 'file-missing',
    ...ofPicture,
    what: 'a picture in the text is no longer in the CMS',
    todo: missingFile.todo,
  }),
  eachElement(
    'img',
    (picture, content) =>
      !isForeign(picture) && !isGone(picture, content) && attribute(picture, 'alt').trim() === '',
    {
      code: 'picture-without-alt',
      ...ofPicture,
      what: 'a picture in the text has no words for those who cannot see it',
      todo: 'Click on the picture, open its settings, and write into “Alternative Text” what one sees.',
    },
  ),
]
