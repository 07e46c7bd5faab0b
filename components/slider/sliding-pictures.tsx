'use client'

import { fill } from 'school-schema/values/fill'
import type { Messages } from '@/lib/messages/messages'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { PartMessage, withFallback } from '@/components/page/optional-part'
import { TurnButtons, useKeys, useTrack, wrap, type TurnIcons } from './use-track'

type Props = {
  label: string
  slides: readonly { key: string; caption: ReactNode; figure: ReactNode }[]
  icons: TurnIcons
  texts: Messages['slider'] & Pick<Messages['common'], 'broken'>
}

const never = () => () => undefined

/** False on the server, and so without JavaScript. */
const useScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Preloads the pictures on either side. */
function fetchNeighbours(row: HTMLElement | null, index: number) {
  const pictures = [...(row?.querySelectorAll('img') ?? [])]
  for (const step of [-1, 1]) {
    const picture = pictures[wrap(index + step, pictures.length)]
    if (picture) picture.loading = 'eager'
  }
}

function Slider({ label, slides, icons, texts }: Props) {
  const count = slides.length
  const { track, index, onScroll, moveTo, turn } = useTrack(count)
  const hasScript = useScript()
  useKeys(track, count, { moveTo, turn })

  useEffect(() => {
    if (index > 0) fetchNeighbours(track.current, index)
  }, [track, index])

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} className="slider">
      <section
        ref={track}
        aria-label={fill(texts.pictures, { label })}
        tabIndex={0}
        className="slider-track"
        onScroll={onScroll}
      >
        <ul>
          {slides.map(({ key, figure }, at) => (
            <li key={key} aria-hidden={(hasScript && at !== index) || undefined}>
              {figure}
            </li>
          ))}
        </ul>
      </section>
      <p className="without-script mt-2 text-sm text-ink-soft">{fill(texts.swipe, { count })}</p>
      <div className="needs-script no-print mt-2 flex items-center justify-between gap-3">
        <TurnButtons turn={turn} icons={icons} texts={texts} className="button-quiet px-3">
          <p role="status" className="text-center font-semibold tabular-nums">
            {fill(texts.position, { number: index + 1, count })}
            {slides[index]?.caption && <span className="sr-only">: {slides[index].caption}</span>}
          </p>
        </TurnButtons>
      </div>
    </div>
  )
}

/** A slider with one picture at a time, in a loop. Without JavaScript it is a row to scroll. */
export const SlidingPictures = withFallback(Slider, ({ slides, texts }: Props) => (
  <PartMessage message={texts.broken}>
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {slides.map(({ key, figure }) => (
        <li key={key}>{figure}</li>
      ))}
    </ul>
  </PartMessage>
))
