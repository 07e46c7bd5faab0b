'use client'

import { useState } from 'react'
import { PartMessage, withFallback } from '@/components/page/optional-part'
import { CmsPicture } from '@/components/ui/picture'
import { pictureHref } from '@/lib/format/file'
import type { ShownAlbum, AlbumPicture } from './album-pictures'
import { Viewer, type ViewerIcons, type ViewerTexts } from './viewer'

type Props = { album: ShownAlbum; icons: ViewerIcons; texts: ViewerTexts }

function Pictures({ album, icons, texts }: Props) {
  const [start, setStart] = useState(-1)
  return (
    <>
      <ul className="columns-[8.5rem] gap-x-3 sm:columns-3 sm:gap-x-4 lg:columns-4">
        {album.pictures.map((picture, index) => (
          <li key={index} className="break-inside-avoid pb-5">
            <Thumbnail picture={picture} onOpen={() => setStart(index)} />
          </li>
        ))}
      </ul>
      {start >= 0 && (
        <Viewer
          album={album}
          start={start}
          onClose={() => setStart(-1)}
          icons={icons}
          texts={texts}
        />
      )}
    </>
  )
}

/** The pictures of an album with the viewer that opens from them. */
export const ViewedAlbum = withFallback(Pictures, ({ album, texts }: Props) => (
  <PartMessage message={texts.broken}>
    <ul className="list-disc pl-5">
      {album.pictures.map((picture, index) => (
        <li key={index}>
          <a href={pictureHref(picture, 1600)}>{picture.caption ?? picture.alt}</a>
        </li>
      ))}
    </ul>
  </PartMessage>
))

type ThumbnailProps = { picture: AlbumPicture; onOpen: () => void }

/** A picture in the grid: a plain link to the large version, which a script opens in the viewer. */
function Thumbnail({ picture, onOpen }: ThumbnailProps) {
  const { alt, lang, caption, isNamedOnly, fit } = picture
  return (
    <figure className="thumbnail">
      <a
        href={pictureHref(picture, 1600)}
        data-deferred
        onClick={(event) => {
          // Opening a new tab or window stays possible.
          if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpen()
        }}
      >
        <CmsPicture
          file={picture}
          alt={alt}
          lang={lang}
          widths={[320, 640]}
          sizes="(width >= 64rem) 17rem, (width >= 40rem) 30vw, 45vw"
          className={fit}
        />
      </a>
      {caption && (
        // If the caption is all that is known about the picture, screen readers get it once.
        <figcaption aria-hidden={isNamedOnly || undefined}>{caption}</figcaption>
      )}
    </figure>
  )
}
