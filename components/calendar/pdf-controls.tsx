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

type EntryProps = {
  /** The name of the field. */
  label: string
  button: string
  onEnter: (value: string) => void
  /** The highest number, and what is shown in the empty field; absent in a field for words. */
  max?: { page: number; placeholder: string }
}

/** A field with its button. */
function Entry({ label, button, onEnter, max }: EntryProps) {
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onEnter(field.current?.value ?? '')
  }
  return (
    <form onSubmit={submit} role={max ? undefined : 'search'} className="flex gap-1.5">
      <input
        ref={field}
        aria-label={label}
        required
        {...(max
          ? { type: 'number', min: 1, max: max.page, placeholder: max.placeholder }
          : { type: 'search', placeholder: label })}
        className={`min-h-11 rounded-card border border-ink-soft bg-paper ${max ? 'w-13 px-1' : 'w-52 px-2'}`}
      />
      <button className="button-quiet px-2 whitespace-nowrap">{button}</button>
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
      {pages > 1 && (
        <Entry
          label={texts.pageNumber}
          button={texts.go}
          max={{ page: pages, placeholder: texts.number }}
          onEnter={(value) => onPage(Number(value))}
        />
      )}
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

type SearchProps = {
  onFind: (words: string) => void
  /** Null without several matches. */
  onStep: ((by: number) => void) | null
  status: string
  icons: PdfIcons
  texts: PdfTexts
}

/** Searches the document. The number of matches is also announced to screen readers. */
export function SearchControls({ onFind, onStep, status, icons, texts }: SearchProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Entry label={texts.words} button={texts.find} onEnter={onFind} />
      {onStep && (
        <>
          <Control name={texts.previousMatch} icon={icons.previous} onClick={() => onStep(-1)} />
          <Control name={texts.nextMatch} icon={icons.next} onClick={() => onStep(1)} />
        </>
      )}
      <p role="status" className="tabular-nums">
        {status}
      </p>
    </div>
  )
}
