import { CalendarDocument, Subscribe } from '@/components/calendar/calendar-document'
import { CalendarTable } from '@/components/calendar/calendar-table'
import { InsidePage } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { CsvLink, DataTable } from '@/components/tables/data-table'
import { Icon } from '@/components/ui/icon'
import { bookLinkText, books, type Book } from '@/content/pages/academics/booklist'
import { subjects } from '@/content/pages/academics/curriculum'
import { getSchool } from '@/lib/content/collections/school'
import { booksTable, calendarTable } from '@/lib/feeds/tables'
import { describeDocument } from '@/lib/format/document'
import { telHref } from '@/lib/format/phone'
import type { TemplateProps } from './template'

/** The curriculum in the words of the CMS, and below it the subjects offered, whatever those say. */
export async function CurriculumPage({ page }: TemplateProps) {
  return (
    <InsidePage page={page}>
      <PageWords page={page}>
        <section aria-labelledby="subjects" className="max-w-measure">
          <h2 id="subjects" className="mb-4 text-2xl font-semibold">
            Subjects offered
          </h2>
          <ul className="grid grid-cols-2 overflow-hidden rounded-card border border-line sm:grid-cols-3">
            {subjects.map((subject) => (
              <li
                key={subject}
                className="-mr-px -mb-px border-r border-b border-line px-4 py-3 font-semibold"
              >
                {subject}
              </li>
            ))}
          </ul>
        </section>
      </PageWords>
    </InsidePage>
  )
}

/** The dates of the session as text, and the calendar as it is printed. */
export async function CalendarPage({ page }: TemplateProps) {
  return (
    <InsidePage page={page}>
      <div className="space-y-4">
        {/* Above the long list: below it, the floating button would lie over it beside the viewer. */}
        <Subscribe>
          <CsvLink table={calendarTable} />
        </Subscribe>
        <CalendarTable />
      </div>
      <CalendarDocument />
      <PageWords page={page} />
    </InsidePage>
  )
}

/** The book lists, and what to know before buying. */
export async function BooksPage({ page }: TemplateProps) {
  return (
    <InsidePage page={page}>
      <BooksTable />
      <PageWords page={page} />
    </InsidePage>
  )
}

/** All links have the same specified text; the accessible name says which list each one is. */
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
function BooksTable() {
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

/** The way to the board's e-books, and how to find a book there. */
export async function EbooksPage({ page }: TemplateProps) {
  const { ebooksUrl, phone } = await getSchool()
  return (
    <InsidePage page={page}>
      {ebooksUrl ? (
        <LeavingLink href={ebooksUrl}>The board’s e-books site</LeavingLink>
      ) : (
        <p>
          Ask the school office for the address of the board’s e-books site, on{' '}
          <a href={telHref(phone)}>{phone}</a>.
        </p>
      )}
      <PageWords page={page} />
    </InsidePage>
  )
}

type Props = { href: string; children: string }

/** The one thing to do on a page when it is to go elsewhere; it says where that is. */
function LeavingLink({ href, children }: Props) {
  return (
    <p className="max-w-measure rounded-card border border-flame/30 bg-flame-tint p-5 md:p-6">
      <a href={href} rel="noopener" className="button">
        {children}
        <Icon name="external" />
      </a>
      <span className="mt-2 block text-ink-soft">
        Leaves this website for {new URL(href).host}.
      </span>
    </p>
  )
}
