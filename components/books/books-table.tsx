import { CsvLink } from '@/components/tables/csv-link'
import { DataTable } from '@/components/tables/data-table'
import { bookLinkText, books, type Book } from '@/content/pages/academics/booklist'
import { describeDocument } from '@/lib/format/describe-document'
import { booksTable } from '@/lib/feeds/tables/books'

/** All links say the same, as specified; who only hears them is told which list each one is. */
async function BookLink({ book }: { book: Book }) {
  return (
    <>
      <a
        href={book.bookLink}
        aria-label={`${bookLinkText}: ${book.class}, list ${book.id}`}
        className="font-semibold text-flame underline underline-offset-3"
      >
        {bookLinkText}
      </a>{' '}
      <span className="whitespace-nowrap text-ink-soft">
        ({await describeDocument(book.bookLink)})
      </span>
    </>
  )
}

/** The book list of each class, to download. */
export function BooksTable() {
  return (
    <div className="space-y-4">
      <DataTable
        caption={booksTable.title}
        columns={booksTable.columns}
        rows={books.map((book) => ({
          key: book.id,
          cells: [
            book.id,
            <span key="class" className="whitespace-nowrap">
              {book.class}
            </span>,
            <BookLink key="link" book={book} />,
          ],
        }))}
        naming={0}
      />
      <CsvLink table={booksTable} />
    </div>
  )
}
