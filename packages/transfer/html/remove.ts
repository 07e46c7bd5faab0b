import { ownValue } from 'school-schema/values/own-value'
import type { Element, Parents, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { attributeOf, elementsIn, isElement, textOf } from './tree.ts'
import type { AddNote } from '../report.ts'

/** Elements that have nothing to read. */
const SILENT = new Set('script style link meta title head'.split(' '))

/** Elements that the editor does not have, as they are called in the report. */
const REMOVED: Readonly<Record<string, string>> = {
  nav: 'menus',
  svg: 'drawings within a page',
  math: 'formulas',
  canvas: 'drawings within a page',
  noscript: 'texts for browsers without scripts',
  noframes: 'texts for browsers without frames',
}

/** The path to a page: "Home › About us". */
const CRUMBS = /\bbreadcrumbs?\b|title-crumbs/i

/** Fields of forms, which are of no use without the form. */
const CONTROLS = /^(?:input|button|select|textarea|datalist|meter|progress|output)$/

/** A form with more text is one around the page, as ASP.NET has it. */
const TEXT_OF_A_FIELD = 60

const ZERO = String.raw`\s*:\s*0*\.?0+(?:px|pt|em|rem|%)?\s*(?:;|!|$)`
const HIDDEN = new RegExp(
  String.raw`(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:opacity|font-size)${ZERO}|(?:left|top|right|text-indent|margin-left|margin-top)\s*:\s*-\d{3,}|clip\s*:\s*rect\(\s*[01])`,
  'i',
)
const CLIPPED = new RegExp(String.raw`(?:^|[;\s])(?:height|width|max-height)${ZERO}`, 'i')
/** Hidden until somebody presses the heading. */
const OPENED = /accordion|collaps|toggle|faq|spoiler|tab-?(?:pane|content|panel)/i
const FOR_SCREEN_READERS = /^(?:screen-reader-text|sr-only|visually-hidden)$/

/** The classes of an element. */
export const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : []

function isHidden(node: Element, parent: Parents): boolean {
  const style = attributeOf(node, 'style')
  const { hidden } = node.properties
  const around = parent.type === 'element' ? classesOf(parent) : []
  if ([...classesOf(node), ...around].some((name) => OPENED.test(name))) return false
  if (hidden !== undefined && hidden !== null && hidden !== false) return true
  if (classesOf(node).some((name) => FOR_SCREEN_READERS.test(name))) return true
  return HIDDEN.test(style) || (CLIPPED.test(style) && /overflow\s*:\s*hidden/i.test(style))
}

/** The heading of a part that opens, and not a field of a form. */
const isOpener = ({ tagName, properties }: Element): boolean =>
  tagName === 'button' &&
  ['ariaExpanded', 'ariaControls', 'dataBsToggle', 'dataToggle'].some((name) =>
    Object.hasOwn(properties, name),
  )

/** What an element is called in the report if it is left out; empty: without a word; null: it stays. */
function nameOf(node: Element, parent: Parents): string | null {
  if (SILENT.has(node.tagName)) return ''
  if (node.tagName === 'body') return null
  if (isHidden(node, parent)) return 'hidden texts'
  if (CRUMBS.test(`${classesOf(node).join(' ')} ${String(node.properties['id'])}`)) return 'menus'
  if (CONTROLS.test(node.tagName)) return isOpener(node) ? null : 'forms'
  if (node.tagName === 'form') return isWrapper(node) ? null : 'forms'
  return ownValue(REMOVED, node.tagName) ?? null
}

const isWrapper = (form: Element): boolean => {
  const below = elementsIn(form)
  const controls = below.filter(
    ({ tagName, properties }) => CONTROLS.test(tagName) && properties['type'] !== 'hidden',
  )
  return (
    textOf(form).length > TEXT_OF_A_FIELD * controls.length ||
    below.some(
      (each) =>
        // A form of several fields may have a heading of its own.
        (controls.length < 3 && /^h[1-6]$/.test(each.tagName)) ||
        attributeOf(each, 'name') === '__VIEWSTATE',
    )
  )
}

/** All that an element says, also where it is not shown, with the addresses that it links. */
export function wordsOf(parent: Parents): string {
  const words: string[] = []
  for (const child of parent.children) {
    if (child.type === 'text') words.push(child.value)
    if (!isElement(child) || /^(?:script|style)$/.test(child.tagName)) continue
    if (child.properties['type'] === 'hidden') continue
    // Words of a line may be in several elements.
    const isApart = !/^(?:b|i|em|strong|font|span|u|s|a|sup|sub)$/.test(child.tagName)
    words.push(isApart ? ` ${wordsOf(child)} ` : wordsOf(child))
    const { href, placeholder, value, alt } = child.properties
    for (const own of [placeholder, value, alt, href])
      if (typeof own === 'string' && !own.startsWith('#')) words.push(` ${own}`)
  }
  return words.join('').replace(/\s+/g, ' ')
}

/** Removes what is not shown, and what is no text: menus, forms, scripts. */
export function removeUnseen(root: Root, add: AddNote): void {
  visit(root, 'element', (node, index, parent) => {
    const what = parent ? nameOf(node, parent) : null
    if (what === null || !parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    const detail = wordsOf({ ...root, children: [node] }).trim()
    if (what !== '' && detail !== '') add('left-out', what, detail)
    return [SKIP, index]
  })
}
