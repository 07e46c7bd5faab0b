import type { Element, Root } from 'hast'
import { attributeOf, elementsIn, isElement, textOf, type AddNote } from './tree.ts'

/** Enough to find the place. */
const LONGEST = 60

const hasStyle = (node: Element, style: RegExp): boolean => style.test(attributeOf(node, 'style'))

const hasOwnNumbers = ({ children, properties }: Element): boolean =>
  (properties['reversed'] ?? false) !== false ||
  children
    .filter(isElement)
    .slice(1)
    .some((item) => attributeOf(item, 'value') !== '')

/** What the editor of the CMS does not have, although no word is lost with it. */
const FORMATS: readonly [what: string, has: (node: Element) => boolean][] = [
  [
    'lists that count a, b, c or i, ii, iii: they count 1, 2, 3',
    (node) =>
      node.tagName === 'ol' &&
      (/^[ai]$/i.test(attributeOf(node, 'type')) ||
        hasStyle(node, /list-style[^;]*(?:alpha|latin|roman)/i)),
  ],
  [
    'lists whose numbers skip or count down: they count up',
    (node) => node.tagName === 'ol' && hasOwnNumbers(node),
  ],
  [
    'texts from right to left: they are from left to right',
    (node) =>
      /^rtl$/i.test(attributeOf(node, 'dir')) || hasStyle(node, /(?:^|[;\s])direction\s*:\s*rtl/i),
  ],
]

/** Adds the formats of a text that are lost to the report. */
export function noteFormats(root: Root, add: AddNote): void {
  const elements = elementsIn(root)
  for (const [what, has] of FORMATS) {
    const detail = elements.filter(has).map((node) => textOf(node).slice(0, LONGEST))
    if (detail.length > 0) add({ outcome: 'changed', what, detail: detail.join(' · ') })
  }
}
