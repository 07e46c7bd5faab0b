import { fill } from '@/lib/format/fill'
import type { Messages } from '@/lib/messages/messages'
import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { FIT, nextZoom } from './pdf-zoom'

export type PdfTexts = Messages['documents'] & Pick<Messages['common'], 'loading'>

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

type PageFieldProps = {
  pages: number
  onPage: (page: number) => void
  texts: PdfTexts
}

/** A field for the number of a page, with its button. */
function PageField({ pages, onPage, texts }: PageFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onPage(Number(field.current?.value))
  }
  return (
    <form onSubmit={submit} className="flex gap-1.5">
      <input
        ref={field}
        type="number"
        min={1}
        max={pages}
        placeholder={texts.number}
        aria-label={texts.pageNumber}
        required
        className="min-h-11 w-13 rounded-card border border-ink-soft bg-paper px-1"
      />
      <button className="button-quiet px-2 whitespace-nowrap">{texts.go}</button>
    </form>
  )
}

type PageProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  icons: PdfIcons
  texts: PdfTexts
}

/** Turns pages. The page is also announced to screen readers. */
export function PageControls({ page, pages, onPage, icons, texts }: PageProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Control
        name={texts.previousPage}
        icon={icons.previous}
        onClick={page > 1 ? () => onPage(page - 1) : null}
      />
      <p role="status" className="tabular-nums">
        {fill(texts.position, { page, pages })}
      </p>
      <Control
        name={texts.nextPage}
        icon={icons.next}
        onClick={page < pages ? () => onPage(page + 1) : null}
      />
      {pages > 1 && <PageField pages={pages} onPage={onPage} texts={texts} />}
    </div>
  )
}

type ZoomProps = {
  zoom: number
  onZoom: (zoom: number) => void
  icons: PdfIcons
  texts: PdfTexts
}

/** Zooms. The zoom factor is also announced to screen readers. */
export function ZoomControls({ zoom, onZoom, icons, texts }: ZoomProps) {
  const [larger, smaller] = [nextZoom(zoom, 'in'), nextZoom(zoom, 'out')]
  const zoomTo = (step: number | null) => (step === null ? null : () => onZoom(step))
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Control name={texts.zoomOut} icon={icons.zoomOut} onClick={zoomTo(smaller)} />
      <p role="status" className="tabular-nums">
        <span className="sr-only">{texts.zoom} </span>
        {zoom * 100}%
      </p>
      <Control name={texts.zoomIn} icon={icons.zoomIn} onClick={zoomTo(larger)} />
      <Control name={texts.fit} onClick={zoom === FIT ? null : () => onZoom(FIT)} />
    </div>
  )
}
