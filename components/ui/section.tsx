import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  className?: string
  children: ReactNode
}

/** A section of a page with its heading, which has an anchor. */
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
