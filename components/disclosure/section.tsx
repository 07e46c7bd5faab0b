import type { ReactNode } from 'react'
import { appendixSections } from '@/content/pages/about/appendix-ix'

type Props = { of: keyof typeof appendixSections; children: ReactNode }

/** A section of the form under its letter, which a link can lead to. */
export function Section({ of, children }: Props) {
  const { id, title } = appendixSections[of]
  return (
    <section className="space-y-4">
      <h2 id={id} className="break-after-avoid text-2xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
