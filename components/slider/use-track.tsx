'use client'

import type { Messages } from '@/lib/messages/messages'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'

type Moved = { currentTarget: HTMLElement }

const positionOf = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)

/** A row of pictures with scroll snapping, each as wide as the row: the visible one, and how to move to another. */
export function useTrack(count: number, start = 0) {
  const track = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(start)

  function moveTo(next: number) {
    const row = track.current
    row?.scrollTo({ left: next * row.clientWidth, behavior: 'instant' })
  }

  /** From the position itself: several clicks may come before the next render. */
  function turn(step: number) {
    if (track.current) moveTo(wrap(positionOf(track.current) + step, count))
  }

  const onScroll = ({ currentTarget }: Moved) => setIndex(positionOf(currentTarget))
  return { track, index, onScroll, moveTo, turn }
}

type Moves = Pick<ReturnType<typeof useTrack>, 'moveTo' | 'turn'>

/** The arrow keys, Home and End within an element. */
export function useKeys(within: RefObject<HTMLElement | null>, count: number, moves: Moves) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Alt and an arrow is the browser's Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const keys = new Map([
      ['ArrowRight', () => moves.turn(1)],
      ['ArrowLeft', () => moves.turn(-1)],
      ['Home', () => moves.moveTo(0)],
      ['End', () => moves.moveTo(count - 1)],
    ])
    const move = keys.get(event.key)
    if (!move) return
    event.preventDefault()
    move()
  })
  useEffect(() => {
    const element = within.current
    const listen = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [within])
}

/** The index modulo `count`: one past the last is the first. */
export const wrap = (index: number, count: number) => (index + count) % count

export type TurnIcons = Readonly<Record<'previous' | 'next', ReactNode>>

type TurnButtonsProps = Pick<Moves, 'turn'> & {
  icons: TurnIcons
  texts: Pick<Messages['slider'], 'previous' | 'next' | 'picture'>
  className: string
  children: ReactNode
}

/** Previous and next buttons with the counter between them. */
export function TurnButtons({ turn, icons, texts, className, children }: TurnButtonsProps) {
  return (
    <>
      <button type="button" className={className} onClick={() => turn(-1)}>
        {icons.previous}
        <span className="max-sm:sr-only">{texts.previous}</span>
        <span className="sr-only"> {texts.picture}</span>
      </button>
      {children}
      <button type="button" className={className} onClick={() => turn(1)}>
        <span className="max-sm:sr-only">{texts.next}</span>
        <span className="sr-only"> {texts.picture}</span>
        {icons.next}
      </button>
    </>
  )
}
