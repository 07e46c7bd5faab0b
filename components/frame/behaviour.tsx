'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { Loading } from '@/components/ui/loading'
import { removeOfflineMark, savesData } from '@/lib/browser'

const WIDE = '(width >= 64rem)'

const openGroups = () => document.querySelectorAll<HTMLDetailsElement>('.main-nav details[open]')

/** Closes the open groups of the bar, except the one that contains `keep`. */
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

/** A panel that covers the page closes when the focus leaves it; the accordion of a phone covers nothing. */
function onLeave({ target }: Event) {
  if (matchMedia(WIDE).matches) closeGroups(target)
}

/** What `details` lacks: close on Escape, and when the focus or a tap moves outside. */
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

/** In milliseconds: a page that loads faster needs no announcement. */
const ANNOUNCE_AFTER_MS = 400

/** True for a click that navigates this window to another page of the site. */
function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
  return link.pathname !== location.pathname && !link.search.includes('download')
}

/** Announces that the page loads while the next page is slow. */
export function PageLoading({ text }: { text: string }) {
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onClick = (event: MouseEvent) => {
      if (leavesPage(event)) timer = setTimeout(() => setLoading(true), ANNOUNCE_AFTER_MS)
    }
    // Back and forward can restore this page from the back/forward cache.
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
      <Loading text={text} />
    </div>
  )
}

/** In development it would show files of an earlier build. */
const hasWorker = process.env.NODE_ENV === 'production'

/** Registers the service worker (`lib/offline`), by which pages open without a connection. */
function useOfflinePages() {
  useEffect(() => {
    // Absent over plain HTTP; refused in a private window of some browsers.
    if (hasWorker && !savesData()) navigator.serviceWorker?.register('/sw.js').catch(() => {})
    addEventListener('online', removeOfflineMark)
    return () => removeEventListener('online', removeOfflineMark)
  }, [])
}

/** Marks the page as hydrated; `lib/framework/hydration-loader.js` waits for it. */
export function HydrationMarker() {
  useOfflinePages()
  useEffect(() => {
    // Parts that differ in the browser render again right after this.
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
  /** The scroll distance in CSS pixels after which the button appears. */
  after: number
  /** Rendered on the server, so that no icon code is sent to the browser. */
  children: ReactNode
}

/**
 * The floating fee button. It is in the fixed bar, so it covers nothing, and always in the HTML, so
 * it works without JavaScript.
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
