import 'server-only'
import type { Book } from '../books.ts'
import type { Section } from '../sections/sections.ts'
import { kindOfDocument } from '../format/document.ts'
import { downloadHref } from '../format/file.ts'
import type { Locale } from '../messages/messages.ts'

type Linked = Pick<Book, 'file' | 'url'>

/** The address of a document: of its file, of a PDF or page of this website, or of another one. */
export const documentHref = ({ file, url }: Linked): string =>
  file ? downloadHref(file) : (url ?? '')

/** A document of a page with its title, address and kind. */
export type PageDocument = { title: string; href: string; kind: string | null }

/** The document of a section; null for a section without one. */
export function documentOf(
  locale: Locale,
  { kind, title, file, link }: Section,
): PageDocument | null {
  if (kind !== 'document' && kind !== 'viewer') return null
  const linked = { file, url: link?.href ?? null }
  const href = documentHref(linked)
  const name = link?.text ?? title ?? file?.title
  return href && name ? { title: name, href, kind: kindOfDocument(locale, linked) } : null
}

/** The documents of pages and the book lists of different addresses: a class can have several rows and one list. */
export function distinctDocuments(
  locale: Locale,
  sections: readonly Section[],
  books: readonly Book[],
): (PageDocument & { text?: string })[] {
  const all = [
    ...sections.flatMap((section) => documentOf(locale, section) ?? []),
    ...books.map((book) => ({
      title: book.title,
      href: documentHref(book),
      kind: kindOfDocument(locale, book),
      text: book.class,
    })),
  ]
  return [...new Map(all.map((each) => [each.href, each])).values()]
}
