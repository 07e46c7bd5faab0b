'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { Embed } from '@/lib/embed/services'
import { EmbedFrame } from './embed-frame'

type Props = {
  /** What is embedded, as a visitor would call it. */
  what: 'form' | 'map'
  embed: Embed
  /** Names the frame. */
  title: string
  frameClassName: string
  /** The same without us; it stands beside the frame, and is all that there is without JavaScript. */
  link: ReactNode
  /** True where the visitor has asked for it already. */
  startsOpen?: boolean
  /** What stands in the frame's place until then. */
  children?: ReactNode
}

/** A page of someone else's, of whom nothing is asked before the visitor says so. */
export function OpenedByClick(props: Props) {
  const { what, embed, title, link, startsOpen = false, children } = props
  const [isOpen, setOpen] = useState(startsOpen)
  const place = useRef<HTMLDivElement>(null)
  const noteId = useId()

  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen && !startsOpen) place.current?.focus()
  }, [isOpen, startsOpen])

  const frame = (
    <div ref={place} role="group" aria-label={title} tabIndex={-1}>
      <EmbedFrame src={embed.src} title={title} className={props.frameClassName} />
    </div>
  )
  return (
    <div className="space-y-4" data-frames={embed.host}>
      {isOpen && what === 'map' && frame}
      {!isOpen && children}
      {!isOpen && (
        <p id={noteId} className="needs-script text-ink-soft">
          The {what} comes from {embed.service}. Opening it here contacts {embed.host}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isOpen && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            aria-describedby={noteId}
            className="needs-script button"
          >
            Open the {what} here
          </button>
        )}
        {link}
      </div>
      {/* A form is longer than the screen: the way out of it must not lie below. */}
      {isOpen && what === 'form' && frame}
    </div>
  )
}
