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

/** A row of a table by the names of its columns, which are stable: other programs read them. Null is an empty cell; further values are left out. */
type TableRow = Readonly<Record<string, unknown>>

const language = DEFAULT_LANGUAGE

const complete = (href: string) => URL.parse(href, siteEnvironment().SITE_URL)?.href ?? null

/** One line for each part of a fee; a fee of one amount has one line. */
async function listFeeRows(): Promise<TableRow[]> {
  const [fees, { feePeriod }] = await Promise.all([listFees(language), getSchool(language)])
  return fees.flatMap((each): TableRow[] => {
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

const tables: Readonly<
  Record<string, { columns: readonly string[]; list: () => Promise<readonly TableRow[]> }>
> = {
  fees: { columns: ['class', 'head', 'amount', 'period', 'total_of_year'], list: listFeeRows },
  dates: {
    columns: ['from', 'to', 'title', 'kind', 'time', 'place', 'audience'],
    list: async () =>
      (await listDates(language)).map((date) => ({
        ...date,
        audience: date.audience.join('; ') || null,
      })),
  },
  teachers: {
    columns: ['name', 'designation', 'qualification', 'department'],
    list: () => listFaculty(language),
  },
  results: {
    columns: ['class', 'year', 'registered', 'passed', 'remarks'],
    list: async () => (await getDisclosure(language)).results,
  },
  books: {
    columns: ['class', 'title', 'address'],
    list: async () =>
      (await listBooks(language)).map((book) => ({
        ...book,
        address: complete(documentHref(book)),
      })),
  },
}

const cellOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? value : ''

const TABLE_PATH = /^\/tables\/(fees|dates|teachers|results|books)\.(csv|json)$/

/** A table as CSV or JSON, in the order of its page; null for any other name. */
export async function answerTable(file: string): Promise<Response | null> {
  const [, name = '', format] = TABLE_PATH.exec(`/tables/${file}`) ?? []
  const table = ownValue(tables, name)
  if (!table) return null
  const { columns } = table
  const rows = await table.list()
  if (format === 'json')
    return new Response(JSON.stringify(rows, [...columns]), {
      headers: { 'content-type': 'application/json' },
    })
  const lines = rows.map((row) => columns.map((column) => cellOf(ownValue(row, column))))
  return new Response(toCsv([columns, ...lines]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
    },
  })
}
