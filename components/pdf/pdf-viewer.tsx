'use client'
import 'react-pdf/dist/Page/TextLayer.css'
import {
  useCallback,
  useState,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  type SubmitEvent,
} from 'react'
import { Document, pdfjs, PasswordResponses } from 'react-pdf'
import { PartMessage, Waiting } from '@/components/page/optional-part'
import { PageControls, type PdfIcons, type PdfTexts, PdfPage, type PageSize } from './pdf-page'

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

type Props = { texts: PdfTexts; isWrong: boolean; onSubmit: (password: string) => void }

/** Asks for the password of an encrypted document. It is used in the browser only. */
function PdfPassword({ texts, isWrong, onSubmit }: Props) {
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
        {isWrong ? texts.wrongPassword : texts.needsPassword}
      </p>
      <label htmlFor={fieldId} className="block">
        {texts.password}
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
      <button className="button">{texts.unlock}</button>
    </form>
  )
}

// In this file because react-pdf sets its own value when it is imported. The legacy build adds what
// browsers of the last years lack; next.config.js also chooses it for the rest of pdf.js.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

/** Decoders, character maps, colour profiles and fonts, each loaded if a document needs it; the build copies them. */
const RESOURCES = `/_next/static/pdfjs-${pdfjs.version}`

// Documents of the office have no forms. (pdf.js does not evaluate code of documents since version
// 6.)
const OPTIONS = {
  enableXfa: false,
  useSystemFonts: true,
  wasmUrl: `${RESOURCES}/wasm/`,
  cMapUrl: `${RESOURCES}/cmaps/`,
  iccUrl: `${RESOURCES}/iccs/`,
  standardFontDataUrl: `${RESOURCES}/standard_fonts/`,
}

export type PdfViewerProps = {
  file: string
  title: string
  icons: PdfIcons
  texts: PdfTexts
  /** The plain link to the document, shown with a message. */
  link: ReactNode
}

/** A PDF page by page; screen readers read its text layer. */
export function PdfViewer({ file, title, icons, texts, link }: PdfViewerProps) {
  const { pdf, handlers } = usePdf()
  const [page, setPage] = useState(1)
  const { element: viewer, width: boxWidth } = useWidth()
  const opened = pdf.state === 'open' ? pdf : null
  const failure = <PartMessage message={texts.cannotLoad}>{link}</PartMessage>

  const unlock = (password: string) => {
    if (pdf.state !== 'locked') return
    // The form that has the focus disappears.
    viewer.current?.focus()
    pdf.unlock(password)
  }

  return (
    <div ref={viewer} tabIndex={-1} className="space-y-3 outline-none">
      {pdf.state === 'loading' && <Waiting fallback={failure} loading={texts.loading} />}
      {pdf.state === 'failed' && failure}
      {pdf.state === 'locked' && (
        <PdfPassword texts={texts} isWrong={pdf.isWrong} onSubmit={unlock} />
      )}
      {opened && (
        <PageControls
          page={page}
          icons={icons}
          texts={texts}
          pages={opened.pages}
          onPage={setPage}
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
        {opened && boxWidth > 0 && (
          <PdfPage
            page={page}
            title={title}
            texts={texts}
            boxWidth={boxWidth}
            link={link}
            size={opened.size}
          />
        )}
      </Document>
    </div>
  )
}

type Unlock = (password: string) => void

type Pdf =
  | { state: 'loading' | 'failed' }
  | { state: 'locked'; isWrong: boolean; unlock: Unlock }
  /** With the size of its first page in points. */
  | { state: 'open'; pages: number; size: PageSize }

const A4: PageSize = { width: 595, height: 842 }

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

  const onLoadSuccess = useCallback(async (document: pdfjs.PDFDocumentProxy) => {
    // Of a document whose first page is broken, the others are still shown.
    const first = await document.getPage(1).catch(() => null)
    const size = first?.getViewport({ scale: 1 }) ?? A4
    setPdf({ state: 'open', pages: document.numPages, size })
  }, [])
  const onLoadError = useCallback(() => setPdf({ state: 'failed' }), [])

  return { pdf, handlers: { onPassword, onLoadSuccess, onLoadError, onSourceError: onLoadError } }
}
