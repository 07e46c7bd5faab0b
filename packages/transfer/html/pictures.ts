import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { classesOf } from './remove.ts'
import { attributeOf, element, elementsIn, text, textOf, wordsKey } from './tree.ts'
import { shortened, type AddNote } from '../report.ts'

/** A picture of the new website. */
export type Picture = { src: string; alt: string }

const PICTURE = /\.(?:jpe?g|png|webp)(?=$|[?#])/i

/** What scripts put into attributes of their own: the addresses of a picture that is loaded late, and of its sizes. */
const dataIn = ({ properties }: Element): string[] =>
  Object.entries(properties).flatMap(([name, value]) =>
    name.startsWith('data') && typeof value === 'string' ? value.trim() : [],
  )

/** The addresses of a set of sizes, the largest first. */
function addressesOfSet(set: string): string[] {
  const sizes = set.split(/,\s+|,(?=https?:)/).map((part) => part.trim().split(/\s+/))
  return sizes
    .map(([address = '', size = '0']) => ({ address, size: Number.parseFloat(size) || 0 }))
    .toSorted((one, other) => other.size - one.size)
    .flatMap(({ address }) => address || [])
}

/** The addresses of a picture, the best first. */
function addressesOf(node: Element, sources: readonly Element[]): string[] {
  const late = dataIn(node)
  const sets = [node, ...sources].flatMap((each) => [
    ...dataIn(each).filter((value) => /\s\d+(?:\.\d+)?[wx](?:,|$)/.test(value)),
    [each.properties['srcSet'] ?? ''].flat().join(', '),
  ])
  const all = [
    ...late.filter((value) => PICTURE.test(value) && !/\s/.test(value)),
    attributeOf(node, 'src').trim(),
    ...sets.flatMap(addressesOfSet),
  ]
  const others = [...new Set(all)].filter((each) => each && !/^data:/i.test(each))
  // Beside another it is only there until that is loaded.
  return others.length > 0 ? others : all.filter(Boolean)
}

/** An invisible picture of old layouts, or a counter. */
const isSpacer = (node: Element): boolean =>
  [attributeOf(node, 'width'), attributeOf(node, 'height')].some((size) =>
    /^[01](?:px)?$/.test(size),
  )

/** Where scripts put the number up to which they count from 0. */
const COUNTED = ['dataToValue', 'dataCount', 'dataTarget', 'dataNumber', 'dataTo', 'dataEnd']

/** Counters show the number that they count to. */
export function setCounters(root: Root): void {
  for (const node of elementsIn(root)) {
    const count = COUNTED.map((name) => attributeOf(node, name)).find((each) => /^\d/.test(each))
    if (count !== undefined && textOf(node) === '0') node.children = [text(count)]
  }
}

/** Gives pictures their addresses in the new website; `find` knows those. */
export function findPictures(
  root: Root,
  find: (address: string) => Picture | null,
  add: AddNote,
): void {
  visit(root, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.tagName === 'noscript' && elementsIn(node, 'img').length > 0)
      return void (node.tagName = 'div')
    if (node.tagName !== 'img' && node.tagName !== 'amp-img') return undefined
    const isOneOf = parent.type === 'element' && parent.tagName === 'picture'
    const addresses = addressesOf(node, isOneOf ? elementsIn(parent, 'source') : [])
    const picture = addresses.map(find).find((each) => each !== null)
    const alt =
      ['alt', 'title', 'ariaLabel'].map((name) => attributeOf(node, name).trim()).find(Boolean) ??
      ''
    parent.children.splice(
      index,
      1,
      ...(picture ? [element('img', [], { src: picture.src, alt: alt || picture.alt })] : []),
    )
    const detail = [alt, shortened(addresses[0] ?? '', 200)].filter(Boolean).join(': ')
    if (!picture && !isSpacer(node) && detail !== '')
      add('left-out', 'pictures that are not on the old website, or not JPEG, PNG or WebP', detail)
    return [SKIP, index + (picture ? 1 : 0)]
  })
}

const GALLERY =
  /^(?:wp-block-gallery|gallery|tiled-gallery|blocks-gallery-grid|ngg-galleryoverview|photo-?gallery|image-?gallery|lightbox-?gallery|gallery-?grid)$/i

const isGallery = (node: Element): boolean =>
  /^(?:div|figure|ul|section)$/.test(node.tagName) &&
  classesOf(node).some((name) => GALLERY.test(name))

const LONGEST_CAPTION = 80
const FEWEST_CELLS = 4

/** Whether a table is only pictures, each in a cell, with captions in their cells or in cells of their own. */
function isTableOfPictures(table: Element): boolean {
  if (table.tagName !== 'table') return false
  const cells = elementsIn(table, 'td', 'th')
  const countIn = (cell: Element) => elementsIn(cell, 'img').length
  const pictures = cells.filter((cell) => countIn(cell) === 1)
  const captions = cells.filter((cell) => countIn(cell) === 0 && textOf(cell) !== '')
  return (
    pictures.length >= FEWEST_CELLS &&
    captions.length <= pictures.length &&
    cells.every((cell) => countIn(cell) < 2 && textOf(cell).length <= LONGEST_CAPTION) &&
    elementsIn(table, 'table').length === 0
  )
}

/** Whether an address is that of a picture of the new website. */
export const isOwnPicture = (address: string): boolean =>
  /^\/assets\/file:.*\.(?:jpe?g|png|webp)$/i.test(address)

/** The pictures of a gallery: the larger one that a link opens, with the words of its cell or frame as its caption. */
function picturesIn(gallery: Element): Picture[] {
  const frames = elementsIn(gallery, 'a', 'td', 'figure', 'li')
  const shownIn = (parent: Element) =>
    elementsIn(parent, 'img').filter(({ properties }) => properties['src'])
  return shownIn(gallery).map((picture) => {
    const own = frames.filter((frame) => {
      const inside = shownIn(frame)
      return inside.length === 1 && inside[0] === picture
    })
    const links = own.map((frame) => attributeOf(frame, 'href'))
    const caption = own.map(textOf).find((words) => words !== '' && words.length <= LONGEST_CAPTION)
    return {
      src: links.find(isOwnPicture) ?? attributeOf(picture, 'src'),
      alt: caption ?? attributeOf(picture, 'alt'),
    }
  })
}

/** Makes an album; what leads to it, and whether the captions of all pictures are in it. */
export type TakeAlbum = (pictures: readonly Picture[]) => { link: Element[]; isCaptioned: boolean }

/** Galleries of at least two pictures become albums; `take` gets their pictures, and a link is left. */
export function takeGalleries(root: Root, take: TakeAlbum, add: AddNote): void {
  visit(root, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (!isGallery(node) && !isTableOfPictures(node)) return undefined
    const pictures = picturesIn(node)
    if (pictures.length < 2) return undefined
    const { link, isCaptioned } = take(pictures)
    const captions = textOf(node)
    const isSaid =
      isCaptioned && wordsKey(captions) === wordsKey(pictures.map(({ alt }) => alt).join(''))
    const words = captions === '' || isSaid ? [] : [element('p', [text(captions)])]
    parent.children.splice(index, 1, ...link, ...words)
    add('changed', 'galleries are albums, drafts too', `${pictures.length} pictures`)
    return [SKIP, index + link.length + words.length]
  })
}
