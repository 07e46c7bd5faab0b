import type { Element } from 'hast'
import { parsePeriod, parseWrittenDays } from 'school-schema/values/written'
import { datedLine, linesIn } from './dated-lines.ts'
import { elementsIn, textOf } from './html/tree.ts'
import { belowHeadings } from './list-tables.ts'
import { placeOf } from './old-site/addresses.ts'
import type { OldPage } from './old-site/old-site.ts'
import type { Report } from './report.ts'

/** A day on which the school is closed; `to` is the last of several. */
export type OldHoliday = { title: string; from: string; to: string | null }

const HOLIDAY = /holiday|vacation|अवकाश|छुट्टी|छुट्टियाँ|छुट्टियां|ছুটি/i
/** The school is open on these. */
const OPTIONAL = /restricted|optional|प्रतिबंधित|निर्बंधित|वैकल्पिक|ঐচ্ছিক/i
const FROM = /date|^from|^start|^begin|दिनांक|तिथि|तारीख|তারিখ/i
const MONTH = /^(?:month|माह|महीना|মাস)$/i
const TO = /^(?:to|till|upto|ends?|last day|date to|to date)$|तक$|পর্যন্ত$/i
const NAME = /name|occasion|festival|event|particular|नाम|पर्व|त्योहार|त्यौहार|নাম|উপলক্ষ/i
/** Who is on duty is no holiday. */
const PEOPLE = /desig|post\b|teacher|class|पद|कक्षा|পদ|শ্রেণি/i
/** What is done in the holidays, or said about them among other notices. */
const OTHER_LIST =
  /home ?work|assignment|project|camp\b|exam|notice|circular|news|गृह ?कार्य|परीक्षा|सूचना|গৃহ ?কাজ|পরীক্ষা|বিজ্ঞপ্তি/i

/** An entry of a list: its title, its days as they are written, and all that it says. */
type Entry = { title: string; days: string; last?: string | undefined; all: string }

/** The columns of a list of holidays; null of any other row. */
function columnsOf(cells: readonly string[], title: string) {
  const from = cells.findIndex((cell) => FROM.test(cell))
  const others = cells.map((cell, column) => (column === from ? '' : cell))
  const named = others.findIndex((cell) => HOLIDAY.test(cell) && !/^(?:no|number)\b/i.test(cell))
  const name =
    named < 0 && HOLIDAY.test(title) ? others.findIndex((cell) => NAME.test(cell)) : named
  if (from < 0 || name < 0 || cells.some((cell) => PEOPLE.test(cell))) return null
  const [to, month] = [TO, MONTH].map((words) => others.findIndex((cell) => words.test(cell)))
  return { from, name, to, month }
}

/** The entries of a table, and what stands above them; null if it lists no holidays. */
function entriesIn(table: Element, around: string): { entries: Entry[]; title: string } | null {
  const found = belowHeadings(table, (cells, above) => columnsOf(cells, `${around} ${above}`))
  const rows = found?.rows.filter((cells) => cells.some(Boolean)) ?? []
  if (!found || rows.length === 0) return null
  const { from, name, to = -1, month = -1 } = found.columns
  const entries = rows.map((cells) => ({
    title: cells[name] ?? '',
    days: (cells[from] ?? '')
      .replace(/^\p{Nd}{1,2}\p{L}{0,2}$/u, `$& ${cells[month] ?? ''}`)
      .trim(),
    last: cells[to],
    all: cells.join(' '),
  }))
  return { entries, title: `${around} ${found.above}`.trim() }
}

/** The same of the lines of an element below a title that says so. */
function entriesOf(
  element: Element,
  above: string,
  periodOf: (title: string) => ReturnType<typeof parsePeriod>,
) {
  if (!HOLIDAY.test(above) || [PEOPLE, OTHER_LIST].some((words) => words.test(above))) return null
  const period = periodOf(above)
  const lines = linesIn(element)
  const ends = element.tagName !== 'p' || lines.length > 1 ? 'yes' : 'after-sign'
  const entries = lines.flatMap(
    (line) => datedLine(line, ends, (text) => parseWrittenDays(text, period) !== null) ?? [],
  )
  return entries.length > 0
    ? { entries: entries.map((each) => ({ ...each, all: each.title })), title: above }
    : null
}

/**
 * The holidays that the tables and lists of a page have, by their elements; what is not clearly one is in the report.
 * @param known the pages that have a holiday of these days first, to which those of this page are added
 */
export function holidaysOf(
  page: OldPage,
  elements: readonly Element[],
  known: Map<string, OldPage>,
  report: Report,
): Map<Element, OldHoliday[]> {
  const note = report.about(`Page “${page.title}”`, placeOf(page.address))
  const found = new Map<Element, OldHoliday[]>()
  let [heading, above] = ['', '']
  const periodOf = (title: string) =>
    parsePeriod(heading) ?? parsePeriod(title.replace(page.title, '')) ?? parsePeriod(page.title)
  for (const element of elements) {
    const isTable = element.tagName === 'table'
    const caption = isTable ? elementsIn(element, 'caption').map(textOf).join(' ') : ''
    const near = `${above} ${caption}`
    const around = `${HOLIDAY.test(near) ? '' : page.title} ${near}`.trim()
    const list = isTable ? entriesIn(element, around) : entriesOf(element, around, periodOf)
    if (/^h[1-6]$/.test(element.tagName)) heading = above = textOf(element)
    else if (/^(?:p|caption)$/.test(element.tagName) && !list)
      above = `${heading} ${textOf(element)}`
    if (!list) continue
    const { entries, title } = list
    found.set(element, [])
    if (OPTIONAL.test(title)) {
      note('left-out', 'optional holidays, which are no entries of the calendar', title)
      continue
    }
    const period = periodOf(title)
    for (const entry of entries) {
      const read = holidayIn(entry, period)
      if (!read) {
        note('left-out', 'rows of a list of holidays that have no day with its year', entry.all)
        continue
      }
      const { isGuessed, ...holiday } = read
      const key = `${holiday.from} ${holiday.to}`
      const first = known.get(key) ?? page
      known.set(key, first)
      const said = `${holiday.title} ${holiday.from}`
      if (isGuessed) note('guessed', 'years of holidays, by the title of their list', said)
      // The same list in another language.
      if (first !== page) note('left-out', 'holidays of days that another list has', said)
      else found.get(element)?.push(holiday)
    }
  }
  return found
}

function holidayIn(
  { title: written, days, last }: Entry,
  period: ReturnType<typeof parsePeriod>,
): (OldHoliday & { isGuessed: boolean }) | null {
  const own = parseWrittenDays(days)
  const [first, end] = [own ?? parseWrittenDays(days, period), parseWrittenDays(last ?? '', period)]
  // A moon for holidays that may move.
  const title = written.replace(/[*#\s]+$/, '')
  if (!first || title === '' || (end && end.from < first.from)) return null
  const to = end ? end.from : first.to
  return { title, from: first.from, to: to === first.from ? null : to, isGuessed: own === null }
}
