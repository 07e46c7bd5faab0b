import 'server-only'
import { readItems } from '@directus/sdk'
import { z } from 'zod'
import { cmsFile, fileFields } from './file.ts'
import { read } from './read.ts'

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

/** All published albums with all their pictures, both in the order that the office has arranged. */
export function listAlbums(): Promise<Album[]> {
  return read({
    key: 'gallery',
    tags: ['gallery'],
    command: readItems('gallery', {
      fields: ['id', 'title', { images: [{ directus_files_id: [...fileFields] }] }] as never,
      filter: { status: { _eq: 'published' } },
      sort: ['sort', '-id'],
      limit: -1,
      // Nested lists are cut at 100 even where the outer one is not.
      deep: { images: { _limit: -1, _sort: ['sort'] } } as never,
    }),
    answer: z.array(album),
  })
}
