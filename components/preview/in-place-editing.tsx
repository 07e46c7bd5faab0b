'use client'

import { useEffect } from 'react'

type Props = {
  /** Where the CMS is that may frame this page and change its texts. */
  studioUrl: string
  /** The address that opens this preview again at any time. */
  enterHref: string
}

/** Nothing of a preview is sent: also not by a form that a script sends. */
function stopForm(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * In the Studio's frame the texts that an editor may change get a button each, which opens them in
 * the Studio. Outside of it this does nothing but hold the forms back.
 */
export function InPlaceEditing({ studioUrl, enterHref }: Props) {
  useEffect(() => {
    window.addEventListener('submit', stopForm, true)
    return () => window.removeEventListener('submit', stopForm, true)
  }, [])

  useEffect(() => {
    if (window.parent === window) return
    // A signed address shows even where the CMS's cookie does not arrive, but not for ever; the
    // Studio remembers the other one, which it can open again tomorrow, or in another version.
    const signed = window.location.href
    window.history.replaceState(window.history.state, '', enterHref)
    void import('@directus/visual-editing').then(({ apply }) =>
      apply({ directusUrl: studioUrl, onSaved: () => window.location.replace(signed) }),
    )
  }, [studioUrl, enterHref])

  return null
}
