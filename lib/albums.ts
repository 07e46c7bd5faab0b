import 'server-only'
import { z } from 'zod'
import { readView } from './content/store/read-view.ts'
import { defineList } from './content/store/source.ts'
import { asPicture, cmsFile, text } from './content/schema/columns.ts'
import { translations } from './content/schema/translations.ts'
import type { Language } from 'school-schema/languages'

const album = z
  .object({
    id: z.number(),
    title: text,
    translations,
    images: z.array(z.object({ directus_files_id: cmsFile.nullable() })).nullable(),
  })
  .transform(({ id, title, images, translations: { outdated } }) => ({
    id,
    outdated,
    title: title ?? 'Gallery',
    pictures: (images ?? [])
      // The relation of a deleted file can briefly outlive it, and the Studio's list accepts any file.
      .flatMap((image) => asPicture(image.directus_files_id) ?? []),
  }))

export type Album = z.infer<typeof album>

export const gallerySource = defineList({
  key: 'gallery',
  collection: 'gallery',
  parts: ['gallery_files'],
  row: album,
  sort: ['sort', '-id'],
  // Nested lists have a limit of 100 even without an outer limit.
  deep: { images: { _limit: -1, _sort: ['sort'] } },
  views: (albums) => ({
    all: () => albums,
    files: () => albums.flatMap(({ pictures }) => pictures.map(({ id }) => id)),
  }),
})

/** All published albums with their pictures, both in the order set by the office. */
export const listAlbums = (language: Language) => readView(language, gallerySource, 'all')
