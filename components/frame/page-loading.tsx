'use client'

import { useEffect, useState } from 'react'
import { Loading } from '@/components/ui/loading'

/** A page that comes sooner than this needs no announcement. In milliseconds. */
const PATIENCE = 400

/** True for a click that takes this window to another document of the site. */
function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
  return link.pathname !== location.pathname && !link.search.includes('download')
}

/** Says 'Loading...' while the next page is slow to come. */
export function PageLoading() {
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onClick = (event: MouseEvent) => {
      if (leavesPage(event)) timer = setTimeout(() => setLoading(true), PATIENCE)
    }
    // Back and forward can bring this very page back out of the browser's memory.
    const onReturn = () => {
      clearTimeout(timer)
      setLoading(false)
    }
    addEventListener('click', onClick)
    addEventListener('pageshow', onReturn)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', onClick)
      removeEventListener('pageshow', onReturn)
    }
  }, [])

  if (!isLoading) return null
  return (
    <div className="fixed top-3 left-1/2 z-40 -translate-x-1/2 rounded-card bg-marigold px-4 py-2">
      <Loading />
    </div>
  )
}
