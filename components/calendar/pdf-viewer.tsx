'use client'

import { useRef, useState } from 'react'
import { Document, pdfjs } from 'react-pdf'
import { Loading } from '@/components/ui/loading'
import { PdfControls, type PdfIcons } from './pdf-controls'
import { PdfPage } from './pdf-page'
import { PdfPassword } from './pdf-password'
import { CANNOT_LOAD } from './pdf-texts'
import { usePdf } from './use-pdf'
import { FIT } from './zoom'

// Here and not in a file of its own: react-pdf sets its own value when it is imported.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

// A document of the office is paper: no forms, and none of pdf.js's extra files, for which it would
// have to be told of a server to ask. (It has not evaluated code of a document since version 6.)
const OPTIONS = { enableXfa: false, useWasm: false, useSystemFonts: true }

export type PdfViewerProps = { file: string; title: string; icons: PdfIcons }

/** A document to leaf through and to zoom, read out by its text layer. */
export function PdfViewer({ file, title, icons }: PdfViewerProps) {
  const { pdf, handlers } = usePdf()
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<number>(FIT)
  const viewer = useRef<HTMLDivElement>(null)

  const unlock = (password: string) => {
    if (pdf.state !== 'locked') return
    // The form that holds the focus goes away.
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
