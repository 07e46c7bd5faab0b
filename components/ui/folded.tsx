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
