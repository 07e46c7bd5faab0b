import type { Element } from 'hast'
import { parseWrittenDays } from 'school-schema/values/written'
import { elementsIn, textOf } from './html/tree.ts'
import { rowsOf } from './list-tables.ts'
import { placeOf } from './old-site/addresses.ts'
import type { OldPage } from './old-site/old-site.ts'
import type { Report } from './report.ts'

/** A day on which the school is closed; `to` is the last of several. */
export type OldHoliday = { title: string; from: string; to: string | null }

const HOLIDAY = /holiday|vacation|अवकाश|छुट्टी|छुट्टियाँ|छुट्टियां|ছুটি/i
/** The school is open on these. */
const OPTIONAL = /restricted|optional|प्रतिबंधित|निर्बंधित|वैकल्पिक|ঐচ্ছিক/i
const FROM = /date|^from|^start|^begin|दिनांक|तिथि|तारीख|তারিখ/i
const TO = /^(?:to|till|upto|ends?|last day|date to|to date)$|तक$|পর্যন্ত$/i
const NAME = /name|occasion|festival|event|particular|नाम|पर्व|त्योहार|त्यौहार|নাম|উপলক্ষ/i
/** Who is on duty is no holiday. */
const PEOPLE = /desig|post\b|teacher|class|पद|कक्षा|পদ|শ্রেণি/i

/** The rows of a table, none of one that contains another, and what stands above it. */
type Table = { element: Element; rows: string[][]; above: string }

function tablesIn(elements: readonly Element[]): Table[] {
  let above = ''
  return elements.flatMap((each) => {
    if (/^(?:h[1-6]|p|caption)$/.test(each.tagName)) above = textOf(each)
    if (each.tagName !== 'table') return []
    const caption = elementsIn(each, 'caption')[0]
    const title = caption ? `${above} ${textOf(caption)}` : above
    return {
      element: each,
      rows: rowsOf(each).map((cells) => cells.map(({ text }) => text)),
      above: title,
    }
  })
}

/** The columns of a list of holidays; null of any other row. */
function columnsOf(cells: readonly string[], title: string) {
  const from = cells.findIndex((cell) => FROM.test(cell))
  const others = cells.map((cell, column) => (column === from ? '' : cell))
  const named = others.findIndex((cell) => HOLIDAY.test(cell) && !/^(?:no|number)\b/i.test(cell))
  const name =
    named < 0 && HOLIDAY.test(title) ? others.findIndex((cell) => NAME.test(cell)) : named
  if (from < 0 || name < 0 || cells.some((cell) => PEOPLE.test(cell))) return null
  return { from, name, to: others.findIndex((cell) => TO.test(cell)) }
}

/**
 * The holidays that the tables of a page list, by the tables; what is not clearly one is in the report.
 * @param known the pages that have a holiday of these days first, to which those of this page are added
 */
export function holidaysOf(
  page: OldPage,
  elements: readonly Element[],
  known: Map<string, OldPage>,
  report: Report,
): Map<Element, OldHoliday[]> {
  const note = report.about(`Page “${page.title}”`, placeOf(page.address))
  const found = tablesIn(elements).flatMap(
    ({ element, rows, above }): [Element, OldHoliday[]][] => {
      // A title may stand above the headings.
      const titleOf = (end: number) =>
        [page.title, above, ...rows.slice(0, end).flat()].join(' ').trim()
      const at = rows.slice(0, 3).findIndex((cells, row) => columnsOf(cells, titleOf(row)))
      const columns = columnsOf(rows[at] ?? [], titleOf(at))
      if (!columns) return []
      const own = rows.slice(at + 1).filter((cells) => cells.some(Boolean))
      if (OPTIONAL.test(titleOf(at + 1))) {
        note('left-out', 'optional holidays, which are no entries of the calendar', titleOf(at))
        return [[element, []]]
      }
      const holidays = own.flatMap((cells) => {
        const read = holidayIn(cells, columns)
        if (!read) {
          note(
            'left-out',
            'rows of a list of holidays that have no day with its year',
            cells.join(' '),
          )
          return []
        }
        const key = `${read.from} ${read.to}`
        const first = known.get(key) ?? page
        known.set(key, first)
        // The same list in another language.
        if (first !== page)
          note('left-out', 'holidays of days that another list has', `${read.title} ${read.from}`)
        return first === page ? [read] : []
      })
      return own.length > 0 ? [[element, holidays]] : []
    },
  )
  return new Map(found)
}

function holidayIn(
  cells: readonly string[],
  { from, name, to }: { from: number; name: number; to: number },
): OldHoliday | null {
  const days = parseWrittenDays(cells[from] ?? '')
  // A moon for holidays that may move.
  const title = (cells[name] ?? '').replace(/[*#\s]+$/, '')
  const last = parseWrittenDays(cells[to] ?? '')?.from
  if (!days || title === '' || (last && last < days.from)) return null
  return { title, from: days.from, to: last === days.from ? null : (last ?? days.to) }
}
