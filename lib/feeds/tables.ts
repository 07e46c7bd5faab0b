import 'server-only'
import { bookColumns, books, booksTitle } from '../../content/pages/academics/booklist.ts'
import { bodies, type Body } from '../../content/pages/administration/bodies.ts'
import { describeMember, memberColumns } from '../../content/pages/administration/members.ts'
import { feeColumns, feesTitle } from '../../content/pages/admission/fees.ts'
import { listDates } from '../content/collections/calendar.ts'
import { listFaculty } from '../content/collections/faculty.ts'
import { listFees } from '../content/collections/fees.ts'
import { withFigure } from '../fees/answer.ts'
import { siteEnvironment } from '../server/environment.ts'

/** A number is a figure: aligned and written with commas on the page, left plain in a file. */
type Cell = string | number

/** A table of the site, which a page shows and /tables/{name}.csv hands out. */
export type Table = {
  /** The name of its file, without the ending. */
  name: string
  /** Its caption. */
  title: string
  columns: readonly string[]
  rows: () => Promise<readonly (readonly Cell[])[]>
}

/** The address at which a table is saved as a file. */
export function tableHref({ name }: Pick<Table, 'name'>): string {
  return `/tables/${name}.csv`
}

/** The book lists; in a file, which has no page around it, a link is a whole address. */
export const booksTable: Table = {
  name: 'books',
  title: booksTitle,
  columns: bookColumns,
  rows: async () =>
    books.map((book) => [
      Number(book.id),
      book.class,
      new URL(book.bookLink, siteEnvironment().SITE_URL).href,
    ]),
}

/** The dates of the calendar, as days that a program can read. */
export const calendarTable: Table = {
  name: 'calendar',
  title: 'Calendar of the session',
  columns: ['From', 'To', 'What', 'Kind'],
  rows: async () =>
    (await listDates()).map(({ from, to, title, kind }) => [from, to ?? from, title, kind]),
}

/** The specification's three columns; a file names the department in a fourth. */
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

/** The fee of each class that has a figure. */
export const feesTable: Table = {
  name: 'fees',
  title: feesTitle,
  columns: feeColumns,
  rows: async () => withFigure(await listFees()).map(({ className, fee }) => [className, fee]),
}

/** The members of a body, numbered. */
export function membersTable({ file, title, members }: Body): Table {
  return {
    name: file,
    title,
    columns: memberColumns,
    rows: async () =>
      members.map((member, index) => [
        index + 1,
        member.name,
        describeMember(member),
        member.phone,
      ]),
  }
}

const memberTables: readonly Table[] = bodies.map(membersTable)

/** Every table that can be had as a file. */
export const tables: readonly Table[] = [
  facultyTable,
  ...memberTables,
  feesTable,
  booksTable,
  calendarTable,
]
