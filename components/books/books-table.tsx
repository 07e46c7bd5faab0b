import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { termName } from '@/lib/messages/names'
import { DataTable } from '@/components/tables/table'
import { listBooks, type Book } from '@/lib/books'
import { documentHref, kindOfDocument } from '@/lib/feeds/documents'

/** The book list of each class as a download. */
export async function BooksTable({ locale }: LocaleProps) {
  const books = await listBooks(locale.language)
  if (books.length === 0) return <p>{locale.t('books.none')}</p>
  return (
    <DataTable
      caption={locale.t('books.title')}
      columns={locale.messages.books.columns}
      rows={books.map((book, index) => cellsOf(locale, book, index + 1))}
      naming={0}
    />
  )
}

const cellsOf = (locale: Locale, book: Book, number: number) => [
  number,
  <span key="class" className="whitespace-nowrap">
    {locale.mark(termName(locale, book.class))}
  </span>,
  <BookLink locale={locale} key="link" book={book} number={number} />,
]

/** All links have the text of the specification; the accessible name says which list each one is. */
function BookLink({ locale, book, number }: { locale: Locale; book: Book; number: number }) {
  const kind = kindOfDocument(locale, book)
  const download = locale.t('books.download')
  return (
    <>
      <a
        href={documentHref(book)}
        aria-label={locale.t('books.list', {
          download,
          class: termName(locale, book.class),
          number,
        })}
        className="font-semibold text-flame underline underline-offset-3"
      >
        {download}
      </a>{' '}
      {kind && <span className="whitespace-nowrap text-ink-soft">({kind})</span>}
    </>
  )
}
