'use client'

import 'react-pdf/dist/Page/TextLayer.css'
import { useState, useEffect, useRef } from 'react'
import { Page } from 'react-pdf'
import TextLayer from 'react-pdf/dist/Page/TextLayer.js'
import { Loading } from '@/components/ui/loading'
import { CANNOT_LOAD } from '@/content/pages/documents'
import { FIT, sharpness } from './pdf-controls'

type Props = { page: number; zoom: number; title: string }

/** Upright A4, until the page has said what it is. */
const A4 = Math.SQRT1_2

/** One page in a box that keeps the size of the page at fit to width; what is larger scrolls in it. */
export function PdfPage({ page, zoom, title }: Props) {
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
            // Links and fields stay in the document itself: here they would be controls without names.
            renderAnnotationLayer={false}
            // With its own text layer react-pdf also writes the document's tags as roles, and those
            // of a table wrongly. The text by itself can be read out, selected and searched.
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

/** The width of an element as it is laid out, in whole pixels; 0 until it is known. */
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
