import type { Element, Root, RootContent } from 'hast'
import type { PictureWidth } from '../../format/file.ts'

const ASSET = /^(?:https?:\/\/[^/]+)?\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i

/** A browser drops these before it reads an address. */
const UNREAD = /^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]/g

/** Files live in the private CMS; a visitor gets them through the site's own address. */
function siteAddress(given: string): string | null {
  const url = given.replace(UNREAD, '')
  const asset = ASSET.exec(url)
  if (asset) return `/assets/${asset[1]}`
  // `//host` and `\\host` leave the site although they look like paths.
  return /^[/\\]{2}/.test(url) ? null : url
}

function setAddress(element: Element, attribute: 'href' | 'src') {
  const given = element.properties[attribute]
  const address = typeof given === 'string' ? siteAddress(given) : null
  if (address === null) delete element.properties[attribute]
  else element.properties[attribute] = address
}

/** Nothing after the id: a comma there would begin another address of `srcset`. */
const isOwnPicture = (src: unknown): src is string =>
  typeof src === 'string' && src === `/assets/${ASSET.exec(src)?.[1] ?? ''}`

const WIDTHS: readonly PictureWidth[] = [320, 640, 960, 1280]

/** A picture within a text comes in the size of the column, never as the office has uploaded it. */
function setSizes({ properties }: Element) {
  const { src } = properties
  if (!isOwnPicture(src)) return
  const inWidth = (width: PictureWidth) => `${src}?w=${width}`
  properties.srcSet = WIDTHS.map((width) => `${inWidth(width)} ${width}w`).join(', ')
  properties.sizes = '(width >= 48rem) 42rem, 100vw'
  properties.src = inWidth(960)
}

const cellsOf = (row: Element) =>
  row.children.filter((cell): cell is Element => cell.type === 'element')

/** The editor writes header cells without a scope, which a screen reader needs. */
function setScopes(row: Element) {
  const cells = cellsOf(row)
  const isHeaderRow = cells.every((cell) => cell.tagName === 'th')
  for (const cell of cells) {
    if (cell.tagName === 'th') cell.properties.scope ??= isHeaderRow ? 'col' : 'row'
  }
}

/** Only pictures of the school's own are shown: any other host would learn of every visitor. */
const isForeignPicture = (node: RootContent) =>
  node.type === 'element' && node.tagName === 'img' && !node.properties.srcSet

function tidyElement(element: Element) {
  // The page has its one h1 in the title bar.
  if (element.tagName === 'h1') element.tagName = 'h2'
  if (element.tagName === 'a') setAddress(element, 'href')
  if (element.tagName === 'img') {
    setAddress(element, 'src')
    setSizes(element)
    element.properties.alt ??= ''
  }
  if (element.tagName === 'tr') setScopes(element)
}

/** Fits sanitised HTML into the site. Changes the tree in place and returns it. */
export function tidy<Parent extends Root | Element>(parent: Parent): Parent {
  for (const node of parent.children) {
    if (node.type !== 'element') continue
    tidyElement(node)
    tidy(node)
  }
  parent.children = parent.children.filter((node) => !isForeignPicture(node))
  return parent
}
