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

/**
 * What a part of the address says now, through links, Back and Forward. On the server, and so
 * without JavaScript, it says `onServer`.
 */
export function useAddress(read: () => string, onServer: string): string {
  return useSyncExternalStore(subscribe, read, () => onServer)
}

/** Changes the address without leaving the page. */
export function setAddress(href: string, how: 'push' | 'replace'): void {
  if (how === 'push') history.pushState(null, '', href)
  else history.replaceState(null, '', href)
  for (const read of readers) read()
}
