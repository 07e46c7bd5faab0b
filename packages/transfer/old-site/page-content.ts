import type { Nodes, Parents } from 'hast'
import { toText } from 'hast-util-to-text'
import { elementsIn, wordsKey } from '../html/tree.ts'
import { partsOf, removePart } from './page-parts.ts'
import { isMenu } from './shared-parts.ts'

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
  const below = elementsIn(body)
  const main = below.find(
    ({ tagName, properties }) => tagName === 'main' || properties['role'] === 'main',
  )
  const articles = below.filter(({ tagName }) => tagName === 'article')
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
