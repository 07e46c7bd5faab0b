import type { PdfTexts } from './pdf-controls'
import { fill } from '@/lib/format/fill'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { pdfjs } from 'react-pdf'
import { findMatches, markItem, type MarkText, type TextItem } from './pdf-text'

type Pdf = pdfjs.PDFDocumentProxy

async function readText(pdf: Pdf): Promise<TextItem[][]> {
  const pages: TextItem[][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.filter((item) => 'str' in item))
  }
  return pages
}

/** Searches the text of a document; `onPage` turns to the page of a match. */
export function useSearch(pdf: Pdf | null, onPage: (page: number) => void, texts: PdfTexts) {
  /** The text of the document; null until it has been read for the first search. */
  const [pages, setPages] = useState<TextItem[][] | null>(null)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const matches = useMemo(() => (pages ? findMatches(pages, query) : []), [pages, query])
  const current = matches[at]

  useEffect(() => {
    if (!pdf || pages || query === '') return
    // Text that cannot be read is treated like a scan, which has none.
    readText(pdf).then(setPages, () => setPages([]))
  }, [pdf, pages, query])

  useEffect(() => {
    if (current) onPage(current.page)
  }, [current, onPage])

  const markText = useCallback<MarkText>(
    ({ pageNumber, itemIndex }) => {
      const inPage = matches.filter(({ page }) => page === pageNumber)
      return markItem(pages?.[pageNumber - 1] ?? [], itemIndex, inPage, current)
    },
    [pages, matches, current],
  )

  const step = (by: number) => setAt((at + by + matches.length) % matches.length)
  return {
    find: (words: string) => {
      if (words === query && current) return step(1)
      setQuery(words)
      setAt(0)
    },
    step: matches.length > 1 ? step : null,
    markText: matches.length > 0 ? markText : undefined,
    status: query === '' ? '' : describe(texts, pages, matches.length, at),
  }
}

function describe(
  texts: PdfTexts,
  pages: readonly TextItem[][] | null,
  matches: number,
  at: number,
): string {
  if (!pages) return texts.searching
  if (matches > 0) return fill(texts.match, { number: at + 1, count: matches })
  return pages.some((items) => items.length > 0) ? texts.notFound : texts.noText
}
