'use client'

import type { Messages } from '@/lib/messages/messages'
import { useRef, useState, useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'

type Moved = { currentTarget: HTMLElement }

const positionOf = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)

/**
 * A row of pictures with scroll snapping, each as wide as the row: the visible one, and how to move
 * to another. Touch, wheel and native keys move it too; `onMove` is called for all of them.
 */
export function useTrack(start: number, onMove?: (index: number) => void) {
  const track = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(start)
  /** The same value without waiting for a render: several movements may come before the next one. */
  const latest = useRef(start)
  /** The target of a smooth movement: the positions in between do not count. */
  const goal = useRef<number | null>(null)

  function stopAt(position: number) {
    if (position === latest.current) return
    latest.current = position
    setIndex(position)
    onMove?.(position)
  }

  function settle({ currentTarget }: Moved) {
    goal.current = null
    stopAt(positionOf(currentTarget))
  }

  function moveTo(next: number) {
    const row = track.current
    if (!row) return
    const from = positionOf(row)
    goal.current = from === next ? null : next
    const behavior = Math.abs(next - from) > 1 ? 'instant' : 'auto'
    row.scrollTo({ left: next * row.clientWidth, behavior })
    stopAt(next)
  }

  return {
    track,
    index,
    moveTo,
    handlers: {
      onScroll: (moved: Moved) => {
        const isPassing = goal.current !== null && goal.current !== positionOf(moved.currentTarget)
        if (!isPassing) settle(moved)
      },
      onScrollEnd: settle,
      // A touch takes over.
      onPointerDown: () => {
        goal.current = null
      },
    },
  }
}

type Round = { index: number; count: number; moveTo: (index: number) => void }

/**
 * The arrow keys, Home and End within an element. The native keys of a snapping row lose a second
 * press during a movement.
 */
export function useKeys(within: RefObject<HTMLElement | null>, { index, count, moveTo }: Round) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const goal = goalOfKey(event, index, count)
    if (goal === null) return
    event.preventDefault()
    moveTo(goal)
  })
  useEffect(() => {
    const element = within.current
    const listen = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [within])
}

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

/** The index that a key leads to; null for any other key. */
function goalOfKey(pressed: Key, index: number, count: number): number | null {
  // Alt and an arrow is the browser's Back.
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return null
  switch (pressed.key) {
    case 'ArrowRight':
      return wrap(index + 1, count)
    case 'ArrowLeft':
      return wrap(index - 1, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** The index modulo `count`: one past the last is the first. */
export const wrap = (index: number, count: number) => (index + count) % count

export type TurnIcons = Readonly<Record<'previous' | 'next', ReactNode>>

type TurnButtonsProps = Round & {
  icons: TurnIcons
  texts: Pick<Messages['slider'], 'previous' | 'next' | 'picture'>
  className: string
  children: ReactNode
}

/** Previous and next buttons with the counter between them. */
export function TurnButtons(props: TurnButtonsProps) {
  const { index, count, moveTo, icons, texts, className, children } = props
  const turn = (step: number) => moveTo(wrap(index + step, count))
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
