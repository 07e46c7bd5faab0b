'use client'

import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { loadOnDemand } from '@/components/page/lazy-component'
import { Loading } from '@/components/ui/loading'
import { CANNOT_LOAD } from '@/content/pages/documents'
import type { PdfViewerProps } from './pdf-viewer'

/** Half a megabyte of code, loaded only for visitors who scroll to the document. */
const PdfViewer = loadOnDemand(
  () => import('./pdf-viewer').then((loaded) => loaded.PdfViewer),
  CANNOT_LOAD,
)

type Connection = { saveData?: boolean }

/** True if the visitor has enabled the browser's data saver. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true
}

/** Loads the viewer and the document when it is scrolled into view, or by a button if the visitor saves data. */
export function PdfGate(props: PdfViewerProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const open = useCallback(() => {
    // The button disappears, so its focus moves to the box instead of the top of the page.
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
