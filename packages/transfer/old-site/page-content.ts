import type { Nodes, Parents, Root } from 'hast'
import { toText } from 'hast-util-to-text'
import { wordsOf } from '../html/remove.ts'
import { elementsIn, linkWords, textOf, wordsKey } from '../html/tree.ts'
import { partsOf, removePart, type Part } from './page-parts.ts'

/** Counts on how many pages something is; it is shared on more than half of them, or on many. */
export function countShared(
  pages: readonly Iterable<string>[],
  fewest: number,
): (key: string) => boolean {
  const counts = new Map<string, number>()
  for (const keys of pages)
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return (key) => {
    const count = counts.get(key) ?? 0
    return count >= fewest && (count > pages.length / 2 || count >= Math.max(5, pages.length / 10))
  }
}

/** Whether a part is nothing but links. */
const isMenu = ({ nodes }: Part): boolean => {
  const root: Root = { type: 'root', children: nodes }
  const linked = linkWords(root)
  return (
    elementsIn(root, 'a').length > 0 &&
    linked.replaceAll(' ', '').length * 1.2 >=
      textOf(root).replaceAll(/[\s|•·[\]«»›:-]/g, '').length
  )
}

/**
 * Removes heads, menus and feet: what pages share at their start and end, and links that they share. Returns the words,
 * each once.
 */
export function removeShared(bodies: readonly Parents[]): string[] {
  const pages = bodies.map(partsOf)
  const isShared = countShared(
    pages.map((parts) => parts.map(({ key }) => key)),
    3,
  )
  const removed = new Map<string, string>()
  for (const parts of pages) {
    const first = parts.findIndex(({ key }) => !isShared(key))
    const last = parts.findLastIndex(({ key }) => !isShared(key))
    for (const [at, part] of parts.entries())
      if (isShared(part.key) && (at < first || at > last || isMenu(part))) {
        removed.set(part.key, wordsOf({ type: 'root', children: part.nodes }).trim() || part.key)
        removePart(part)
      }
  }
  return [...removed.values()]
}

/** A longer line is no title. */
const LONGEST_LINE = 100

const isEntry = (node: Nodes): boolean => 'tagName' in node && node.tagName === 'li'

/** The first line of a page that has no title; empty if it is too long for one. */
export function firstLine(content: Parents): string {
  const first = partsOf(content).find((part) => !isMenu(part))
  if (!first || [first.parent, ...first.nodes].some(isEntry)) return ''
  const lines = toText({ type: 'root', children: first.nodes }).split('\n')
  const text = lines.map((line) => line.trim()).find(Boolean) ?? ''
  // Several cells of a row are no title.
  return text.length <= LONGEST_LINE && !text.includes('\t') ? text : ''
}

/** Removes a title that is a line and no heading, as Word writes it, above a text. */
export function removeFirstLine(content: Parents, title: string): void {
  const [first, ...others] = partsOf(content).filter((part) => !isMenu(part))
  if (first && others.length > 0 && wordsKey(first.text) === wordsKey(title)) removePart(first)
}

/** Where the text of a page is, if the page says it. */
export function contentIn(body: Parents): Parents {
  const main = elementsIn(body).find(
    ({ tagName, properties }) => tagName === 'main' || properties['role'] === 'main',
  )
  const articles = elementsIn(body, 'article')
  return main ?? (articles.length === 1 ? articles[0] : undefined) ?? body
}

/** The words of a page outside of its text. */
export function wordsAround(body: Parents, content: Parents): string {
  const parts = partsOf(body)
  const own = new Set(partsOf(content).map(({ key }) => key))
  return parts
    .filter(({ key }) => !own.has(key))
    .map(({ text }) => text)
    .join(' · ')
}
