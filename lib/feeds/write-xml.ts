import type { Nodes } from 'xast'
import { toXml } from 'xast-util-to-xml'

/** What XML 1.0 cannot hold, not even escaped. A text pasted from a word processor may. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** By their numbers in what the library writes; simple readers of feeds know the names alone. */
const named = { '&#x26;': '&amp;', '&#x3C;': '&lt;', '&#x22;': '&quot;' } as const

const isNamed = (entity: string): entity is keyof typeof named => entity in named

/** Writes a tree of XML. */
export function writeXml(tree: Nodes): string {
  return toXml(tree)
    .replace(/&#x\w+;/g, (entity) => (isNamed(entity) ? named[entity] : entity))
    .replaceAll(']]>', ']]&gt;')
    .replace(FORBIDDEN, '')
}

/** Writes such a tree as HTML, in which some elements have no end and the others must have one. */
export function writeHtml(tree: Nodes): string {
  return writeXml(tree).replace(/><\/(?:br|hr|img)>/g, '>')
}
