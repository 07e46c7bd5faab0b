import { editable } from '@/lib/content/store/drafts'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { termName } from '@/lib/messages/names'
import { DataTable } from '@/components/tables/table'
import { listBooks, type Book } from '@/lib/books'
import { documentHref } from '@/lib/feeds/documents'
import { kindOfDocument } from '@/lib/format/document'
import { Icon } from '@/components/ui/icon'
import { askLinks } from '@/components/ui/links'
import { getSchool } from '@/lib/school/school'

/** The link to the board's e-books with its host, or whom to ask for it. */
export async function EbooksLink({ locale }: LocaleProps) {
  const { ebooksUrl, phone } = await getSchool(locale.language)
  if (!ebooksUrl) return <p>{locale.rich('ebooks.ask', askLinks(locale, phone))}</p>
  return (
    <p className="max-w-measure rounded-card border border-flame/30 bg-flame-tint p-5 md:p-6">
      <a href={ebooksUrl} rel="noopener" className="button">
        {locale.t('ebooks.link')}
        <Icon name="external" />
      </a>
      <span className="mt-2 block text-ink-soft">
        {locale.t('ebooks.opens', { host: new URL(ebooksUrl).host })}
      </span>
    </p>
  )
}

/** The book list of each class as a download. */
export async function BooksTable({ locale }: LocaleProps) {
  const books = await listBooks(locale.language)
  if (books.length === 0) return <p>{locale.t('books.none')}</p>
  return (
    <DataTable
      caption={locale.t('books.title')}
      columns={locale.messages.books.columns}
      rows={books.map((book, index) => cellsOf(locale, book, index + 1))}
      editOf={(row) => editable('book', books[row]?.id, 'class', 'title', 'file', 'url')}
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
