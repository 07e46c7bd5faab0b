'use client'

import { useEffect, useEffectEvent, type RefObject } from 'react'
import { goalOfKey } from './keys'

type Round = { index: number; count: number; moveTo: (index: number) => void }

/**
 * The arrow keys, Home and End within an element. The browser's own keys would do for a row that
 * snaps, but lose a second press while the first one still moves.
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
