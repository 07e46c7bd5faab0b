import type { ReactNode } from 'react'

/** What a notice is about, as a small capsule. */
export function CategoryMark({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full border border-line bg-paper-deep px-2.5 text-sm text-ink">
      {children}
    </span>
  )
}
