import type { ReactNode } from 'react'
import type { EditAttributes } from '@/lib/content/editable'

type Props = {
  id: string
  title: string
  className?: string
  /** For previews: the field of the title. */
  edits?: EditAttributes
  children: ReactNode
}

/** A section of a page with its heading, which has an anchor. */
export function Section({ id, title, className = 'space-y-4', edits, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-2xl font-semibold" {...edits}>
        {title}
      </h2>
      {children}
    </section>
  )
}
