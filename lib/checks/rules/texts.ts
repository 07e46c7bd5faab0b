import type { Element, Root, RootContent } from 'hast'
import { elementsBelow } from '../../content/html/parse-html.ts'
import { ownValue } from 'school-schema/values/own-value'
import { checkAddress, missingFile } from '../addresses.ts'
import type { Content, Text } from '../content.ts'
import { shortened } from '../finding.ts'
import { toResult, type Message, type TextRule } from './rule.ts'

/** The elements below a node with one of these names. */
export const elementsNamed = (parent: Root | Element, ...names: string[]): Element[] =>
  elementsBelow(parent).filter(({ tagName }) => names.includes(tagName))

/** The text of a node, including alternative texts. */
export function wordsIn(node: Root | RootContent): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'img') return attribute(node, 'alt')
  return 'children' in node ? node.children.map(wordsIn).join('').trim() : ''
}

/** An attribute as a string; empty if it is missing. */
export function attribute({ properties }: Element, name: string): string {
  const value = ownValue(properties, name)
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}

/** Creates a rule about elements of the texts. */
const inTexts =
  (find: (text: Text, content: Content) => Element[], message: Message<Element>): TextRule =>
  (text, content) =>
    find(text, content).map((element) => toResult(text.place, element, message))

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

const addressOf = (link: Element) => attribute(link, 'href')
const leadsNowhere = (link: Element) => ['', '#'].includes(addressOf(link))

/** Links with a wrong address. */
const addresses: TextRule = ({ place, root }, content) =>
  elementsNamed(root, 'a').flatMap((link) => {
    const address = addressOf(link)
    const result = leadsNowhere(link) ? null : checkAddress(address, content)
    const what = `the link “${shortened(wordsIn(link) || address)}” ${result?.what}`
    return result ? [{ ...result, place, what, detail: address }] : []
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
const nameOfRemoved = ({ tagName }: Element) => ownValue(REMOVED, tagName) ?? ''

const lacksHeadings = (table: Element): boolean =>
  elementsNamed(table, 'tr').length > 1 && elementsNamed(table, 'th').length === 0

const sourceOf = (picture: Element) => attribute(picture, 'src')
const isForeign = (picture: Element) => !sourceOf(picture).includes('/assets/')
const isGone = (picture: Element, content: Content) =>
  checkAddress(sourceOf(picture), content)?.code === 'file-missing'

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
    what: (link) => `a link to ${shortened(addressOf(link))} has no text`,
    todo: 'Write what one finds there, and make these words the link; or delete the empty link.',
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
  eachElement('table', lacksHeadings, {
    code: 'table-headless',
    detail: (table) => shortened(wordsIn(table)),
    what: (table) =>
      `the table that begins “${shortened(wordsIn(elementsNamed(table, 'td')[0] ?? table))}” has no heading row`,
    todo: 'Click into its first row and choose “Toggle Header Row”.',
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
      what: 'a picture in the text has no alternative text',
      todo: 'Click on the picture, open its settings, and write into “Alternative Text” what one sees.',
    },
  ),
]
