'use client'

import { useEffect, useRef } from 'react'
import { loadOnDemand } from '@/components/page/lazy-component'
import { OptionalPart, PartMessage, withFallback } from '@/components/page/optional-part'
import { CmsPicture } from '@/components/ui/picture'
import { setAddress, useAddress } from '@/lib/browser/address'
import { pictureHref } from '@/lib/format/file'
import type { ShownAlbum, AlbumPicture } from './album-pictures'
import type { ViewerIcons, ViewerTexts } from './viewer'

/** Loaded when the first picture is opened. */
const Viewer = loadOnDemand(() => import('./viewer').then((loaded) => loaded.Viewer))

type Props = { album: ShownAlbum; icons: ViewerIcons; texts: ViewerTexts }

function Pictures({ album: { title, pictures }, icons, texts }: Props) {
  const { openIndex, open, move, close } = useOpenPicture(pictures)
  const opened = pictures[openIndex]
  return (
    <>
      <ul className="columns-2 gap-x-3 sm:columns-3 sm:gap-x-4 lg:columns-4">
        {pictures.map((picture, index) => (
          <li key={picture.anchor} className="break-inside-avoid pb-5">
            <Thumbnail picture={picture} onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      {opened && (
        <OptionalPart
          loading={texts.loading}
          fallback={<NoViewer picture={opened} onClose={close} texts={texts} />}
        >
          <Viewer
            title={title}
            pictures={pictures}
            index={openIndex}
            onMove={move}
            onClose={close}
            icons={icons}
            texts={texts}
          />
        </OptionalPart>
      )}
    </>
  )
}

/** The pictures of an album with the viewer that opens from them. */
export const ViewedAlbum = withFallback(Pictures, ({ album, texts }: Props) => (
  <PartMessage message={texts.broken}>
    <ul className="list-disc pl-5">
      {album.pictures.map((picture) => (
        <li key={picture.anchor}>
          <a href={pictureHref(picture, 1600)}>{picture.caption ?? picture.alt}</a>
        </li>
      ))}
    </ul>
  </PartMessage>
))

type NoViewerProps = { picture: AlbumPicture; onClose: () => void; texts: ViewerTexts }

/** Shown in place of the viewer if it fails, wherever the visitor has scrolled to. */
function NoViewer({ picture, onClose, texts }: NoViewerProps) {
  return (
    <div className="fixed inset-x-3 bottom-3 z-40 rounded-card bg-marigold p-4">
      <PartMessage message={texts.cannotLoad}>
        <p className="flex flex-wrap gap-3">
          <a href={pictureHref(picture, 1600)} className="button">
            {texts.open}
          </a>
          <button type="button" onClick={onClose} className="button-quiet">
            {texts.close}
          </button>
        </p>
      </PartMessage>
    </div>
  )
}

type ThumbnailProps = { picture: AlbumPicture; onOpen: () => void }

/** A picture in the grid: a plain link to the large version, which a script opens in the viewer. */
function Thumbnail({ picture, onOpen }: ThumbnailProps) {
  const { anchor, alt, caption } = picture
  return (
    <figure id={anchor} className="thumbnail">
      <a
        href={pictureHref(picture, 1600)}
        data-deferred
        onClick={(event) => {
          // Opening a new tab or window stays possible.
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
        // If the caption is all that is known about the picture, screen readers get it once.
        <figcaption className="mt-1.5 text-sm" aria-hidden={alt === caption || undefined}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

/** Browsers limit how often the address may change; a held arrow key would exceed the limit. */
const AT_REST_MS = 400

const readFragment = () => location.hash.slice(1)

/** The address of the page without its fragment. */
const plainAddress = () => location.pathname + location.search

/** The open picture of an album. It is in the address, so that it can be shared and Back closes it. */
function useOpenPicture(pictures: readonly AlbumPicture[]) {
  const fragment = useAddress(readFragment, '')
  const index = pictures.findIndex(({ anchor }) => anchor === fragment)
  /** True while the current history entry is the one that was added here. */
  const isOurs = useRef(false)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hrefOf = (at: number) => `#${pictures[at]?.anchor ?? ''}`
  useEffect(() => () => clearTimeout(later.current), [])

  return {
    /** -1 while the viewer is closed. */
    openIndex: index,
    open: (at: number) => {
      // The second tap of a double tap, while the viewer loads.
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
