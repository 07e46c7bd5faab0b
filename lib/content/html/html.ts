import 'server-only'
import type { Element, Root, RootContent } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { z } from 'zod'
import type { PictureWidth } from 'school-schema/files/pictures'
import { allowedHtml } from 'school-schema/values/allowed-html'
import { isBlank as showsNothing, removeInvisible } from 'school-schema/values/typed-text'
import type { CmsFile } from '../schema/columns.ts'
import { setHeadingIds } from './annotate.ts'
import { elementsBelow, listTypedItems, parseHtml, StoredTree } from './parse-html.ts'

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

const addressesIn = ({ root }: SafeHtml): string[] =>
  elementsBelow(root).flatMap(({ properties: { href, src } }) =>
    [href, src].filter((value) => typeof value === 'string'),
  )

/** The ids of the files that rows show or link in their texts, for the view `files` of a source. */
export const idsOfFiles = (
  rows: readonly { file?: CmsFile | null; html?: SafeHtml | null }[],
): string[] =>
  rows.flatMap(({ file, html }) => [
    ...(file ? [file.id] : []),
    ...(html ? addressesIn(html) : []).flatMap(
      (address) => /^\/assets\/([\w-]+)/.exec(address)?.[1] ?? [],
    ),
  ])

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
