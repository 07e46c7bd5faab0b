import type { ReactNode } from 'react'
import type { Language } from 'school-schema/language-list'
import type { Locale } from '@/lib/messages/messages'
import type { CmsFile } from '@/lib/content/schema/columns'
import type { Album } from '@/lib/albums'
import { captionOf } from '@/lib/format/file'
import { fitOf } from '@/components/ui/picture'

/** A picture of an album, as the page and the viewer show it. */
export type AlbumPicture = Pick<CmsFile, 'id' | 'version' | 'height'> & {
  width: number
  /** Marked where it is in another language than the page. */
  caption: ReactNode
  alt: string
  lang: Language | undefined
  /** Whether the caption is all that is known about the picture. */
  isNamedOnly: boolean
  /** The classes by which it fills its frame. */
  fit: string
}

export type ShownAlbum = { id: string; title: ReactNode; pictures: AlbumPicture[] }

const PREFIX = 'album-'

/** The row of a shown album, which is not part of what the browser gets. */
export const albumOf = ({ id }: ShownAlbum): number => Number(id.slice(PREFIX.length))

/** The albums that contain pictures, each picture with its texts. */
export const albumsToShow = (locale: Locale, albums: readonly Album[]): ShownAlbum[] =>
  albums
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ id, title, pictures }) => ({
      id: `${PREFIX}${id}`,
      title: locale.mark(title),
      pictures: pictures.map((file, index) => {
        const caption = captionOf(file)
        const alt =
          file.description ?? caption ?? locale.t('gallery.picture', { title, number: index + 1 })
        return {
          id: file.id,
          version: file.version,
          width: file.width ?? 1600,
          height: file.height,
          caption: caption && locale.mark(caption),
          alt,
          lang: locale.langOf(alt),
          isNamedOnly: alt === caption,
          fit: fitOf(file),
        }
      }),
    }))
