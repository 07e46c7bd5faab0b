'use client'

import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { onDemand } from '@/components/page/later'
import { Loading } from '@/components/ui/loading'
import { CANNOT_LOAD } from '@/content/pages/documents'
import type { PdfViewerProps } from './pdf-viewer'

/** Half a megabyte of code that only a visitor who comes this far needs. */
const PdfViewer = onDemand(
  () => import('./pdf-viewer').then((loaded) => loaded.PdfViewer),
  CANNOT_LOAD,
)

type Connection = { saveData?: boolean }

/** True when the visitor has asked the browser to be sparing with data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true
}

/** The viewer of a document: its code and the document come when it is reached, or by the button. */
export function PdfGate(props: PdfViewerProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const open = useCallback(() => {
    // The button goes away; who stands on it must not be thrown back to the top of the page.
    if (box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true })
    setOpen(true)
  }, [])

  useEffect(() => {
    if (isOpen || !box.current || savesData()) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open()
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isOpen, open])

  return (
    <div
      ref={box}
      role="group"
      aria-label={props.title}
      tabIndex={-1}
      className="needs-script no-print min-h-72 rounded-card border border-line bg-paper-deep p-3"
    >
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <PdfViewer {...props} />
        </Suspense>
      ) : (
        <button type="button" onClick={open} className="button">
          Show the document here
        </button>
      )}
    </div>
  )
}
