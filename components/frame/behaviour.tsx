'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { Loading } from '@/components/ui/loading'

const WIDE = '(width >= 64rem)'

const openGroups = () => document.querySelectorAll<HTMLDetailsElement>('.main-nav details[open]')

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

type Props = {
  href: string
  /** How far a page must be scrolled before the button floats, in CSS pixels. */
  after: number
  /** What stands on it, from the server: the browser need not know the icons. */
  children: ReactNode
}

/**
 * The floating button. It floats in the fixed bar, so that it covers nothing, and is in the page from the
 * start, so that it is there without JavaScript.
 */
export function FeeButton({ href, after, children }: Props) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const look = () => setShown(window.scrollY > after)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [after])

  return (
    <a
      href={href}
      data-shown={isShown || undefined}
      className="fee-button button px-3 whitespace-nowrap"
    >
      {children}
    </a>
  )
}
