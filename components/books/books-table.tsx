import { getMessages, t } from '@/lib/messages/messages'
import { termName } from '@/lib/messages/names'
import { DataTable } from '@/components/tables/table'
import { listBooks, type Book } from '@/lib/books'
import { documentHref, kindOfDocument } from '@/lib/feeds/documents'

/** The book list of each class as a download. */
export async function BooksTable() {
  const books = await listBooks()
  if (books.length === 0) return <p>{t('books.none')}</p>
  return (
    <DataTable
      caption={t('books.title')}
      columns={getMessages().books.columns}
      rows={books.map((book, index) => cellsOf(book, index + 1))}
      naming={0}
    />
  )
}

const cellsOf = (book: Book, number: number) => [
  number,
  <span key="class" className="whitespace-nowrap">
    {termName(book.class)}
  </span>,
  <BookLink key="link" book={book} number={number} />,
]

/** All links have the text of the specification; the accessible name says which list each one is. */
function BookLink({ book, number }: { book: Book; number: number }) {
  const kind = kindOfDocument(book)
  const download = t('books.download')
  return (
    <>
      <a
        href={documentHref(book)}
        aria-label={t('books.list', { download, class: termName(book.class), number })}
        className="font-semibold text-flame underline underline-offset-3"
      >
        {download}
      </a>{' '}
      {kind && <span className="whitespace-nowrap text-ink-soft">({kind})</span>}
    </>
  )
}
