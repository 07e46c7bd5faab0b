import 'server-only'
import { parsePeriodOfAll } from 'school-schema/fees'
import { toCsv } from 'school-schema/values/csv'
import { ownValue } from 'school-schema/values/own-value'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { listBooks } from '../books.ts'
import { listDates } from '../calendar/calendar.ts'
import { getDisclosure } from '../disclosure/disclosure.ts'
import { listFees, totalOfYear } from '../fees/fees.ts'
import { listFaculty } from '../people/people.ts'
import { getSchool } from '../school/school.ts'
import { siteEnvironment } from '../server/environment.ts'
import { documentHref } from './documents.ts'

/** Null is an empty cell. */
type Cell = string | number | null
type Table = { columns: readonly string[]; listLines: () => Promise<Cell[][]> }

const language = DEFAULT_LANGUAGE

const complete = (href: string) => URL.parse(href, siteEnvironment().SITE_URL)?.href ?? null

/** One line for each part of a fee; a fee of one amount has one line. */
async function listFeeRows() {
  const [fees, { feePeriod }] = await Promise.all([listFees(language), getSchool(language)])
  return fees.flatMap((each) => {
    const { className, fee, heads } = each
    const total_of_year = totalOfYear(each, feePeriod)
    const period = feePeriod && (parsePeriodOfAll(feePeriod) ?? feePeriod)
    const parts = heads.length > 0 ? heads : [{ title: null, amount: fee, period }]
    return parts.map(({ title, ...part }) => ({
      class: className,
      head: title,
      ...part,
      total_of_year,
    }))
  })
}

/** A table. The names of its columns are stable, as other programs read them; its rows may have further values. */
const table = <Column extends string>(
  columns: readonly Column[],
  list: () => Promise<readonly Readonly<Record<Column, Cell>>[]>,
): Table => ({
  columns,
  listLines: async () => (await list()).map((row) => columns.map((column): Cell => row[column])),
})

const tables: Readonly<Record<string, Table>> = {
  fees: table(['class', 'head', 'amount', 'period', 'total_of_year'], listFeeRows),
  dates: table(['from', 'to', 'title', 'kind', 'time', 'place', 'audience'], async () =>
    (await listDates(language)).map((date) => ({
      ...date,
      audience: date.audience.join('; ') || null,
    })),
  ),
  teachers: table(['name', 'designation', 'qualification', 'department'], () =>
    listFaculty(language),
  ),
  results: table(
    ['class', 'year', 'registered', 'passed', 'remarks'],
    async () => (await getDisclosure(language)).results,
  ),
  books: table(['class', 'title', 'address'], async () =>
    (await listBooks(language)).map((book) => ({ ...book, address: complete(documentHref(book)) })),
  ),
}

/** A table as CSV or JSON, in the order of its page; null for any other name. */
export async function answerTable(file: string): Promise<Response | null> {
  const [, name = '', format] = /^(\w+)\.(csv|json)$/.exec(file) ?? []
  const found = ownValue(tables, name)
  if (!found) return null
  const { columns } = found
  const lines = await found.listLines()
  if (format === 'json')
    return Response.json(
      lines.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at]]))),
    )
  return new Response(toCsv([columns, ...lines.map((cells) => cells.map((cell) => cell ?? ''))]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
    },
  })
}
