'use client'

import { useSyncExternalStore } from 'react'

const readers = new Set<() => void>()

function subscribe(read: () => void) {
  readers.add(read)
  addEventListener('popstate', read)
  return () => {
    readers.delete(read)
    removeEventListener('popstate', read)
  }
}

/** A part of the current address, updated by links, Back and Forward; on the server `onServer`. */
export function useAddress(read: () => string, onServer: string): string {
  return useSyncExternalStore(subscribe, read, () => onServer)
}

/** Changes the address without navigating. */
export function setAddress(href: string, how: 'push' | 'replace'): void {
  if (how === 'push') history.pushState(null, '', href)
  else history.replaceState(null, '', href)
  for (const read of readers) read()
}
