import type { Element, Root } from 'hast'
import type { SafeHtml } from '../content/html/html.ts'

const INLINE = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'span'])

function cellsOf(row: Element): string {
  const cells = row.children.filter((cell) => cell.type === 'element')
  return cells.flatMap((cell) => linesUnder(cell).join(' ') || []).join(', ')
}

function linesUnder(parent: Root | Element): string[] {
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    if (line.trim()) lines.push(line.replace(/\s+/g, ' ').trim())
    line = ''
  }
  for (const child of parent.children) {
    if (child.type === 'text') line += child.value
    if (child.type !== 'element') continue
    if (INLINE.has(child.tagName)) {
      line += linesUnder(child).join(' ')
      continue
    }
    endLine()
    lines.push(...(child.tagName === 'tr' ? [cellsOf(child)] : linesUnder(child)))
  }
  endLine()
  return lines
}

/** The text of an editor's HTML: one line per paragraph, item and row. */
export function linesOfHtml(html: SafeHtml | null): string[] {
  return html ? linesUnder(html.root) : []
}

/** Joins lines to running text, each ended like a sentence. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => (/[\p{L}\p{M}\p{N})]$/u.test(line) ? `${line}.` : line)).join(' ')
}
