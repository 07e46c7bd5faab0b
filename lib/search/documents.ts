import { documents } from '../../content/pages/documents.ts'
import { documentRows } from '../../content/pages/about/appendix-ix.ts'
import { books } from '../../content/pages/academics/booklist.ts'
import { formatDay } from '../format/day.ts'
import { downloadHref, fileKind } from '../format/file.ts'
import type { Finding, Sources } from './finding.ts'

type Document = Pick<Finding, 'title' | 'href' | 'label'> & Partial<Finding>

const rowTitles: Record<string, string> = { ...documentRows.documents, ...documentRows.academics }

/** The files that lie with the site itself: book lists, calendar, registration, annexure. */
export const ownDocuments: readonly { title: string; href: `/docs/${string}` }[] = [
  ...Object.values(documents).map(({ title, path }) => ({ title, href: path })),
  // A class can have several rows and one list.
  ...new Map(
    books.map((book) => [
      book.bookLink,
      { title: `Book list, ${book.class}`, href: book.bookLink },
    ]),
  ).values(),
]

function fromCms({ notices, papers }: Sources): Document[] {
  return [
    ...notices.flatMap(({ file, title, date }) => {
      if (!file) return []
      const label = `Document (${fileKind(file)}) with the notice of ${formatDay(date)}`
      return [{ title: file.title, href: downloadHref(file), label, text: title, date }]
    }),
    ...papers.flatMap(({ key, file, url, title }) => {
      const href = file ? downloadHref(file) : url
      if (!href) return []
      const label = `Document${file ? ` (${fileKind(file)})` : ''} of the mandatory disclosure`
      const name = title ?? file?.title ?? rowTitles[key] ?? 'Document'
      return [{ title: name, href, label, text: rowTitles[key] ?? '' }]
    }),
  ]
}

/** Every document that a visitor can have. */
export function findDocuments(sources: Sources): Finding[] {
  const own = ownDocuments.map((document) => ({ ...document, label: 'Document (PDF)' }))
  return [...own, ...fromCms(sources)].map((document, index) => ({
    ...{ id: `document-${index}`, kind: 'document', names: '', summary: '', text: '', date: null },
    ...document,
  }))
}
