import { t } from '@/lib/messages/messages'
import type { CmsFile } from '@/lib/content/schema/columns'
import type { Album } from '@/lib/content/collections/gallery'
import { captionOf } from '@/lib/format/file'

/** A picture of an album, as the page and the viewer show it. */
export type AlbumPicture = Pick<CmsFile, 'id' | 'modified' | 'width' | 'height'> & {
  /** Its unique name on the page, used as the fragment. */
  anchor: string
  caption: string | null
  alt: string
}

export type ShownAlbum = { id: string; title: string; pictures: AlbumPicture[] }

/** The albums that contain pictures, each picture with a unique anchor. */
export function albumsToShow(albums: readonly Album[]): ShownAlbum[] {
  const timesSeen = new Map<string, number>()

  /** Makes a name unique by a number if it occurs again. */
  function once(name: string, join: string): string {
    const times = (timesSeen.get(name) ?? 0) + 1
    timesSeen.set(name, times)
    return times === 1 ? name : `${name}${join}${times}`
  }

  return albums
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ id, title, pictures }) => ({
      id: `album-${id}`,
      // Two albums may have the same title, such as Sports Day.
      title: once(title, ', '),
      pictures: pictures.map((file, index) => {
        const caption = captionOf(file)
        return {
          id: file.id,
          modified: file.modified,
          width: file.width,
          height: file.height,
          anchor: once(`picture-${file.id}`, '-'),
          caption,
          alt: file.description ?? caption ?? t('gallery.picture', { title, number: index + 1 }),
        }
      }),
    }))
}
