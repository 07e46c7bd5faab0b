'use client'

import type { Messages } from '@/lib/messages/messages'
import { useState, useSyncExternalStore, type ReactNode } from 'react'

type Item = {
  href: string
  title: ReactNode
  /** A label before the title. */
  mark: string | null
  /** When it ends, in ISO 8601. */
  until: string | null
}

/** The icons are rendered on the server, so that no icon code is sent to the browser. */
type Props = {
  items: readonly Item[]
  /** When the last of them ends; null if one has no end. */
  until: string | null
  texts: Messages['ticker']
  pauseIcon: ReactNode
  playIcon: ReactNode
}

type TitlesProps = {
  items: readonly Item[]
  /** The time at which the copy that follows the moving titles is made. */
  copiedAt?: number
}

function Titles({ items, copiedAt }: TitlesProps) {
  const isCopy = copiedAt !== undefined
  return (
    <ul className="flex shrink-0 gap-10 pr-10" inert={isCopy} aria-hidden={isCopy || undefined}>
      {items.map(({ href, title, mark, until }) => (
        <li
          key={href}
          data-until={until}
          hidden={isCopy && until !== null && Date.parse(until) <= copiedAt}
          className="whitespace-nowrap"
        >
          <a href={href} className="hover:underline">
            {mark && <strong className="font-semibold">{mark}: </strong>}
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')
const wantsReducedMotion = () => reducedMotion().matches

function onMotionChange(tell: () => void) {
  const query = reducedMotion()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** The flash news. Without JavaScript or with reduced motion it does not move and can be scrolled. */
export function Ticker({ items, until, texts, pauseIcon, playIcon }: Props) {
  // On the server, and so without JavaScript, it does not move.
  const isStill = useSyncExternalStore(onMotionChange, wantsReducedMotion, () => true)
  const [choice, setChoice] = useState<'running' | 'paused' | null>(null)
  const [openedAt] = useState(Date.now)
  const isRunning = choice ? choice === 'running' : !isStill
  if (items.length === 0) return null
  return (
    <section aria-label={texts.title} data-until={until} className="ticker no-print bg-marigold">
      <div className="page-width flex items-center gap-4 py-2">
        <h2 className="shrink-0 font-text font-semibold">{texts.title}</h2>
        <div className={`min-w-0 flex-1 ${isRunning ? 'overflow-hidden' : 'overflow-x-auto'}`}>
          <div className="ticker-track flex w-max" data-running={isRunning || undefined}>
            <Titles items={items} />
            {isRunning && <Titles items={items} copiedAt={openedAt} />}
          </div>
        </div>
        <button
          type="button"
          onClick={() => setChoice(isRunning ? 'paused' : 'running')}
          className="needs-script relative z-10 ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-marigold hover:bg-paper/50"
          aria-label={isRunning ? texts.pause : texts.move}
        >
          {isRunning ? pauseIcon : playIcon}
        </button>
      </div>
    </section>
  )
}
