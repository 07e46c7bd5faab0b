import type { ReactNode } from 'react'

type Props = { id: string; title: string; className?: string; children: ReactNode }

/** A part of a page under its heading, which a link can lead to. */
export function Section({ id, title, className = 'space-y-4', children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-2xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
