'use client'

import { useEffect } from 'react'

/** Says that the page answers by itself from now on; `lib/page-cache/waker.js` waits for that. */
export function Alive() {
  useEffect(() => {
    // What differs in the browser is drawn once more right after this.
    const timer = setTimeout(() => {
      performance.mark('alive')
      dispatchEvent(new Event('alive'))
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}
