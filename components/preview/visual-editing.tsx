'use client'

import { useEffect } from 'react'

/** Each attempt takes a second. */
const ATTEMPTS = 30

/** The Studio listens only when it has shown the frame, which may be later than this page. */
async function connect(directusUrl: string): Promise<void> {
  const { apply } = await import('@directus/visual-editing')
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await apply({ directusUrl })) return
}

/** The height of a pencil with its distance, in pixels. */
const PENCIL = 54

/** Of what is taller than the screen, the pencil stays in sight: Directus puts it above the beginning or below the end. */
function keepPencilsInSight(): void {
  for (const mark of document.querySelectorAll('.directus-visual-editing-rect')) {
    const { top, bottom } = mark.getBoundingClientRect()
    const isOut = top < PENCIL && bottom > innerHeight - PENCIL
    for (const pencil of mark.querySelectorAll('button'))
      pencil.style.insetBlock = isOut ? `${PENCIL - top}px auto` : ''
  }
}

/** In the Studio's frame, a click on what is marked opens its field; nothing elsewhere. */
export function VisualEditing({ studio }: { studio: string }) {
  useEffect(() => {
    // Not in its own window, nor in a page of this website.
    if (window.parent === window || window.frameElement) return
    void connect(studio)
    addEventListener('scroll', keepPencilsInSight)
    addEventListener('mouseover', keepPencilsInSight)
    return () => {
      removeEventListener('scroll', keepPencilsInSight)
      removeEventListener('mouseover', keepPencilsInSight)
    }
  }, [studio])
  return null
}

function stopForm(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** A preview submits no forms, including those that scripts handle. */
export function StoppedForms() {
  useEffect(() => {
    window.addEventListener('submit', stopForm, true)
    return () => window.removeEventListener('submit', stopForm, true)
  }, [])
  return null
}
