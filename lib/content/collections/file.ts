import { z } from 'zod'

/** A snapshot of an earlier version of the site may lack the column. */
const pixels = z
  .number()
  .positive()
  .nullish()
  .transform((value) => value ?? null)

/** Some databases write a large number as text. */
const bytes = z.union([z.int().nonnegative(), z.string().regex(/^\d+$/).transform(Number)])

/**
 * A file of the CMS as the site speaks of it. Bytes, width and height are null when the CMS does not
 * know them; a document has no width.
 */
export const cmsFile = z
  .object({
    id: z.uuid(),
    title: z.string().nullable(),
    description: z.string().nullish(),
    filename_download: z.string().nullable(),
    type: z.string().nullable(),
    filesize: bytes.nullable(),
    width: pixels,
    height: pixels,
    modified_on: z.string().nullable(),
  })
  .transform((file) => ({
    id: file.id,
    title: file.title ?? file.filename_download ?? 'File',
    description: file.description?.trim() || null,
    filename: file.filename_download ?? 'file',
    type: file.type ?? 'application/octet-stream',
    bytes: file.filesize,
    width: file.width,
    height: file.height,
    modified: file.modified_on,
  }))

export type CmsFile = z.infer<typeof cmsFile> & {
  /** Where it lies, if not where the public finds files: in a preview. */
  folder?: string
}
