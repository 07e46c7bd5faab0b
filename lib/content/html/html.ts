import 'server-only'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { z } from 'zod'
import type { PictureWidth } from 'school-schema/files/pictures'
import type { Language } from 'school-schema/language-list'
import { allowedHtml } from 'school-schema/values/allowed-html'
import { passageLanguage, passagesOf } from 'school-schema/values/passages'
import { isBlank as showsNothing, removeInvisible } from 'school-schema/values/typed-text'
import { headingsFrom, type TextHeading } from '../../format/slug.ts'
import { listTypedItems, parseHtml, StoredTree, textOf } from './parse-html.ts'

declare const sanitised: unique symbol

/** A tree of allowed elements. Only `sanitiseHtml` creates one, and only RichText accepts one. */
export type SafeHtml = { readonly root: Root; readonly [sanitised]: true }

function sanitiseTree(html: string): Root {
  const tidied = adaptTree(sanitize(parseHtml(html), allowedHtml) as Root)
  return setHeadingIds(listTypedItems(tidied))
}

const storeTree = (root: Root) => new StoredTree(root) as object as SafeHtml

/** Parses an editor's HTML, keeps what is allowed and adapts it to the site. Throws if the text is too large. */
export const sanitiseHtml = (html: string): SafeHtml => storeTree(sanitiseTree(html))

/** True if there is no text and no picture. */
export function isBlank({ root }: Pick<SafeHtml, 'root'>): boolean {
  const hasContent = (node: RootContent): boolean => {
    if (node.type === 'text') return !showsNothing(node.value)
    if (node.type !== 'element') return false
    return node.tagName === 'img' || node.children.some(hasContent)
  }
  return !root.children.some(hasContent)
}

/** An HTML field of the CMS: null when it is null or blank. */
export const safeHtml = z
  .string()
  .nullable()
  .transform((html, context) => {
    try {
      const root = sanitiseTree(html ?? '')
      return isBlank({ root }) ? null : storeTree(root)
    } catch (error) {
      context.addIssue(String(error))
      return z.NEVER
    }
  })

const elementsIn = (parent: Root | Element): Element[] =>
  parent.children.flatMap((node) => (node.type === 'element' ? [node] : []))

const ASSET = /^(?:https?:\/\/[^/]+)?\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i

/** Browsers remove these characters before they parse an address. */
const IGNORED_WITHIN = /[\t\n\r]/g
const WITHOUT_ENDS = /[^\0-\x20](?:[^]*[^\0-\x20])?/

/** Files of the private CMS are served at the site's own addresses. */
function siteAddress(given: string): string | null {
  const url = WITHOUT_ENDS.exec(given.replace(IGNORED_WITHIN, ''))?.[0] ?? ''
  const asset = ASSET.exec(url)
  if (asset) return `/assets/${asset[1]}`
  // `//host` and `\\host` leave the site although they look like paths.
  return /^[/\\]{2}/.test(url) ? null : url
}

function setAddress({ properties }: Element, attribute: 'href' | 'src') {
  const given = properties[attribute]
  const address = typeof given === 'string' ? siteAddress(given) : null
  if (address === null) delete properties[attribute]
  else properties[attribute] = address
}

/** Nothing may follow the id: a comma would begin another address in `srcset`. */
const isOwnPicture = (src: unknown): src is string =>
  typeof src === 'string' && src === `/assets/${ASSET.exec(src)?.[1] ?? ''}`

const WIDTHS: readonly PictureWidth[] = [320, 640, 960, 1280]

/** A picture in a text comes in the width of the column, never as the original. */
function setSizes({ properties }: Element) {
  const { src } = properties
  if (!isOwnPicture(src)) return
  const inWidth = (width: PictureWidth) => `${src}?w=${width}`
  properties.srcSet = WIDTHS.map((width) => `${inWidth(width)} ${width}w`).join(', ')
  properties.sizes = '(width >= 48rem) 42rem, 100vw'
  properties.src = inWidth(960)
}

/** The editor writes header cells without a scope, which screen readers need. */
function setScopes(row: Element) {
  const cells = elementsIn(row)
  const isHeaderRow = cells.every((cell) => cell.tagName === 'th')
  for (const cell of cells) {
    if (cell.tagName === 'th') cell.properties.scope ??= isHeaderRow ? 'col' : 'row'
  }
}

/** Only the school's own pictures are shown: any other host would see every visitor. */
const isForeignPicture = (node: RootContent) =>
  node.type === 'element' && node.tagName === 'img' && !node.properties.srcSet

function tidyElement(element: Element) {
  // The page has its h1 in the title bar.
  if (element.tagName === 'h1') element.tagName = 'h2'
  if (element.tagName === 'a') setAddress(element, 'href')
  if (element.tagName === 'img') {
    setAddress(element, 'src')
    setSizes(element)
    element.properties.alt ??= ''
  }
  if (element.tagName === 'tr') setScopes(element)
}

/** Adapts sanitised HTML to the site. Changes the tree in place and returns it. */
function adaptTree<Parent extends Root | Element>(parent: Parent): Parent {
  for (const element of elementsIn(parent)) {
    tidyElement(element)
    adaptTree(element)
  }
  parent.children = parent.children.filter((node) => !isForeignPicture(node))
  for (const node of parent.children)
    if (node.type === 'text') node.value = removeInvisible(node.value)
  return parent
}

const topHeadings = (root: Root): Element[] =>
  elementsIn(root).filter(({ tagName }) => tagName === 'h2')

/** A table below a heading has its name. */
function nameTables(root: Root): void {
  const elements = elementsIn(root)
  for (const [index, { tagName, properties }] of elements.entries()) {
    const before = elements[index - 1]
    if (tagName === 'table' && before?.tagName === 'h2')
      properties.ariaLabelledBy = [String(before.properties.id)]
  }
}

/** Gives the headings of a text ids for the table of contents, and their tables a name. */
export function setHeadingIds(root: Root): Root {
  const elements = topHeadings(root)
  const headings = headingsFrom(elements.map(textOf))
  for (const [index, { properties }] of elements.entries()) properties.id = headings[index]?.id
  nameTables(root)
  return root
}

/** The headings of an editor's text with their ids, for the table of contents. */
export const headingsOf = ({ root }: { root: Root }): TextHeading[] =>
  topHeadings(root).map((element) => ({
    id: String(element.properties.id),
    text: textOf(element).trim(),
  }))

const marked = (value: string, lang: Language): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { lang },
  children: [{ type: 'text', value }],
})

const markedText = (text: string, around: Language) =>
  passagesOf(text, around).map(({ text: value, lang }) =>
    lang ? marked(value, lang) : ({ type: 'text', value } as const),
  )

/** The alternative text is the only text of a picture. */
function markPicture({ properties }: Element, around: Language) {
  const lang = passageLanguage(String(properties.alt ?? ''), around)
  if (lang) properties.lang = lang
}

/** Sets the language of passages in another one than that around them, unless the editor has. Changes the tree in place and returns it. */
export function markLanguages<Parent extends Root | Element>(
  parent: Parent,
  around: Language,
): Parent {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'text') return markedText(node.value, around)
    if (node.type !== 'element' || node.properties.lang) return [node]
    if (node.tagName === 'img') markPicture(node, around)
    else markLanguages(node, around)
    return [node]
  })
  return parent
}
