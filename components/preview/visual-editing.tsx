'use client'

import { useEffect } from 'react'

/** In the Studio's frame, a click on what is marked opens its field; nothing elsewhere. */
export function VisualEditing({ studio }: { studio: string }) {
  useEffect(() => {
    // Not in its own window, nor in a page of this website.
    if (window.parent === window || window.frameElement) return
    void import('@directus/visual-editing').then(({ apply }) => apply({ directusUrl: studio }))
  }, [studio])
  return null
}
