import type { Element, RootContent } from 'hast'
import { attributeOf, element, elementsIn, isElement, linkWords, textOf, wordsKey } from './tree.ts'

/** More text than in a cell of a list. */
const LONG_CELL = 600

/** The cells of a row. */
export const cellsIn = (row: Element): Element[] =>
  row.children.filter(isElement).filter(({ tagName }) => /^t[hd]$/.test(tagName))

/** The rows of a table, without those of tables in it. */
export const rowsIn = (table: Element): Element[] =>
  table.children
    .filter(isElement)
    .flatMap((part) =>
      part.tagName === 'tr'
        ? [part]
        : /^t(?:head|body|foot)$/.test(part.tagName)
          ? rowsIn(part)
          : [],
    )

/** The numbers of further pages. */
const isPager = (table: Element): boolean => /^[\d\s.…«»<>|]*$/.test(textOf(table))

/** Whether a table has another in it, apart from the numbers of further pages. */
export const hasInnerTable = (table: Element): boolean =>
  elementsIn(table).some((each) => each.tagName === 'table' && !isPager(each))

/** Whether a table only places things on the page; its cells are then parts of the text. */
export function isLayout(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(attributeOf(table, 'role'))) return true
  const below = elementsIn(table)
  if (hasInnerTable(table) || below.some(({ tagName }) => tagName === 'hr')) return true
  const rows = rowsIn(table)
    .map(cellsIn)
    .filter((cells) => cells.length > 0)
  if (!rows.some((cells) => cells.length > 1)) return true
  if (rows.flat().some(isSection)) return true
  if (below.some(({ tagName }) => /^(?:th|caption)$/.test(tagName))) return false
  const filled = rows.filter((cells) => cells.some((cell) => textOf(cell) !== ''))
  const isBordered = Number(attributeOf(table, 'border')) > 0
  if (
    filled.length === 1 &&
    (isPager(table) ||
      filled.flat().some((cell) => isMenu(cell) || (!isBordered && isPlaced(cell))))
  )
    return true
  const longest = rows.length > 1 ? LONG_CELL : LONG_CELL / 4
  return rows.flat().some((cell) => textOf(cell).length > longest)
}

/** A heading, and a text below it. */
const isSection = (cell: Element): boolean =>
  elementsIn(cell).some(
    (each) => /^h[1-6]$/.test(each.tagName) && textOf(each).length + 1 < textOf(cell).length,
  )

/** A column of a page: a picture, or a place and width of its own. */
const isPlaced = (cell: Element): boolean =>
  attributeOf(cell, 'vAlign') !== '' ||
  attributeOf(cell, 'width') !== '' ||
  /\bwidth\s*:/i.test(attributeOf(cell, 'style')) ||
  elementsIn(cell, 'img').length > 0

/** Several links, and no other word. */
function isMenu(cell: Element): boolean {
  return elementsIn(cell, 'a').length > 1 && wordsKey(linkWords(cell)) === wordsKey(textOf(cell))
}

/** Over how many columns or rows a cell is merged. */
export const spanOf = (cell: Element, name: 'colSpan' | 'rowSpan'): number => {
  const span = Math.trunc(Number(attributeOf(cell, name)))
  return span > 1 && span < 100 ? span : 1
}

/** The rows of a table of data with the spans of their cells, and what stands above it. */
export function rowsOf(table: Element, blocksOf: (cell: Element) => Element[]) {
  const captions: RootContent[] = table.children.filter(
    (child) => isElement(child) && child.tagName === 'caption',
  )
  const rows = rowsIn(table).map((row) => {
    const cells = cellsIn(row).map((cell) => {
      const blocks = blocksOf(cell)
      const properties = { colSpan: spanOf(cell, 'colSpan'), rowSpan: spanOf(cell, 'rowSpan') }
      return element(cell.tagName, blocks.length > 0 ? blocks : [element('p', [])], properties)
    })
    return element('tr', cells)
  })
  const cells = rows.flatMap(cellsIn)
  const hasSpans = cells.some(({ properties }) => Number(properties['rowSpan']) > 1)
  const isFilled = (row: Element) => textOf(row) !== '' || elementsIn(row, 'img').length > 0
  const isKept = hasSpans && rows.some(isFilled) ? () => true : isFilled
  return { captions, rows: rows.filter(isKept) }
}

/** A table as the editor of the CMS writes it, with a width for each column. */
export function withColumns(table: Element): Element {
  const [first] = rowsIn(table)
  const columns = first ? cellsIn(first).reduce((sum, cell) => sum + spanOf(cell, 'colSpan'), 0) : 0
  const column = element('col', [], { style: 'min-width: 25px;' })
  return element(
    'table',
    [
      element(
        'colgroup',
        Array.from({ length: columns }, () => column),
      ),
      element('tbody', table.children),
    ],
    { style: `min-width: ${25 * columns}px;` },
  )
}
