'use client'

import { useEffect } from 'react'

const WIDE = '(width >= 64rem)'

const openGroups = () => document.querySelectorAll<HTMLDetailsElement>('details.nav-group[open]')

/** Closes open groups of the bar; the group that holds `keep` stays open. */
function closeGroups(keep?: EventTarget | null) {
  for (const group of openGroups()) {
    if (!(keep instanceof Node && group.contains(keep))) group.open = false
  }
}

function onEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  const [group] = openGroups()
  if (!group) return
  const hadFocus = group.contains(document.activeElement)
  group.open = false
  if (hadFocus) group.querySelector('summary')?.focus()
}

/** A panel over the page must go when one leaves it; the accordion of a phone covers nothing. */
function onLeave({ target }: Event) {
  if (matchMedia(WIDE).matches) closeGroups(target)
}

/** What `details` cannot do by itself: close on Escape and when focus or a tap goes elsewhere. */
export function NavBehaviour() {
  useEffect(() => {
    addEventListener('keydown', onEscape)
    addEventListener('focusin', onLeave)
    addEventListener('pointerdown', onLeave)
    return () => {
      removeEventListener('keydown', onEscape)
      removeEventListener('focusin', onLeave)
      removeEventListener('pointerdown', onLeave)
    }
  }, [])
  return null
}
