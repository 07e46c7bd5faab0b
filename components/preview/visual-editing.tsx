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

/** A link leads to the preview of its page: no other page of the website may be in a frame. Files open as anywhere. */
function stayInPreview(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || event.ctrlKey || event.metaKey) return
  const { origin, pathname, hash } = link
  if (origin !== location.origin || /^\/preview\b|\.\w+$/.test(pathname)) return
  event.preventDefault()
  const page = new URLSearchParams({ collection: 'pages', id: decodeURI(pathname) })
  location.assign(`/preview/enter?${page.toString()}${hash}`)
}

/** In the Studio's frame, a click on what is marked opens its field; nothing elsewhere. */
export function VisualEditing({ studio }: { studio: string }) {
  useEffect(() => {
    // Not in its own window, nor in a page of this website.
    if (window.parent === window || window.frameElement) return
    void connect(studio)
    addEventListener('click', stayInPreview)
    addEventListener('scroll', keepPencilsInSight)
    addEventListener('mouseover', keepPencilsInSight)
    return () => {
      removeEventListener('click', stayInPreview)
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
