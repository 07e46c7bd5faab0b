import { CmsPicture } from '@/components/ui/cms-picture'
import { pictureHref } from '@/lib/format/file'
import type { AlbumPicture } from './album-pictures'

type Props = { picture: AlbumPicture; onOpen: () => void }

/** A picture of an album in the grid: a plain link to the large one, which a script opens in the viewer. */
export function Thumbnail({ picture, onOpen }: Props) {
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
