import 'server-only'
import { bookColumns, books, booksTitle } from '../../../content/pages/academics/booklist.ts'
import { siteEnvironment } from '../../server/environment.ts'
import type { Table } from './table.ts'

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
