'use client'

import { useEffect } from 'react'

/** Says that the page answers by itself from now on; `lib/framework/hydration-loader.js` waits for that. */
export function HydrationMarker() {
  useEffect(() => {
    // What differs in the browser is drawn once more right after this.
    const timer = setTimeout(() => {
      performance.mark('hydrated')
      dispatchEvent(new Event('hydrated'))
    })
    return () => clearTimeout(timer)
  }, [])
  return null
}
