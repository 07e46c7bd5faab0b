import type { ReactNode } from 'react'

/** Collapsed content below its title; not printed. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="no-print nav-group border-b border-line">
      <summary className="gap-4 font-semibold hover:text-flame">{title}</summary>
      <div className="py-4">{children}</div>
    </details>
  )
}

type Props = {
  id: string
  title: ReactNode
  className?: string
  /** When it ends, in ISO 8601. */
  until?: string | null
  /** What of a row it shows. */
  edit?: object
  children: ReactNode
}

/** A section of a page with its heading, which has an anchor. */
export function Section({ id, title, className = 'space-y-4', until, edit, children }: Props) {
  return (
    <section aria-labelledby={id} data-until={until} className={className} {...edit}>
      <h2 id={id} className="text-2xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
