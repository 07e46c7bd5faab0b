import type { Element, Root, RootContent } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { allowedHtml } from 'school-schema/values/allowed-html'
import { visit } from 'unist-util-visit'
import { blocksOf } from './blocks.ts'
import { linkBareAddresses, linkEmbeds } from './embeds.ts'
import {
  findPictures,
  setCounters,
  takeGalleries,
  type Picture,
  type TakeAlbum,
} from './pictures.ts'
import { removeUnseen } from './remove.ts'
import { expandShortcodes } from './shortcodes.ts'
import { withColumns } from './tables.ts'
import { attributeOf, htmlOf, parsePart, textOf, wordsKey } from './tree.ts'
import type { AddNote } from '../report.ts'

/** What a text of an old website becomes part of. */
export type TextContext = {
  /** The address that addresses in it are relative to. */
  base: string
  /** The new address of a link; null: its words stay without it. */
  link: (href: string) => string | null
  /** The picture in the new website; null if it has none. */
  picture: (address: string) => Picture | null
  add: AddNote
  /** Makes an album of a gallery. */
  album?: TakeAlbum
  /** The text has shortcodes of WordPress; the addresses of pictures by their ids, without any those of the post. */
  attached?: (ids: readonly string[]) => readonly string[]
  /** Line breaks in it are shown. */
  hasLines?: boolean
}

/** What is shown of HTML of another website, with the pictures and links of the new one. */
export function resolvedTree(given: string, context: TextContext): Root {
  const { add } = context
  const html = context.attached ? expandShortcodes(given, context.attached, add) : given
  const root = parsePart(html)
  setCounters(root)
  findPictures(root, context.picture, add)
  removeUnseen(root, add)
  linkEmbeds(root, context.base, add)
  setLinks(root, context.link)
  if (context.album) takeGalleries(root, context.album, add)
  return root
}

/** HTML of another website as the editor of the CMS writes it. Each of its words is in it, or in a note. */
export function cleanHtml(given: string, context: TextContext): string {
  const { add } = context
  const root = resolvedTree(given, context)
  const before = textOf(root)
  root.children = linkBareAddresses(
    blocksOf(root.children, { hasLines: context.hasLines ?? false }),
    context.link,
  )
  // They separated the text from heads and feet.
  const isRule = (node?: RootContent) => node?.type === 'element' && node.tagName === 'hr'
  while (isRule(root.children[0])) root.children.shift()
  while (isRule(root.children.at(-1))) root.children.pop()
  const clean = sanitize(root, allowedHtml) as Root
  const after = wordsKey(textOf(clean))
  // Most words follow each other: a search from the start for each would take minutes for a book.
  let at = 0
  const lost = before.split(' ').filter((word) => {
    const key = wordsKey(word)
    const next = after.indexOf(key, at)
    const found = next < 0 ? after.indexOf(key) : next
    if (found >= 0) at = found + key.length
    return found < 0
  })
  if (lost.length > 0) add('left-out', 'words', lost.join(' '))
  visit(
    clean,
    { tagName: 'table' },
    (table: Element) => void Object.assign(table, withColumns(table)),
  )
  return htmlOf(clean)
}

function setLinks(root: Root, link: TextContext['link']): void {
  visit(root, { tagName: 'a' }, (node: Element) => {
    const given = attributeOf(node, 'href').trim()
    const href = given === '' ? null : link(given)
    node.properties = href === null ? {} : { href }
  })
}
