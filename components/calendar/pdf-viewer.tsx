'use client'

import 'react-pdf/dist/Page/TextLayer.css'
import { useRef, useState, useCallback, useEffect, useId, type SubmitEvent } from 'react'
import { Document, Page, pdfjs, PasswordResponses } from 'react-pdf'
import TextLayer from 'react-pdf/dist/Page/TextLayer.js'
import { Loading } from '@/components/ui/loading'
import { CANNOT_LOAD, NEEDS_PASSWORD, WRONG_PASSWORD } from '@/content/pages/documents'
import { PdfControls, type PdfIcons, FIT, sharpness } from './pdf-controls'

// In this file because react-pdf sets its own value when it is imported.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

// Documents of the office have no forms and need none of pdf.js's extra files, which would have to
// be served. (pdf.js does not evaluate code of documents since version 6.)
const OPTIONS = { enableXfa: false, useWasm: false, useSystemFonts: true }

export type PdfViewerProps = { file: string; title: string; icons: PdfIcons }

/** A PDF with pages and zoom; screen readers read its text layer. */
export function PdfViewer({ file, title, icons }: PdfViewerProps) {
  const { pdf, handlers } = usePdf()
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<number>(FIT)
  const viewer = useRef<HTMLDivElement>(null)

  const unlock = (password: string) => {
    if (pdf.state !== 'locked') return
    // The form that has the focus disappears.
    viewer.current?.focus()
    pdf.unlock(password)
  }

  return (
    <div ref={viewer} tabIndex={-1} className="space-y-3 outline-none">
      {pdf.state === 'loading' && <Loading />}
      {pdf.state === 'failed' && <p role="alert">{CANNOT_LOAD}</p>}
      {pdf.state === 'locked' && <PdfPassword isWrong={pdf.isWrong} onSubmit={unlock} />}
      {pdf.state === 'open' && (
        <PdfControls
          {...{ page, zoom, icons }}
          pages={pdf.pages}
          onPage={setPage}
          onZoom={setZoom}
        />
      )}
      <Document
        file={file}
        options={OPTIONS}
        suspense={false}
        loading={null}
        error={null}
        {...handlers}
      >
        <PdfPage page={page} zoom={zoom} title={title} />
      </Document>
    </div>
  )
}

type Unlock = (password: string) => void

type Pdf =
  | { state: 'loading' | 'failed' }
  | { state: 'locked'; isWrong: boolean; unlock: Unlock }
  | { state: 'open'; pages: number }

/** The state of a document, and the handlers for react-pdf's `Document`. */
function usePdf() {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' })

  const onPassword = useCallback((answer: Unlock, reason: number) => {
    const unlock = (password: string) => {
      setPdf({ state: 'loading' })
      answer(password)
    }
    const isWrong = reason === PasswordResponses.INCORRECT_PASSWORD
    setPdf({ state: 'locked', isWrong, unlock })
  }, [])

  const onLoadSuccess = useCallback(
    ({ numPages }: { numPages: number }) => setPdf({ state: 'open', pages: numPages }),
    [],
  )
  const onLoadError = useCallback(() => setPdf({ state: 'failed' }), [])

  return { pdf, handlers: { onPassword, onLoadSuccess, onLoadError, onSourceError: onLoadError } }
}

type Props = { isWrong: boolean; onSubmit: (password: string) => void }

/** Asks for the password of an encrypted document. It is used in the browser only. */
function PdfPassword({ isWrong, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [fieldId, messageId] = [useId(), useId()]

  useEffect(() => {
    if (isWrong) field.current?.focus()
  }, [isWrong])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit(field.current?.value ?? '')
  }

  return (
    <form onSubmit={submit} className="max-w-md space-y-3 p-2">
      <p id={messageId} role="alert" className="font-semibold">
        {isWrong ? WRONG_PASSWORD : NEEDS_PASSWORD}
      </p>
      <label htmlFor={fieldId} className="block">
        Password
      </label>
      <input
        ref={field}
        id={fieldId}
        type="password"
        autoComplete="off"
        required
        aria-describedby={messageId}
        aria-invalid={isWrong}
        className="min-h-11 w-full rounded-card border border-ink-soft bg-paper px-3"
      />
      <button className="button">Open the document</button>
    </form>
  )
}

type PdfPageProps = { page: number; zoom: number; title: string }

/** The ratio of portrait A4, until the page's own ratio is known. */
const A4 = Math.SQRT1_2

/** A page in a box of constant size; a zoomed page scrolls in it. */
function PdfPage({ page, zoom, title }: PdfPageProps) {
  const { element, width } = useWidth()
  const [shape, setShape] = useState(A4)
  const drawn = Math.floor(width * zoom)
  return (
    <div ref={element}>
      <div
        role="region"
        aria-label={`Pages of ${title}`}
        tabIndex={0}
        style={{ aspectRatio: shape }}
        className={`border border-line bg-white ${zoom > FIT ? 'overflow-auto' : 'overflow-hidden'}`}
      >
        {width > 0 && (
          <Page
            pageNumber={page}
            width={drawn}
            devicePixelRatio={sharpness(drawn, devicePixelRatio)}
            // Links and fields of the document are not rendered: here they would be controls
            // without names.
            renderAnnotationLayer={false}
            // With its own text layer react-pdf also renders the document's tags as roles, and
            // those of tables incorrectly. The text alone can be read out, selected and searched.
            renderTextLayer={false}
            loading={<Loading />}
            error={<p role="alert">{CANNOT_LOAD}</p>}
            onLoadSuccess={({ originalWidth, originalHeight }) =>
              setShape(originalWidth / originalHeight)
            }
          >
            <TextLayer />
          </Page>
        )}
      </div>
    </div>
  )
}

/** The width of an element in whole pixels; 0 until it is known. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)

  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])

  return { element, width }
}
