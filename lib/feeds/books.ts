import 'server-only'
import type { Book } from '../content/collections/books.ts'
import { describeDocument } from '../format/document.ts'
import { downloadHref, fileKind } from '../format/file.ts'

type Linked = Pick<Book, 'file' | 'url'>

/** The address of a book list: of its file, of a PDF or page of this website, or of another one. */
export const bookHref = ({ file, url }: Linked): string => (file ? downloadHref(file) : (url ?? ''))

const isDocument = (url: string | null): url is `/docs/${string}` => /^\/docs\//.test(url ?? '')

/** The type and size of a book list: "PDF, 55 kB"; null for a page or another website. */
export function bookKind({ file, url }: Linked): string | null {
  if (file) return fileKind(file)
  return isDocument(url) ? describeDocument(url) : null
}

/** The book lists of different addresses: a class can have several rows and one list. */
export const distinctBooks = (books: readonly Book[]): Book[] => [
  ...new Map(books.map((book) => [bookHref(book), book])).values(),
]
