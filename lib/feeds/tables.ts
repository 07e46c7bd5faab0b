import { getMessages, t } from '../messages/messages.ts'
import 'server-only'
import { bodies, describeMember, type Body } from '../../content/pages/administration/bodies.ts'
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
  get title() {
    return t('books.title')
  },
  get columns() {
    return getMessages().books.columns
  },
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
  get title() {
    return t('calendar.file.title')
  },
  get columns() {
    return getMessages().calendar.file.columns
  },
  rows: async () => (await listDates()).map(({ from, to, title, kind }) => [from, to, title, kind]),
}

/** The columns of the specification, and the department as a fourth. */
export const facultyTable: Table = {
  name: 'faculty',
  get title() {
    return t('faculty.title')
  },
  get columns() {
    return [...getMessages().faculty.columns, t('faculty.department')]
  },
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
  get title() {
    return t('fees.title')
  },
  get columns() {
    return getMessages().fees.columns
  },
  rows: async () => withFigure(await listFees()).map(({ className, fee }) => [className, fee]),
}

/** The numbered members of a body. */
function membersTable({ row, file, title }: Body): Table {
  return {
    name: file,
    title,
    get columns() {
      return getMessages().members.columns
    },
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
