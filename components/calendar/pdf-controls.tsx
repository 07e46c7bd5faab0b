import type { ReactNode } from 'react'
import { FIT, nextZoom } from './zoom'

export type PdfIcons = Record<'previous' | 'next' | 'zoomIn' | 'zoomOut', ReactNode>

type ControlProps = {
  name: string
  /** Absent: the words are shown. */
  icon?: ReactNode
  /** Null at the end of the road. The button keeps the focus that it has. */
  onClick: (() => void) | null
}

function Control({ name, icon, onClick }: ControlProps) {
  return (
    <button
      type="button"
      onClick={() => onClick?.()}
      aria-label={icon ? name : undefined}
      aria-disabled={onClick === null}
      title={icon ? name : undefined}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-card border border-ink-soft bg-paper px-2 font-semibold hover:bg-marigold-tint aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-soft"
    >
      {icon ?? name}
    </button>
  )
}

type Props = {
  page: number
  pages: number
  onPage: (page: number) => void
  zoom: number
  onZoom: (zoom: number) => void
  icons: PdfIcons
}

/** Leafing and zooming. Where a document is and how large is also said to who does not see it. */
export function PdfControls({ page, pages, onPage, zoom, onZoom, icons }: Props) {
  const [larger, smaller] = [nextZoom(zoom, 'in'), nextZoom(zoom, 'out')]
  const zoomTo = (step: number | null) => (step === null ? null : () => onZoom(step))
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap items-center gap-1.5">
        <Control
          name="Previous page"
          icon={icons.previous}
          onClick={page > 1 ? () => onPage(page - 1) : null}
        />
        <p role="status" className="px-1 tabular-nums">
          Page {page} of {pages}
        </p>
        <Control
          name="Next page"
          icon={icons.next}
          onClick={page < pages ? () => onPage(page + 1) : null}
        />
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Control name="Zoom out" icon={icons.zoomOut} onClick={zoomTo(smaller)} />
        <p role="status" className="tabular-nums">
          <span className="sr-only">Zoom </span>
          {zoom * 100}%
        </p>
        <Control name="Zoom in" icon={icons.zoomIn} onClick={zoomTo(larger)} />
        <Control name="Fit to width" onClick={zoom === FIT ? null : () => onZoom(FIT)} />
      </div>
    </div>
  )
}
