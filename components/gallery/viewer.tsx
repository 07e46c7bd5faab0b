'use client'

import type { PartTexts } from '@/components/page/part-texts'
import { fill } from '@/lib/format/fill'
import type { Messages } from '@/lib/messages/messages'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { TurnButtons, useKeys, useTrack, type TurnIcons } from '@/components/slider/use-track'
import { CmsPicture } from '@/components/ui/picture'
import type { AlbumPicture } from './album-pictures'

type Props = {
  title: string
  pictures: readonly AlbumPicture[]
  /** The index of the open picture. */
  index: number
  onMove: (index: number) => void
  onClose: () => void
  icons: ViewerIcons
  texts: ViewerTexts
}

/** How many neighbours on each side are preloaded. */
const BESIDE = 1

/** A dialog with the pictures of an album, one at a time. */
export function Viewer({ title, pictures, index, onMove, onClose, icons, texts }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [start] = useState(index)
  const { track, index: shown, moveTo, handlers } = useTrack(start, onMove)

  // Before the first paint, and before the dialog is removed.
  useLayoutEffect(() => {
    const viewer = dialog.current
    const row = track.current
    if (!viewer || !row) return
    // A dialog returns the focus to the element that had it, which after opening a shared address
    // is none.
    row.ownerDocument
      .getElementById(pictures[start]?.anchor ?? '')
      ?.querySelector('a')
      ?.focus()
    viewer.showModal()
    row.scrollTo({ left: start * row.clientWidth, behavior: 'instant' })
    return () => viewer.close()
  }, [pictures, start, track])

  const follow = useEffectEvent((to: number) => {
    if (to !== shown) moveTo(to)
  })
  useEffect(() => follow(index), [index])

  const round = { index: shown, count: pictures.length, moveTo }
  useKeys(dialog, round)

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="viewer on-ink"
      onClose={() => {
        // In development React mounts twice; the first close event is ignored.
        if (!dialog.current?.open) onClose()
      }}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        <button type="button" className="viewer-button" onClick={() => dialog.current?.close()}>
          {icons.close}
          <span className="max-sm:sr-only">{texts.close}</span>
        </button>
      </div>
      <section
        ref={track}
        aria-label={texts.label}
        tabIndex={0}
        className="slider-track min-h-0"
        {...handlers}
      >
        <ul className="h-full">
          {pictures.map((picture, at) => (
            <li key={picture.anchor} aria-hidden={at !== shown || undefined}>
              {Math.abs(at - shown) <= BESIDE && (
                <CmsPicture
                  file={picture}
                  alt={picture.alt}
                  widths={[640, 960, 1280, 1600]}
                  sizes={`min(100vw, ${picture.width ?? 1600}px)`}
                  isEager
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <div className="viewer-bar flex items-center justify-between gap-3">
        <TurnButtons {...round} icons={icons} texts={texts} className="viewer-button">
          <p role="status" className="text-center">
            <span className="block text-sm tabular-nums">
              {fill(texts.position, { number: shown + 1, count: round.count })}
            </span>
            {pictures[shown]?.caption}
          </p>
        </TurnButtons>
      </div>
    </dialog>
  )
}

export type ViewerTexts = Messages['viewer'] & Omit<Messages['slider'], 'position'> & PartTexts

export type ViewerIcons = TurnIcons & { readonly close: ReactNode }
