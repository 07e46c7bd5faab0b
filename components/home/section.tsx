import type { ReactNode } from 'react'
import { Capsule } from '@/components/ui/capsule'

type Props = { id: string; label: string; title: string; children: ReactNode; tinted?: boolean }

/** A section of the home page: capsule, heading, content. */
export function Section({ id, label, title, children, tinted = false }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={tinted ? 'border-y border-line bg-paper-deep' : undefined}
    >
      <div className="page-width py-12">
        <Capsule>{label}</Capsule>
        <h2 id={id} className="mt-3 mb-6 text-2xl font-semibold md:text-3xl">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
