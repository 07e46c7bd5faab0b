import type { Parents, Root } from 'hast'
import { elementsIn, linkWords, textOf } from '../html/tree.ts'
import { wordsOf } from '../html/remove.ts'
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
export const isMenu = ({ nodes }: Part): boolean => {
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
