import 'server-only'
import { bookColumns, booksTitle } from '../../content/pages/academics/booklist.ts'
import {
  bodies,
  describeMember,
  memberColumns,
  type Body,
} from '../../content/pages/administration/bodies.ts'
import { feeColumns, feesTitle } from '../../content/pages/admission/fees.ts'
import { listBooks } from '../content/collections/books.ts'
import { listDates } from '../content/collections/calendar.ts'
import { listFaculty } from '../content/collections/faculty.ts'
import { listFees } from '../content/collections/fees.ts'
import { listMembers } from '../content/collections/people.ts'
import { withFigure } from '../fees/answer.ts'
import { siteEnvironment } from '../server/environment.ts'
import { documentHref } from './documents.ts'

/** Numbers are right-aligned and formatted on the page, plain in a file. */
type Cell = string | number

/** A table that a page shows and that /tables/{name}.csv serves. */
export type Table = {
  /** The file name without its extension. */
  name: string
  /** The caption. */
  title: string
  columns: readonly string[]
  rows: () => Promise<readonly (readonly Cell[])[]>
}

/** The address of a table as a file. */
export function tableHref({ name }: Pick<Table, 'name'>): string {
  return `/tables/${name}.csv`
}

/** The book lists; links in a file are absolute. */
export const booksTable: Table = {
  name: 'books',
  title: booksTitle,
  columns: bookColumns,
  rows: async () =>
    (await listBooks()).map((book, index) => [
      index + 1,
      book.class,
      new URL(documentHref(book), siteEnvironment().SITE_URL).href,
    ]),
}

/** The dates of the calendar as ISO days. */
export const calendarTable: Table = {
  name: 'calendar',
  title: 'Calendar of the session',
  columns: ['From', 'To', 'What', 'Kind'],
  rows: async () => (await listDates()).map(({ from, to, title, kind }) => [from, to, title, kind]),
}

/** The three columns of the specification; a file adds the department as a fourth. */
export const facultyColumns = ['Name', 'Designation', 'Qualification'] as const

export const facultyTable: Table = {
  name: 'faculty',
  title: 'Teaching staff',
  columns: [...facultyColumns, 'Department'],
  rows: async () =>
    (await listFaculty()).map((teacher) => [
      teacher.name,
      teacher.designation ?? '',
      teacher.qualification ?? '',
      teacher.department ?? '',
    ]),
}

/** The fee of each class with an amount. */
export const feesTable: Table = {
  name: 'fees',
  title: feesTitle,
  columns: feeColumns,
  rows: async () => withFigure(await listFees()).map(({ className, fee }) => [className, fee]),
}

/** The numbered members of a body. */
function membersTable({ row, file, title }: Body): Table {
  return {
    name: file,
    title,
    columns: memberColumns,
    rows: async () =>
      (await listMembers(row)).map((member, index) => [
        index + 1,
        member.name,
        describeMember(member),
        member.telephone ?? '',
      ]),
  }
}

const memberTables: readonly Table[] = bodies.map(membersTable)

/** Every table that is available as a file. */
export const tables: readonly Table[] = [
  facultyTable,
  ...memberTables,
  feesTable,
  booksTable,
  calendarTable,
]
