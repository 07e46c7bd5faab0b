import { booklist, books, type Book } from '../../content/pages/academics/booklist.ts'
import { defaultSchool } from '../../content/school.ts'
import { bookTitles } from './book-titles.ts'
import { blocksOf } from './content-html.ts'
import type { PrintedDocument } from './document.ts'
import { bullets, escape, table } from './html.ts'

const advice = blocksOf(booklist, 'list').flatMap(({ items }) => items)

function bookList({ class: className, bookLink }: Book): PrintedDocument {
  const titles = bookTitles[className]
  if (!titles)
    throw new Error(`Name the books of ${className} in scripts/documents/book-titles.ts.`)
  return {
    title: `Book list: ${className}`,
    path: bookLink,
    warning:
      'A sample. The titles and the publisher are invented: please buy nothing by this list.',
    style: `
      .textbooks td:first-child { width: 24% }
      .textbooks td:nth-child(2) { width: 38% }
      .exercise-books td:last-child { width: 20% }`,
    body: `
      <p>Session ${escape(defaultSchool.session)}</p>
      <h2>Textbooks</h2>
      <div class="textbooks">
        ${table(['Subject', 'Title', 'Publisher', 'Edition'], titles.textbooks)}
      </div>
      <h2>Exercise books</h2>
      <div class="exercise-books">${table(['Kind', 'Number'], titles.exerciseBooks)}</div>
      <h2>Before you buy</h2>
      ${bullets(advice)}`,
  }
}

/** One list for each file that the page links to, however many rows link to it. */
export const bookLists: PrintedDocument[] = [
  ...new Map(books.map((book) => [book.bookLink, book])).values(),
].map(bookList)
