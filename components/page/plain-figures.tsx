import type { ReactNode } from 'react'
import { PartMessage } from './optional-part'

type Props = { figures: readonly { key: string; figure: ReactNode }[] }

/** Shown in place of a slider or filter that failed. */
export function PlainFigures({ figures }: Props) {
  return (
    <PartMessage>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {figures.map(({ key, figure }) => (
          <li key={key}>{figure}</li>
        ))}
      </ul>
    </PartMessage>
  )
}
