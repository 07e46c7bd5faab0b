'use client'

import type { PartTexts } from '@/components/page/part-texts'
import { fill } from 'school-schema/values/fill'
import type { Messages } from '@/lib/messages/messages'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { TurnButtons, useKeys, useTrack, type TurnIcons } from '@/components/slider/use-track'
import { CmsPicture } from '@/components/ui/picture'
import type { ShownAlbum } from './album-pictures'

export type ViewerTexts = Messages['viewer'] &
  Omit<Messages['slider'], 'position'> &
  Pick<PartTexts, 'broken'>

export type ViewerIcons = TurnIcons & { readonly close: ReactNode }

type Props = {
  /** Its heading in the page names the dialog. */
  album: ShownAlbum
  /** The index of the picture that is shown first. */
  start: number
  onClose: () => void
  icons: ViewerIcons
  texts: ViewerTexts
}

/** How many neighbours on each side are preloaded. */
const NEIGHBOURS = 1

/** A dialog with the pictures of an album, one at a time. */
export function Viewer({ album, start, onClose, icons, texts }: Props) {
  const { id, title, pictures } = album
  const dialog = useRef<HTMLDialogElement>(null)
  const count = pictures.length
  const { track, index, onScroll, moveTo, turn } = useTrack(count, start)
  useKeys(dialog, count, { moveTo, turn })

  // Before the first paint, and before the dialog is removed.
  useLayoutEffect(() => {
    const viewer = dialog.current
    const row = track.current
    if (!viewer || !row) return
    viewer.showModal()
    row.scrollTo({ left: start * row.clientWidth, behavior: 'instant' })
    return () => viewer.close()
  }, [start, track])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="viewer on-ink"
      onClose={() => {
        // In development React mounts twice; the first close event is ignored.
        if (!dialog.current?.open) onClose()
      }}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{title}</h2>
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
        onScroll={onScroll}
      >
        <ul className="h-full">
          {pictures.map((picture, at) => (
            <li key={at} aria-hidden={at !== index || undefined}>
              {Math.abs(at - index) <= NEIGHBOURS && (
                <CmsPicture
                  file={picture}
                  alt={picture.alt}
                  lang={picture.lang}
                  widths={[640, 960, 1280, 1600]}
                  sizes={`min(100vw, ${picture.width}px)`}
                  loading="eager"
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <div className="viewer-bar flex items-center justify-between gap-3">
        <TurnButtons turn={turn} icons={icons} texts={texts} className="viewer-button">
          <p role="status" className="text-center">
            <span className="block text-sm tabular-nums">
              {fill(texts.position, { number: index + 1, count })}
            </span>
            {pictures[index]?.caption}
          </p>
        </TurnButtons>
      </div>
    </dialog>
  )
}
