'use client'

import { useEffect, useRef } from 'react'
import { setAddress, useAddress } from '@/lib/browser/address'
import type { AlbumPicture } from './album-pictures'

/** A browser allows so many changes of the address; a held arrow key would be over that. */
const AT_REST_MS = 400

const readFragment = () => location.hash.slice(1)

/** The page's address without its fragment. */
const plainAddress = () => location.pathname + location.search

/**
 * Which picture of an album is open. It stands in the address, so that it can be shared and the
 * browser's Back closes it.
 */
export function useOpenPicture(pictures: readonly AlbumPicture[]) {
  const fragment = useAddress(readFragment, '')
  const index = pictures.findIndex(({ anchor }) => anchor === fragment)
  /** True while the entry in the history is one that we have added. */
  const isOurs = useRef(false)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hrefOf = (at: number) => `#${pictures[at]?.anchor ?? ''}`
  useEffect(() => () => clearTimeout(later.current), [])

  return {
    /** Null while the viewer is closed. */
    openIndex: index === -1 ? null : index,
    open: (at: number) => {
      // The second tap of two, while the viewer is still on its way.
      if (location.hash === hrefOf(at)) return
      isOurs.current = true
      setAddress(hrefOf(at), 'push')
    },
    move: (at: number) => {
      clearTimeout(later.current)
      later.current = setTimeout(() => setAddress(hrefOf(at), 'replace'), AT_REST_MS)
    },
    close: () => {
      clearTimeout(later.current)
      if (isOurs.current) history.back()
      else setAddress(plainAddress(), 'replace')
      isOurs.current = false
    },
  }
}
