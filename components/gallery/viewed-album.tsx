'use client'

import { Suspense, useEffect, useRef } from 'react'
import { onDemand } from '@/components/page/later'
import { CmsPicture } from '@/components/ui/picture'
import { Loading } from '@/components/ui/loading'
import { setAddress, useAddress } from '@/lib/browser/address'
import { pictureHref } from '@/lib/format/file'
import type { ShownAlbum, AlbumPicture } from './album-pictures'
import type { ViewerIcons } from './viewer'

/** Comes with the first picture that is opened. */
const Viewer = onDemand(
  () => import('./viewer').then((loaded) => loaded.Viewer),
  'Cannot load the viewer. Please load the page again.',
)

type Props = { album: ShownAlbum; icons: ViewerIcons }

/** The pictures of an album, and the viewer that opens from them. */
export function ViewedAlbum({ album: { title, pictures }, icons }: Props) {
  const { openIndex, open, move, close } = useOpenPicture(pictures)
  return (
    <>
      <ul className="columns-2 gap-x-3 sm:columns-3 sm:gap-x-4 lg:columns-4">
        {pictures.map((picture, index) => (
          <li key={picture.anchor} className="break-inside-avoid pb-5">
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

type ThumbnailProps = { picture: AlbumPicture; onOpen: () => void }

/** A picture of an album in the grid: a plain link to the large one, which a script opens in the viewer. */
function Thumbnail({ picture, onOpen }: ThumbnailProps) {
  const { anchor, alt, caption } = picture
  return (
    <figure id={anchor} className="thumbnail">
      <a
        href={pictureHref(picture, 1600)}
        data-deferred
        onClick={(event) => {
          // A new tab or window is the visitor's own choice.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onOpen()
        }}
        className="block rounded-card"
      >
        <CmsPicture
          file={picture}
          alt={alt}
          widths={[320, 640]}
          sizes="(width >= 64rem) 17rem, (width >= 40rem) 30vw, 45vw"
          className="aspect-3/2 w-full rounded-card border border-line bg-paper-deep object-cover"
        />
      </a>
      {caption && (
        // Where the caption is all that is known of the picture, it is not read out twice.
        <figcaption className="mt-1.5 text-sm" aria-hidden={alt === caption || undefined}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

/** A browser allows so many changes of the address; a held arrow key would be over that. */
const AT_REST_MS = 400

const readFragment = () => location.hash.slice(1)

/** The page's address without its fragment. */
const plainAddress = () => location.pathname + location.search

/**
 * Which picture of an album is open. It stands in the address, so that it can be shared and the
 * browser's Back closes it.
 */
function useOpenPicture(pictures: readonly AlbumPicture[]) {
  const fragment = useAddress(readFragment, '')
  const index = pictures.findIndex(({ anchor }) => anchor === fragment)
  /** True while the entry in the history is one that we have added. */
  const isOurs = useRef(false)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hrefOf = (at: number) => `#${pictures[at]?.anchor ?? ''}`
  useEffect(() => () => clearTimeout(later.current), [])

  return {
    /** Null while the viewer is closed. */
    openIndex: index === -1 ? null : index,
    open: (at: number) => {
      // The second tap of two, while the viewer is still on its way.
      if (location.hash === hrefOf(at)) return
      isOurs.current = true
      setAddress(hrefOf(at), 'push')
    },
    move: (at: number) => {
      clearTimeout(later.current)
      later.current = setTimeout(() => setAddress(hrefOf(at), 'replace'), AT_REST_MS)
    },
    close: () => {
      clearTimeout(later.current)
      if (isOurs.current) history.back()
      else setAddress(plainAddress(), 'replace')
      isOurs.current = false
    },
  }
}
