'use client'

import { useEffect } from 'react'

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
