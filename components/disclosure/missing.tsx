import type { ReactNode } from 'react'

/** What stands where the school has published nothing yet. */
export function Missing({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft italic">{children}</span>
}
