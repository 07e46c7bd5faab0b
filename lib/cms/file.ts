import { z } from 'zod'

/** The columns of `directus_files` that the site needs, for a query's `fields`. */
export const fileFields = [
  'id',
  'title',
  'filename_download',
  'type',
  'filesize',
  'modified_on',
] as const

/** A file of the CMS as the site speaks of it. Bytes is null when the CMS does not know the size. */
export const cmsFile = z
  .object({
    id: z.uuid(),
    title: z.string().nullable(),
    filename_download: z.string().nullable(),
    type: z.string().nullable(),
    filesize: z.coerce.number().int().nonnegative().nullable(),
    modified_on: z.string().nullable(),
  })
  .transform((file) => ({
    id: file.id,
    title: file.title ?? file.filename_download ?? 'File',
    filename: file.filename_download ?? 'file',
    type: file.type ?? 'application/octet-stream',
    bytes: file.filesize,
    modified: file.modified_on,
  }))

export type CmsFile = z.infer<typeof cmsFile>
