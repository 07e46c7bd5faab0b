'use client'

import { lazy, Suspense } from 'react'
import { Loading } from '@/components/ui/loading'
import type { ShownAlbum } from './album-pictures'
import { Thumbnail } from './thumbnail'
import { useOpenPicture } from './use-open-picture'
import type { ViewerIcons } from './viewer-bar'

const NotLoaded = () => <p role="alert">Cannot load the viewer. Please load the page again.</p>

/** Comes with the first picture that is opened. */
const Viewer = lazy(() =>
  import('./viewer').then(
    (loaded) => ({ default: loaded.Viewer }),
    () => ({ default: NotLoaded }),
  ),
)

type Props = { album: ShownAlbum; icons: ViewerIcons }

/** The pictures of an album, and the viewer that opens from them. */
export function ViewedAlbum({ album: { title, pictures }, icons }: Props) {
  const { openIndex, open, move, close } = useOpenPicture(pictures)
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4">
        {pictures.map((picture, index) => (
          <li key={picture.anchor}>
            <Thumbnail picture={picture} onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      {openIndex !== null && (
        <Suspense fallback={<Loading />}>
          <Viewer
            title={title}
            pictures={pictures}
            index={openIndex}
            onMove={move}
            onClose={close}
            icons={icons}
          />
        </Suspense>
      )}
    </>
  )
}
