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
export const columnIn = (cells: readonly Cell[] = [], heading: keyof typeof HEADINGS) =>
  cells.findIndex(({ text }) => HEADINGS[heading].test(text))

/** The columns of a list of teachers; null in any other row. */
function headingsOf(cells: readonly Cell[] = []) {
  const designation = columnIn(cells, 'designation')
  const name = cells.findIndex(
    ({ text }, column) => column !== designation && HEADINGS.name.test(text),
  )
  if (name < 0 || designation < 0) return null
  return { name, designation, qualification: columnIn(cells, 'qualification') }
}

export function staffOf(element: Element): OldTeacher[] {
  if (element.tagName !== 'table') return []
  const rows = rowsOf(element)
  // A title may stand above the headings.
  const first = rows.slice(0, 3).findIndex((cells) => headingsOf(cells) !== null)
  const headings = headingsOf(rows[first])
  if (!headings) return []
  const { name, designation, qualification } = headings
  const own = rows.slice(first + 1)
  const members = own.filter((cells) => MEMBER.test(cells[designation]?.text ?? ''))
  if (members.length > own.length / 2) return []
  return own.flatMap((cells) => {
    const textAt = (column: number) => cells[column]?.text ?? ''
    if (textAt(name) === '') return []
    return {
      name: textAt(name),
      designation: textAt(designation),
      qualification: textAt(qualification),
    }
  })
}

/** The fees of a table that has one for each class. */
export function feesOf(element: Element): OldFee[] {
  if (element.tagName !== 'table') return []
  const rows = rowsOf(element)
  const isHead = (cells: readonly Cell[]) =>
    columnIn(cells, 'class') >= 0 &&
    cells.filter(({ text }) => HEADINGS.fee.test(text)).length === 1
  const first = rows.slice(0, 3).findIndex(isHead)
  const [name, fee] = [columnIn(rows[first], 'class'), columnIn(rows[first], 'fee')]
  if (first < 0) return []
  return rows.slice(first + 1).flatMap((cells) => {
    const [class_name, amount] = [cells[name]?.text ?? '', parseFigure(cells[fee]?.text ?? '')]
    return class_name === '' || isTotal(class_name) || amount === null ? [] : { class_name, amount }
  })
}
