import type { ReactNode } from 'react'
import { Capsule } from '@/components/ui/capsule'

type HeadProps = { id: string; label: string; title: string }

/** Capsule and heading of a section of the home page. */
export function SectionHead({ id, label, title }: HeadProps) {
  return (
    <>
      <Capsule>{label}</Capsule>
      <h2 id={id} className="mt-3 mb-6 text-2xl font-semibold md:text-3xl">
        {title}
      </h2>
    </>
  )
}

type Props = HeadProps & { children: ReactNode; tinted?: boolean }

/** A section of the home page: capsule, heading, content. */
export function Section({ children, tinted = false, ...head }: Props) {
  return (
    <section
      aria-labelledby={head.id}
      className={tinted ? 'border-y border-line bg-paper-deep' : undefined}
    >
      <div className="page-width py-12 lg:py-16">
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  )
}
