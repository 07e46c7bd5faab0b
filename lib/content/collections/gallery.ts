import 'server-only'
import { z } from 'zod'
import { readView } from '../store/read-view.ts'
import { defineList } from '../store/source.ts'
import { cmsFile } from './columns.ts'

const album = z
  .object({
    id: z.number(),
    title: z.string().nullable(),
    images: z.array(z.object({ directus_files_id: cmsFile.nullable() })).nullable(),
  })
  .transform(({ id, title, images }) => ({
    id,
    title: title ?? 'Gallery',
    pictures: (images ?? [])
      // The row of a deleted file can outlive it for a moment.
      .flatMap((image) => image.directus_files_id ?? [])
      // The Studio's list of pictures takes any file.
      .filter(({ type }) => type.startsWith('image/')),
  }))

export type Album = z.infer<typeof album>

export const gallerySource = defineList({
  key: 'gallery',
  collection: 'gallery',
  parts: ['gallery_files'],
  row: album,
  sort: ['sort', '-id'],
  // Nested lists are cut at 100 even where the outer one is not.
  deep: { images: { _limit: -1, _sort: ['sort'] } },
  views: (albums) => ({
    all: () => albums,
    files: () => albums.flatMap(({ pictures }) => pictures.map(({ id }) => id)),
  }),
})

/** All published albums with all their pictures, both in the order that the office has arranged. */
export const listAlbums = () => readView(gallerySource, 'all')
