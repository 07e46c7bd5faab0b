import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

/** Every collection of content says of each row whether it is sample. */
const row = z.object({ sample: flag })

/** The columns that the check looks at, of the rows that visitors can see. */
export const rowSchemas = {
  pages: row.extend({ page_name: z.string(), content: text }),
  faculty: row.extend({ name: z.string() }),
  heading: row.extend({ title: z.string(), image: text }),
  notification: row.extend({ title: z.string(), file: text }),
  gallery: row.extend({ id: z.number(), title: text }),
  exam: row.extend({ title: z.string(), place: text, embed: text, active: flag }),
  disclosure: row.extend({
    ...{ principal_name: text, principal_qualification: text },
    ...{ vice_principal: text, headmistress: text, pgt: number, tgt: number, prt: number },
    ...{ sections: number, special_educator: text, counsellor: text },
    ...{ campus_area: number, classrooms: number, classroom_size: text },
    ...{ laboratories: number, laboratory_size: text, internet: text },
    ...{ girls_toilets: number, boys_toilets: number, inspection_video: text },
  }),
  disclosure_document: row.extend({
    ...{ kind: z.string(), title: text, file: text, url: text, remark: text, valid_until: text },
  }),
  board_result: row.extend({
    ...{ class: z.string(), year: z.number(), registered: z.number(), passed: z.number() },
  }),
  school: row.extend({
    ...{ name: text, about: text, address: text, affiliation_number: text, school_code: text },
    ...{ phone: text, email: text, session: text },
    ...{ payment_url: text, ebooks_url: text, map_url: text },
  }),
}

type Schemas = typeof rowSchemas

export type CollectionName = keyof Schemas

export type Rows = { [Name in CollectionName]: z.infer<Schemas[Name]>[] }

/** A picture of an album. */
export const pictureSchema = z.object({
  gallery_id: z.number().nullable(),
  directus_files_id: z.object({ id: z.string(), title: text }).nullable(),
})

export type Picture = { album: number; file: string; title: string | null }
