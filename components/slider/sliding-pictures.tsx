'use client'

import { fill } from '@/lib/format/fill'
import type { Messages } from '@/lib/messages/messages'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { withFallback } from '@/components/page/optional-part'
import { PlainFigures } from '@/components/page/plain-figures'
import { TurnButtons, useKeys, useTrack, wrap, type TurnIcons } from './use-track'

type Props = {
  label: string
  slides: readonly { key: string; caption: string; figure: ReactNode }[]
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
function fetchBeside(row: HTMLElement | null, index: number) {
  const pictures = [...(row?.querySelectorAll('img') ?? [])]
  for (const step of [-1, 1]) {
    const picture = pictures[wrap(index + step, pictures.length)]
    if (picture) picture.loading = 'eager'
  }
}

function Slider({ label, slides, icons, texts }: Props) {
  const { track, index, moveTo, handlers } = useTrack(0)
  const hasScript = useScript()
  const count = slides.length
  useKeys(track, { index, count, moveTo })

  useEffect(() => {
    if (index > 0) fetchBeside(track.current, index)
  }, [track, index])

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} className="slider">
      <section
        ref={track}
        aria-label={fill(texts.pictures, { label })}
        tabIndex={0}
        className="slider-track"
        {...handlers}
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
        <TurnButtons
          index={index}
          count={count}
          moveTo={moveTo}
          icons={icons}
          texts={texts}
          className="button-quiet px-3"
        >
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
  <PlainFigures message={texts.broken} figures={slides} />
))
