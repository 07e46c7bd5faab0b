'use client'

import { useEffect } from 'react'

type Props = {
  /** The origin of the CMS, which may frame this page and change its texts. */
  studioUrl: string
  /** The permanent address of this preview. */
  enterHref: string
}

/** A preview submits no forms, including those that scripts handle. */
function stopForm(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * In the Studio's frame, each editable text gets a button that opens it in the Studio. Elsewhere
 * this only blocks forms.
 */
export function InPlaceEditing({ studioUrl, enterHref }: Props) {
  useEffect(() => {
    window.addEventListener('submit', stopForm, true)
    return () => window.removeEventListener('submit', stopForm, true)
  }, [])

  useEffect(() => {
    if (window.parent === window) return
    // A signed address works even if the CMS's cookie is not sent, but it expires. The Studio
    // stores the permanent one, which also opens tomorrow or in another version.
    const signed = window.location.href
    window.history.replaceState(window.history.state, '', enterHref)
    void import('@directus/visual-editing').then(({ apply }) =>
      apply({ directusUrl: studioUrl, onSaved: () => window.location.replace(signed) }),
    )
  }, [studioUrl, enterHref])

  return null
}
