'use client'

import { useEffect, useState, type ReactNode } from 'react'

type Props = {
  href: string
  /** How far a page must be scrolled before the button floats, in CSS pixels. */
  after: number
  /** What stands on it, from the server: the browser need not know the icons. */
  children: ReactNode
}

/** The floating button. It is in the page from the start, so that it is there without JavaScript. */
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
      className="fee-button fixed right-4 bottom-4 z-10 button shadow-lg"
    >
      {children}
    </a>
  )
}
