'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True once the page's scripts have taken over; on the server, and so without JavaScript, never. */
export function useScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
