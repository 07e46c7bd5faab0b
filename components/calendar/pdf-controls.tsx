import type { ReactNode } from 'react'

export type PdfIcons = Record<'previous' | 'next' | 'zoomIn' | 'zoomOut', ReactNode>

type ControlProps = {
  name: string
  /** Absent: the label is shown. */
  icon?: ReactNode
  /** Null at the first or last page. The button stays focusable. */
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

/** The buttons for page and zoom. Both states are also announced to screen readers. */
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

/** Zoom factors, relative to the width of the box. */
const STEPS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const

/** The page is as wide as the box. */
export const FIT = 1

/** The next zoom factor; null at either end. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number | null {
  const found =
    direction === 'in' ? STEPS.find((step) => step > zoom) : STEPS.findLast((step) => step < zoom)
  return found ?? null
}

/** The largest width of a portrait A4 page in device pixels: iOS draws nothing above it. */
const MAX_WIDTH = 3400

/** Device pixels per CSS pixel: as many as the screen has, within the memory limit. */
export function sharpness(width: number, devicePixels: number): number {
  return Math.min(devicePixels, MAX_WIDTH / width)
}
