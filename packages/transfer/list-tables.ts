import type { Element } from 'hast'
import { isTotal, parseFigure } from 'school-schema/values/written'
import { htmlOf, textOf } from './html/tree.ts'
import { cellsIn, hasInnerTable, rowsIn, spanOf } from './html/tables.ts'
import type { OldFee, OldTeacher } from './old-site/old-site.ts'

const HEADINGS = {
  title: /notice|title|subject|particular|circular|news|सूचना|विषय|शीर्षक|বিজ্ঞপ্তি|বিষয়|শিরোনাম/i,
  name: /name|teacher|नाम|নাম/i,
  designation: /desig|post\b|पद|পদ/i,
  qualification: /qualif|योग्यता|যোগ্যতা/i,
  class: /^(?:class(?:es)?|grade|standard|std|कक्षा|শ্রেণি|শ্রেণী)(?![\p{L}\p{M}])/iu,
  fee: /fee|amount|शुल्क|फीस|फ़ीस|राशि|ফি(?!\p{L})|টাকা|বেতন/iu,
} as const

/** The posts of a committee, whose members are no teachers. */
const MEMBER =
  /president|chairman|chairperson|member|secretary|treasurer|अध्यक्ष|सचिव|सदस्य|कोषाध्यक्ष|সভাপতি|সদস্য|সম্পাদক/i

const htmlIn = ({ children }: Element): string => htmlOf({ type: 'root', children })

/** A cell of a table. */
export type Cell = { text: string; html: string }

const EMPTY: Cell = { text: '', html: '' }

/** The rows of a table that contains no other. A cell merged downwards is in each of its rows. */
export function rowsOf(table: Element): Cell[][] {
  if (hasInnerTable(table)) return []
  /** By column: the cell from above, and for how many rows. */
  const merged = new Map<number, { cell: Cell; left: number }>()
  return rowsIn(table).map((row) => {
    const cells: Cell[] = []
    const takeMerged = () => {
      for (let above = merged.get(cells.length); above; above = merged.get(cells.length)) {
        above.left -= 1
        if (above.left === 0) merged.delete(cells.length)
        cells.push(above.cell)
      }
    }
    for (const each of cellsIn(row)) {
      takeMerged()
      const cell = { text: textOf(each), html: htmlIn(each) }
      const left = spanOf(each, 'rowSpan') - 1
      if (left > 0) merged.set(cells.length, { cell, left })
      cells.push(cell, ...Array<Cell>(spanOf(each, 'colSpan') - 1).fill(EMPTY))
    }
    takeMerged()
    return cells
  })
}

/** The column that a heading names. */
export const columnNamed = (cells: readonly string[], heading: keyof typeof HEADINGS) =>
  cells.findIndex((cell) => HEADINGS[heading].test(cell))

/** The texts of a table below its headings, which `read` knows among the first rows, and those above: a title may be there. */
export function belowHeadings<Columns>(
  table: Element,
  read: (cells: readonly string[], above: string) => Columns | null,
): { columns: Columns; rows: string[][]; above: string } | null {
  if (table.tagName !== 'table') return null
  const rows = rowsOf(table).map((cells) => cells.map(({ text }) => text))
  for (let at = 0; at < Math.min(rows.length, 3); at += 1) {
    const above = rows.slice(0, at).flat().join(' ')
    const columns = read(rows[at] ?? [], above)
    if (columns)
      return { columns, rows: rows.slice(at + 1), above: `${above} ${rows[at]?.join(' ')}` }
  }
  return null
}

export function staffOf(element: Element): OldTeacher[] {
  const found = belowHeadings(element, (cells) => {
    const designation = columnNamed(cells, 'designation')
    const others = cells.map((cell, column) => (column === designation ? '' : cell))
    const name = columnNamed(others, 'name')
    return name < 0 || designation < 0
      ? null
      : { name, designation, qualification: columnNamed(cells, 'qualification') }
  })
  if (!found) return []
  const { columns, rows } = found
  const all = rows.map((cells) => ({
    name: cells[columns.name] ?? '',
    designation: cells[columns.designation] ?? '',
    qualification: cells[columns.qualification] ?? '',
  }))
  const members = all.filter(({ designation }) => MEMBER.test(designation))
  return members.length > all.length / 2 ? [] : all.filter(({ name }) => name !== '')
}

/** The fees of a table that has one for each class. */
export function feesOf(element: Element): OldFee[] {
  const found = belowHeadings(element, (cells) => {
    const [name, fee] = [columnNamed(cells, 'class'), columnNamed(cells, 'fee')]
    const isOne = cells.filter((cell) => HEADINGS.fee.test(cell)).length === 1
    return name < 0 || !isOne ? null : { name, fee }
  })
  if (!found) return []
  const { name, fee } = found.columns
  return found.rows.flatMap((cells) => {
    const [class_name = '', amount] = [cells[name], parseFigure(cells[fee] ?? '')]
    return class_name === '' || isTotal(class_name) || amount === null ? [] : { class_name, amount }
  })
}
