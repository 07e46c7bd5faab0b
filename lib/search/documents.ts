import type { SearchEntry, Sources } from './entries.ts'
import { distinctDocuments, documentHref } from '../feeds/documents.ts'
import { downloadHref } from '../format/file.ts'
import { formatDay } from '../messages/days.ts'
import type { Locale } from '../messages/messages.ts'
import { fileKind } from '../messages/values.ts'

type Document = Pick<SearchEntry, 'title' | 'href' | 'label'> & Partial<SearchEntry>

const rowTitles = ({ messages: { appendix } }: Locale): Record<string, string> => ({
  ...appendix.documents.documents,
  ...appendix.documents.academics,
})

/** "Document (PDF, 24 kB)". */
const documentLabel = (locale: Locale, kind: string | null) =>
  locale.t('search.labels.document', { kind: kind ?? 'none' })

/** Every document that visitors can open. */
export function listDocuments(
  locale: Locale,
  { notices, documents, sections, books }: Sources,
): Document[] {
  return [
    ...distinctDocuments(locale, sections, books).map(({ kind, ...document }) => ({
      ...document,
      label: documentLabel(locale, kind),
    })),
    ...notices.flatMap(({ file, title, date }) => {
      if (!file) return []
      const document = documentLabel(locale, fileKind(locale, file))
      const label = locale.t('search.labels.ofNotice', { document, day: formatDay(locale, date) })
      return [{ title: file.title, href: downloadHref(file), label, text: title, date }]
    }),
    ...documents.flatMap(({ key, file, url, title }) => {
      const href = documentHref({ file, url })
      if (!href) return []
      const document = documentLabel(locale, file && fileKind(locale, file))
      const label = locale.t('search.labels.ofDisclosure', { document })
      const text = rowTitles(locale)[key] ?? ''
      return [{ title: title ?? file?.title ?? (text || document), href, label, text }]
    }),
  ]
}
