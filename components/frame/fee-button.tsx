'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'

/** How far a page must be scrolled before the button floats, in CSS pixels. */
const THRESHOLD = 180

/** The floating button. It is in the page from the start, so that it is there without JavaScript. */
export function FeeButton({ href }: { href: string }) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const look = () => setShown(window.scrollY > THRESHOLD)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])

  return (
    <a
      href={href}
      data-shown={isShown || undefined}
      className="fee-button fixed right-4 bottom-4 z-10 button shadow-lg"
    >
      <Icon name="rupee" />
      Pay Fees Online
    </a>
  )
}
