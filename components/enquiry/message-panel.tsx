'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { FormState } from '@/lib/enquiry/form'

type Props = {
  id?: string
  /** The panel takes the focus with each state that shows it. */
  state: FormState
  isShown: boolean
  className: string
  children: ReactNode
}

export function MessagePanel({ id, state, isShown, className, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  // The focus also scrolls: the pressed button can be a screen further down.
  useEffect(() => {
    if (isShown) panel.current?.focus()
  }, [state, isShown])
  return (
    <div
      id={id}
      ref={panel}
      hidden={!isShown}
      tabIndex={-1}
      role="alert"
      className={`rounded-card border-2 p-4 ${className}`}
    >
      {children}
    </div>
  )
}
