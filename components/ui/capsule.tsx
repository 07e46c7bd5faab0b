import type { ReactNode } from 'react'
import { Icon } from './icon'

/** The small label with a check icon above a section's heading. */
export function Capsule({ children }: { children: ReactNode }) {
  return (
    <p className="flex w-fit items-center gap-1.5 rounded-full border border-marigold bg-marigold-tint py-0.5 pr-3 pl-2 text-sm font-semibold">
      <Icon name="check" className="size-4 text-leaf" />
      {children}
    </p>
  )
}
