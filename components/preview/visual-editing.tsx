'use client'

import { useEffect } from 'react'

/** Each attempt takes a second. */
const ATTEMPTS = 30

/** The Studio listens only when it has shown the frame, which may be later than this page. */
async function connect(directusUrl: string): Promise<void> {
  const { apply } = await import('@directus/visual-editing')
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await apply({ directusUrl })) return
}

/** In the Studio's frame, a click on what is marked opens its field; nothing elsewhere. */
export function VisualEditing({ studio }: { studio: string }) {
  useEffect(() => {
    // Not in its own window, nor in a page of this website.
    if (window.parent === window || window.frameElement) return
    void connect(studio)
  }, [studio])
  return null
}
