'use client'

import type { PartTexts } from '@/components/page/part-texts'
import { fill } from 'school-schema/values/fill'
import type { Messages } from '@/lib/messages/messages'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { PartMessage, Waiting, withFallback } from '@/components/page/optional-part'
import type { Language } from 'school-schema/language-list'
import type { Embed } from '@/lib/embed/services'

export type EmbedTexts = Messages['embed'] & PartTexts

type Props = {
  texts: EmbedTexts
  /** The kind of embed, as visitors call it. */
  what: 'form' | 'map'
  embed: Embed
  /** The title of the frame. */
  title: string
  /** The language of the title, if it is not that of the page. */
  lang: Language | undefined
  frameClassName: string
  /** The link to the original, below the frame; without JavaScript the only way. */
  link: ReactNode
  /** True if the visitor has already asked for it. */
  startsOpen?: boolean
  /** Shown instead of the frame until it is opened. */
  children?: ReactNode
}

function Opened(props: Props) {
  const { what, texts, embed, title, lang, link, startsOpen = false, children } = props
  const [isOpen, setOpen] = useState(startsOpen)
  const place = useRef<HTMLDivElement>(null)
  const noteId = useId()

  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen && !startsOpen) place.current?.focus()
  }, [isOpen, startsOpen])

  const frame = (
    <div ref={place} role="group" aria-label={title} tabIndex={-1}>
      <EmbedFrame
        src={embed.src}
        title={title}
        lang={lang}
        texts={texts}
        className={props.frameClassName}
      />
    </div>
  )
  return (
    <div className="space-y-4" data-frames={embed.host}>
      {isOpen && what === 'map' && frame}
      {!isOpen && children}
      <p id={noteId} className="needs-script text-ink-soft">
        {isOpen ? texts[what].missing : fill(texts[what].note, { ...embed })}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isOpen && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            aria-describedby={noteId}
            className="needs-script button"
          >
            {texts[what].show}
          </button>
        )}
        {link}
      </div>
      {/* Above the frame, as a form may be longer than the screen. */}
      {isOpen && what === 'form' && frame}
    </div>
  )
}

/** A third-party page in a frame. Nothing is requested from the third party before the visitor's click. */
export const OpenedByClick = withFallback(Opened, ({ link, texts, children }: Props) => (
  <PartMessage message={texts.broken}>
    {children}
    {link}
  </PartMessage>
))

type EmbedFrameProps = {
  src: string
  title: string
  lang: Language | undefined
  texts: EmbedTexts
  className: string
}

/**
 * The page may run scripts with its own origin and open windows. It may not navigate this window or
 * start downloads.
 */
const SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The frame of a third-party page. Only rendered after the visitor's click. */
function EmbedFrame({ src, title, lang, texts, className }: EmbedFrameProps) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className="relative">
      {!isLoaded && (
        <div className="absolute inset-x-0 top-8 text-center">
          <Waiting
            loading={texts.loading}
            fallback={<p role="alert">{fill(texts.notLoaded, { title })}</p>}
          />
        </div>
      )}
      <iframe
        src={src}
        title={title}
        lang={lang}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
        className={`w-full rounded-card border border-line ${className}`}
      />
    </div>
  )
}
