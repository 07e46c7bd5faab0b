'use client'

import { lazy, useCallback, useEffect, useRef, useState } from 'react'
import { OptionalPart, PartMessage } from '@/components/page/optional-part'
import { savesData } from '@/lib/browser'
import type { PdfViewerProps } from './pdf-viewer'

/** Half a megabyte of code, loaded only for visitors who scroll to the document. */
const PdfViewer = lazy(() =>
  import('./pdf-viewer').then((loaded) => ({ default: loaded.PdfViewer })),
)

/** Loads the viewer and the document when it is scrolled into view, or by a button if the visitor saves data. */
export function PdfGate(props: Omit<PdfViewerProps, 'link'>) {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const open = useCallback(() => {
    // The button disappears, so its focus moves to the box instead of the top of the page.
    if (box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true })
    setOpen(true)
  }, [])

  useEffect(() => {
    if (isOpen || !box.current || savesData() || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open()
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isOpen, open])

  const link = <a href={props.file}>{props.texts.open}</a>
  return (
    <div
      ref={box}
      role="group"
      aria-label={props.title}
      tabIndex={-1}
      className={`needs-script no-print rounded-card border border-line bg-paper-deep p-3 ${isOpen ? 'min-h-72' : ''}`}
    >
      {isOpen ? (
        <OptionalPart
          loading={props.texts.loading}
          fallback={<PartMessage message={props.texts.cannotLoad}>{link}</PartMessage>}
        >
          <PdfViewer {...props} link={link} />
        </OptionalPart>
      ) : (
        <button type="button" onClick={open} className="button">
          {props.texts.show}
        </button>
      )}
    </div>
  )
}
