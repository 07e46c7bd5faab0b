'use client'

import { useRef, useState } from 'react'

type Moved = { currentTarget: HTMLElement }

const positionOf = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)

/**
 * A row of pictures that snaps, each as wide as the row: which one is in sight, and the way to another.
 * Fingers, wheels and the browser's own keys move it as well; `onMove` hears of all.
 */
export function useTrack(start: number, onMove?: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  /** The same at once: several movements may come before the next rendering. */
  const latest = useRef(start)
  /** On the way there: the positions that a smooth movement passes are not stops. */
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
      // A finger takes over.
      onPointerDown: () => {
        goal.current = null
      },
    },
  }
}
