import 'server-only'
import { z } from 'zod'
import { listQuery, published } from '../client/list-query.ts'
import { readView } from '../store/read-view.ts'
import { defineSource } from '../store/source.ts'
import { cmsFile, fileFields } from './file.ts'
import { listOf } from './list-of.ts'

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

export const gallerySource = defineSource({
  key: 'gallery',
  collections: ['gallery', 'gallery_files'],
  ...listQuery('gallery', {
    fields: ['id', 'title', { images: [{ directus_files_id: [...fileFields] }] }],
    filter: published,
    sort: ['sort', '-id'],
    // Nested lists are cut at 100 even where the outer one is not.
    deep: { images: { _limit: -1, _sort: ['sort'] } },
  }),
  ...listOf(album),
  isEmpty: (albums: Album[]) => albums.length === 0,
  views: {
    all: (albums) => albums,
    files: (albums) => albums.flatMap(({ pictures }) => pictures.map(({ id }) => id)),
  },
})

/** All published albums with all their pictures, both in the order that the office has arranged. */
export const listAlbums = () => readView(gallerySource, 'all')

/** The ids of the pictures that they let out. */
export const albumFiles = () => readView(gallerySource, 'files')
