import type { Locale } from '@/lib/messages/messages'
import type { CmsFile } from '@/lib/content/schema/columns'
import type { Album } from '@/lib/albums'
import { captionOf } from '@/lib/format/file'

/** A picture of an album, as the page and the viewer show it. */
export type AlbumPicture = Pick<CmsFile, 'id' | 'modified' | 'width' | 'height'> & {
  caption: string | null
  alt: string
}

export type ShownAlbum = { id: string; title: string; pictures: AlbumPicture[] }

/** The albums that contain pictures, each picture with its texts. */
export const albumsToShow = (locale: Locale, albums: readonly Album[]): ShownAlbum[] =>
  albums
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ id, title, pictures }) => ({
      id: `album-${id}`,
      title,
      pictures: pictures.map((file, index) => {
        const caption = captionOf(file)
        return {
          id: file.id,
          modified: file.modified,
          width: file.width,
          height: file.height,
          caption,
          alt:
            file.description ??
            caption ??
            locale.t('gallery.picture', { title, number: index + 1 }),
        }
      }),
    }))
