import type { Element } from 'hast'
import { elementsBelow } from './parse-html.ts'

/** Wider tables scroll on a phone: as lists, their rows would be too long. */
const MAX_COLUMNS = 4
/** A table on a phone 360 pixels wide, and what its cells need besides their words. */
const WIDTH_PX = 326
const PADDING_PX = 20
const CHARACTER_PX = 9.5
/** More characters make a column of three or four a long strip. */
const MAX_CELL_LENGTH = 80

const elementsIn = ({ children }: Element): Element[] =>
  children.flatMap((node) => (node.type === 'element' ? [node] : []))

const rowsOf = (table: Element): Element[] =>
  elementsIn(table).flatMap((part) =>
    part.tagName === 'tr' ? [part] : elementsIn(part).filter(({ tagName }) => tagName === 'tr'),
  )

const textOf = (node: Element['children'][number]): string =>
  node.type === 'text'
    ? node.value
    : node.type === 'element'
      ? node.children.map(textOf).join(node.tagName === 'p' ? '' : ' ')
      : ''

const span = ({ properties }: Element, name: 'colSpan' | 'rowSpan') => Number(properties[name] ?? 1)

const columnsOf = (row: Element): number =>
  elementsIn(row).reduce((sum, cell) => sum + span(cell, 'colSpan'), 0)

/** Whether every word of a table fits a phone. */
function isNarrow(rows: readonly Element[], columns: number): boolean {
  const longest = Array.from({ length: columns }, () => 0)
  for (const row of rows)
    elementsIn(row).forEach((cell, column) => {
      const text = textOf(cell).trim()
      if (columns > 2 && text.length > MAX_CELL_LENGTH) longest[column] = Infinity
      for (const { length } of text.split(/\s+/))
        longest[column] = Math.max(longest[column] ?? 0, length)
    })
  const characters = longest.reduce((sum, length) => sum + length, 0)
  return characters * CHARACTER_PX + columns * PADDING_PX <= WIDTH_PX
}

const isHead = (row: Element) => elementsIn(row).every(({ tagName }) => tagName === 'th')

/** The editor writes the row with the headings like any other. */
function addHead(table: Element): void {
  const parts = elementsIn(table)
  const [body] = parts.filter(({ tagName }) => tagName === 'tbody')
  const [first, ...others] = body ? elementsIn(body) : []
  const hasHead = parts.some(({ tagName }) => tagName === 'thead')
  if (!body || !first || others.length === 0 || hasHead || !isHead(first)) return
  const head: Element = { type: 'element', tagName: 'thead', properties: {}, children: [first] }
  body.children = others
  table.children = [...table.children.filter((part) => part !== body), head, body]
}

/** Makes a block of each row; explicit roles, as some screen readers ignore a table with another `display`. */
function stack(table: Element, rows: readonly Element[]): void {
  const [first] = rows
  const labels = first && isHead(first) ? elementsIn(first).map((cell) => textOf(cell).trim()) : []
  table.properties.role = 'table'
  for (const part of elementsIn(table))
    if (['thead', 'tbody', 'tfoot'].includes(part.tagName)) part.properties.role = 'rowgroup'
  for (const row of rows) {
    row.properties.role = 'row'
    if (row === first && labels.length > 0) row.properties.className = ['stacked-head']
    elementsIn(row).forEach((cell, column) => {
      const { scope } = cell.properties
      cell.properties.role =
        cell.tagName === 'td' ? 'cell' : scope === 'col' ? 'columnheader' : 'rowheader'
      const label = labels[column]
      if (row !== first && label && textOf(cell).trim() !== '') cell.properties.dataLabel = label
    })
  }
}

/**
 * Decides how a table of up to four columns fits a phone without scrolling: as it is, if its words
 * fit; otherwise each row is a block, or with spans of several columns the words are broken.
 */
export function fitTable(table: Element): void {
  addHead(table)
  const rows = rowsOf(table)
  const columns = Math.max(0, ...rows.map(columnsOf))
  if (columns < 2 || columns > MAX_COLUMNS || isNarrow(rows, columns)) return
  const isSpanned = rows.flatMap(elementsIn).some((cell) => {
    const width = span(cell, 'colSpan')
    return span(cell, 'rowSpan') > 1 || (width > 1 && width < columns)
  })
  const hasTable = elementsBelow(table).some(({ tagName }) => tagName === 'table')
  table.properties.className = [isSpanned || hasTable ? 'squeezed' : 'stacked']
  if (!isSpanned && !hasTable) stack(table, rows)
}
