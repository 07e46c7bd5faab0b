import { fill } from 'school-schema/values/fill'
import type { Messages } from '@/lib/messages/messages'
import type { ReactNode } from 'react'

export type PdfTexts = Messages['documents'] & Pick<Messages['common'], 'loading'>

export type PdfIcons = Record<'previous' | 'next', ReactNode>

type ControlProps = {
  name: string
  icon: ReactNode
  /** Null at the first or last page. The button stays focusable. */
  onClick: (() => void) | null
}

function Control({ name, icon, onClick }: ControlProps) {
  return (
    <button
      type="button"
      onClick={() => onClick?.()}
      aria-label={name}
      aria-disabled={onClick === null}
      title={name}
      className="inline-flex size-11 items-center justify-center rounded-card border border-ink-soft bg-paper hover:bg-marigold-tint aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-soft"
    >
      {icon}
    </button>
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
    </div>
  )
}
