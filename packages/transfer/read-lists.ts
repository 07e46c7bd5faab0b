import type { Element, Root } from 'hast'
import { parseFigure, parseWrittenDay } from 'school-schema/values/written'
import { DAY_IN_TEXT } from 'school-schema/values/written-day'
import { attributeOf, elementsIn, htmlOf, isElement, parsePart, textOf } from './html/tree.ts'
import { cellsIn, hasInnerTable, rowsIn } from './html/tables.ts'
import { pageKeyOf, pagesByKey } from './old-site/addresses.ts'
import type { OldFee, OldPage, OldPost, OldSite, OldTeacher } from './old-site/old-site.ts'

/** What the pages of an old website list instead of having a page for each. */
export type Lists = {
  posts: OldPost[]
  staff: OldTeacher[]
  fees: OldFee[]
  /** Where the pages with lists lead to, by their addresses. */
  targets: Map<string, string>
}

/** Signs and spaces between words. */
const OTHER = String.raw`[^\p{L}\p{M}\p{N}]*`
/** "12/05/2024 - Winter uniform" and "Winter uniform (12/05/2024)". */
const DATED = [
  `^${OTHER}(?:(?:dated?|दिनांक|তারিখ)${OTHER})?(?<day>${DAY_IN_TEXT})${OTHER}(?<title>[\\p{L}\\p{N}].{3,})$`,
  `^(?<title>.{4,}?)${OTHER}(?:(?:dated?|दिनांक|তারিখ)${OTHER})?(?<day>${DAY_IN_TEXT})${OTHER}(?:pdf|download|view|new)?${OTHER}$`,
].map((form) => new RegExp(form, 'iu'))

const HEADINGS = {
  title: /notice|title|subject|particular|circular|news|सूचना|विषय|शीर्षक|বিজ্ঞপ্তি|বিষয়|শিরোনাম/i,
  name: /name|teacher|नाम|নাম/i,
  designation: /designation|post\b|पद|পদ/i,
  qualification: /qualif|योग्यता|যোগ্যতা/i,
  class: /^(?:class(?:es)?|grade|standard|std|कक्षा|শ্রেণি|শ্রেণী)(?![\p{L}\p{M}])/iu,
  fee: /fee|amount|शुल्क|फीस|फ़ीस|राशि|ফি(?!\p{L})|টাকা|বেতন/iu,
} as const

/** The posts of a committee, whose members are no teachers. */
const MEMBER =
  /president|chairman|chairperson|member|secretary|treasurer|अध्यक्ष|सचिव|सदस्य|कोषाध्यक्ष|সভাপতি|সদস্য|সম্পাদক/i

/** The words of a link after a title. */
const LINK_WORDS =
  /[\s([–-]+(?:pdf|download|view|click here|new|डाउनलोड(?: करें)?|यहाँ क्लिक करें|देखें|ডাউনলোড|দেখুন)[\s)\].!]*$/iu

const LONGEST_TITLE = 200

/** Reads the notices and teachers that the pages without a date list. */
export function readLists(site: OldSite): Lists {
  const { pages } = site
  const own = pagesByKey(site)
  const lists: Lists = { posts: [], staff: [], fees: [], targets: new Map() }
  for (const page of pages) {
    const elements = elementsIn(parsePart(page.html))
    const staff = elements.flatMap(staffOf)
    const notices = elements.flatMap(noticesOf)
    if (staff.length > 0) lists.targets.set(page.address, '/Faculty')
    else if (notices.length > 0) lists.targets.set(page.address, '/notices')
    lists.staff.push(...staff)
    lists.fees.push(...elements.flatMap(feesOf))
    for (const notice of notices)
      // One with a page of its own is read there.
      if (!linksOf(notice.html, page, site).some((key) => own.has(key)))
        lists.posts.push({ ...notice, ...placeOf(page, notice) })
  }
  return lists
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

const htmlIn = ({ children }: Element): string => htmlOf({ type: 'root', children })

type Cell = { text: string; html: string }

/** The rows of a table that contains no other. */
function rowsOf(table: Element): Cell[][] {
  if (hasInnerTable(table)) return []
  return rowsIn(table).map((row) =>
    cellsIn(row).map((cell) => ({ text: textOf(cell), html: htmlIn(cell) })),
  )
}

const columnIn = (cells: readonly Cell[] = [], heading: keyof typeof HEADINGS) =>
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

function staffOf(element: Element): OldTeacher[] {
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
function feesOf(element: Element): OldFee[] {
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
    return class_name === '' || amount === null ? [] : { class_name, amount }
  })
}

/** The lines of an element that only line breaks separate. */
function linesIn({ children }: Element): Root[] {
  const lines: Root[] = [{ type: 'root', children: [] }]
  for (const child of children)
    if (isElement(child) && child.tagName === 'br') lines.push({ type: 'root', children: [] })
    else lines.at(-1)?.children.push(child)
  return lines
}

function noticesOf(element: Element): Notice[] {
  if (element.tagName === 'table') {
    const [head = [], ...rows] = rowsOf(element)
    const title = columnIn(head, 'title')
    // A list of people: the day is that of their birth, or of a certificate.
    if (title < 0 && columnIn(head, 'name') >= 0) return []
    return [head, ...rows].flatMap((cells) => noticeInRow(cells, title))
  }
  if (elementsIn(element).some(({ tagName }) => /^(?:li|p|table)$/.test(tagName))) return []
  const lines = linesIn(element)
  if (!/^(?:li|p|dd)$/.test(element.tagName) && lines.length < 2) return []
  // A sentence may end with a day.
  const forms =
    /^(?:li|dd)$/.test(element.tagName) && lines.length === 1 ? DATED : DATED.slice(0, 1)
  return lines.flatMap((line) => {
    const text = textOf(line)
    const { day = '', title = '' } =
      forms.map((form) => form.exec(text)?.groups).find(Boolean) ?? {}
    return noticeOf(parseWrittenDay(day), title, htmlOf(line))
  })
}

/** Drupal and ASP write the time after a day. */
const dayIn = (text: string): string | null =>
  parseWrittenDay(text.replace(/[\s,–-]*\b\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]\.?m\.?)?$/i, ''))

/** A row with a day; without a heading for it, the longest other cell is the title. */
function noticeInRow(cells: readonly Cell[], column: number): Notice[] {
  const day = cells.find(({ text }) => dayIn(text))
  // Without the number of the row.
  const others = cells.filter((cell) => cell !== day && !/^[\p{Nd}.()]*$/u.test(cell.text))
  const longest = others.toSorted((one, other) => other.text.length - one.text.length)[0]
  const title = cells[column]?.text || longest?.text || ''
  const html = others.map((cell) => cell.html).join(' ')
  return day ? noticeOf(dayIn(day.text), title, html) : []
}

function noticeOf(date: string | null, title: string, html: string): Notice[] {
  if (date === null || title === '') return []
  return [{ date, title: title.replace(LINK_WORDS, '').slice(0, LONGEST_TITLE).trim(), html }]
}
