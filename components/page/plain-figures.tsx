import type { ReactNode } from 'react'
import { PartMessage } from './optional-part'

type Props = {
  /** Why there is no more than the pictures. */
  message: string
  figures: readonly { key: string; figure: ReactNode }[]
}

/** Shown in place of a slider or filter that failed. */
export function PlainFigures({ message, figures }: Props) {
  return (
    <PartMessage message={message}>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {figures.map(({ key, figure }) => (
          <li key={key}>{figure}</li>
        ))}
      </ul>
    </PartMessage>
  )
}
