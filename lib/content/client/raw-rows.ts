import { z } from 'zod'
import { cmsFile } from '../collections/file.ts'
import { scheduleColumns } from '../collections/columns.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)
const html = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const day = z.iso
  .date()
  .nullish()
  .transform((value) => value ?? null)
const id = z.number()
const file = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const pictures = z
  .array(z.object({ directus_files_id: file }))
  .nullish()
  .transform((images) => (images ?? []).flatMap((image) => image.directus_files_id ?? []))

/** The columns of each collection that a check of the content looks at, as they are stored. */
export const rawRows = {
  notification: z.object({
    ...{ id, title: z.string(), date: z.iso.date(), description: html, file },
    ...scheduleColumns,
  }),
  pages: z.object({ id, page_name: z.string(), title: text, content: html }),
  heading: z.object({ id, title: z.string(), image: file, ...scheduleColumns }),
  gallery: z.object({ id, title: text, images: pictures }),
  exam: z.object({ id, title: z.string(), place: text, embed: text }),
  faculty: z.object({ id, name: z.string(), designation: text }),
  disclosure_document: z.object({
    ...{ id, kind: z.string(), title: text, file, url: text, valid_until: day, remark: text },
  }),
  board_result: z.object({
    ...{ id, class: z.string(), year: id, registered: id, passed: id },
  }),
  school: z.object({
    ...{ session: text, payment_url: text, ebooks_url: text },
    ...{ facebook_url: text, instagram_url: text, youtube_url: text },
    sample: z.boolean().nullish(),
  }),
  directus_files: cmsFile,
}

export type RawName = keyof typeof rawRows

/** What visitors can see, row by row; of a record that stands alone there is one row or none. */
export type RawContent = { [Name in RawName]: z.output<(typeof rawRows)[Name]>[] } & {
  /** The ids of files that rows use which visitors cannot see: drafts, hidden and scheduled ones. */
  unseenFiles: string[]
}
