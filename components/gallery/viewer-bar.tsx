import type { ReactNode } from 'react'
import { wrap } from '@/components/slider/wrap'
import type { AlbumPicture } from './album-pictures'

export type ViewerIcons = Readonly<Record<'previous' | 'next' | 'close', ReactNode>>

type Props = {
  pictures: readonly AlbumPicture[]
  shown: number
  moveTo: (index: number) => void
  icons: ViewerIcons
}

/** Under the picture: what it is, which one of how many, and the way to the others. */
export function ViewerBar({ pictures, shown, moveTo, icons }: Props) {
  const count = pictures.length
  const turn = (step: number) => moveTo(wrap(shown + step, count))
  return (
    <div className="viewer-bar flex items-center justify-between gap-3">
      <button type="button" className="viewer-button" onClick={() => turn(-1)}>
        {icons.previous}
        <span className="max-sm:sr-only">Previous</span>
        <span className="sr-only"> picture</span>
      </button>
      <p role="status" className="text-center">
        <span className="block text-sm tabular-nums">{`${shown + 1} of ${count}`}</span>
        {pictures[shown]?.caption}
      </p>
      <button type="button" className="viewer-button" onClick={() => turn(1)}>
        <span className="max-sm:sr-only">Next</span>
        <span className="sr-only"> picture</span>
        {icons.next}
      </button>
    </div>
  )
}
