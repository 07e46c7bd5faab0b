import type { Element } from 'hast'
import { parseWrittenDay, parseWrittenDays } from 'school-schema/values/written'
import { datedLine, linesIn, withoutLinkWords } from './dated-lines.ts'
import { removeUnseen } from './html/remove.ts'
import { attributeOf, elementsIn, parsePart } from './html/tree.ts'
import { columnNamed, feesOf, rowsOf, staffOf, type Cell } from './list-tables.ts'
import { holidaysOf, type OldHoliday } from './read-holidays.ts'
import { createReport, type Report } from './report.ts'
import { pageKeyOf, pagesByKey } from './old-site/addresses.ts'
import { LONGEST_TITLE } from './old-site/page-parts.ts'
import type { OldFee, OldPage, OldPost, OldSite, OldTeacher } from './old-site/old-site.ts'

/** What is taught in a class, and no title. */
const SUBJECT = /subject|विषय|বিষয়/i

/** Headings of columns with numbers, weekdays and links. */
const NO_TEXT =
  /^(?:s|sl|sr)\.? ?no\.?$|^(?:no|day|time|pdf|link|view|download|file|action)s?\.?$|^क्र|^दिन$|^ক্রমিক/i

/**
 * Reads the notices, teachers, fees and holidays that pages without a date list instead of having a page for each;
 * `targets`: where these pages lead to, by their addresses.
 */
export function readLists(site: OldSite, report: Report = createReport()) {
  const { pages } = site
  const own = pagesByKey(site)
  const [posts, staff, fees]: [OldPost[], OldTeacher[], OldFee[]] = [[], [], []]
  const holidays: OldHoliday[] = []
  const targets = new Map<string, string>()
  const known = new Map<string, OldPage>()
  for (const page of pages) {
    const root = parsePart(page.html)
    // What is said about hidden rows is said with the text of the page.
    removeUnseen(root, () => {})
    const elements = elementsIn(root)
    const teachers = elements.flatMap(staffOf)
    const closed = holidaysOf(page, elements, known, report)
    const notices = elements.filter((each) => !closed.has(each)).flatMap(noticesOf)
    if (teachers.length > 0) targets.set(page.address, '/Faculty')
    else if (closed.size > 0) targets.set(page.address, '/SchoolCalendar')
    else if (notices.length > 0) targets.set(page.address, '/notices')
    for (const teacher of teachers) staff.push(teacher)
    for (const fee of elements.flatMap(feesOf)) fees.push(fee)
    for (const holiday of [...closed.values()].flat()) holidays.push(holiday)
    for (const notice of notices)
      // One with a page of its own is read there.
      if (!linksOf(notice.html, page, site).some((key) => own.has(key)))
        posts.push({ ...notice, ...placeOf(page, notice) })
  }
  return { posts, staff, fees, holidays, targets }
}

type Notice = Pick<OldPost, 'title' | 'date' | 'html'>

/** Without an address of its own; links in it are relative to the page. */
const placeOf = ({ address }: OldPage, { title }: Notice) => ({
  address: `${address}#${encodeURIComponent(title)}`,
  categories: [title],
})

/** The keys of other pages that are linked. */
function linksOf(html: string, { relativeTo, address }: OldPage, site: OldSite): string[] {
  const page = pageKeyOf(address, site)
  return elementsIn(parsePart(html))
    .flatMap((each) => pageKeyOf(attributeOf(each, 'href'), site, relativeTo ?? address) ?? [])
    .filter((key) => key !== page)
}

function noticesOf(element: Element): Notice[] {
  if (element.tagName === 'table') {
    const rows = rowsOf(element)
    const head = (rows[0] ?? []).map(({ text }) => text)
    const title = columnNamed(head, 'title')
    // A list of people: the day is that of their birth, or of a certificate. A table of examinations has several subjects.
    if (title < 0 && (columnNamed(head, 'name') >= 0 || columnsBelowDay(head) > 1)) return []
    if (columnNamed(head, 'class') >= 0 && SUBJECT.test(head[title] ?? '')) return []
    return rows.flatMap((cells) => noticeInRow(cells, title))
  }
  const lines = linesIn(element)
  const isEntry = /^(?:li|dd)$/.test(element.tagName) && lines.length === 1
  return lines.flatMap((line) => {
    const {
      days = '',
      title = '',
      html = '',
    } = datedLine(line, isEntry ? 'yes' : 'no', (text) => parseWrittenDays(text) !== null) ?? {}
    return noticeOf(parseWrittenDays(days)?.from ?? null, title, html)
  })
}

/** How many columns of texts a table has besides its day, by its headings; 0 if the row has none. */
const columnsBelowDay = (head: readonly string[]): number =>
  head.some((text) => /^(?:date|दिनांक|तिथि|तारीख|তারিখ)$/i.test(text))
    ? head.filter((text) => /\p{L}/u.test(text) && !NO_TEXT.test(text)).length - 1
    : 0

/** Drupal and ASP write the time after a day. */
const dayIn = (text: string): string | null =>
  parseWrittenDay(text.replace(/[\s,–-]*\b\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]\.?m\.?)?$/i, ''))

/** A row with a day; without a heading for it, the longest other cell is the title. */
function noticeInRow(cells: readonly Cell[], column: number): Notice[] {
  const day = cells.find(({ text }) => dayIn(text))
  // Without the number of the row.
  const others = cells.filter((cell) => cell !== day && !/^[\p{Nd}.()]*$/u.test(cell.text))
  const titles = others.filter(({ text }) => !dayIn(text))
  const longest = titles.toSorted((one, other) => other.text.length - one.text.length)[0]
  const title = cells[column]?.text || longest?.text || ''
  const html = others.map((cell) => cell.html).join(' ')
  return day ? noticeOf(dayIn(day.text), title, html) : []
}

function noticeOf(date: string | null, title: string, html: string): Notice[] {
  if (date === null || title === '') return []
  return [{ date, title: withoutLinkWords(title).slice(0, LONGEST_TITLE).trim(), html }]
}
