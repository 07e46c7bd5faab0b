import { TRANSLATED } from 'school-schema/languages'
import { z } from 'zod'
import { optional, parseItems } from '../schema/columns.ts'

// The columns of several collections as the content check reads them.

/** Whether a collection has one row. */
export const isSingleton = (name: string) => name === 'school' || name === 'disclosure'

export const flag = optional(z.boolean()).transform(Boolean)
export const html = optional(z.string()).transform((value) => value ?? '')
export const file = optional(z.string())
export const day = optional(z.iso.date())
export const pictures = optional(z.array(z.object({ directus_files_id: file }))).transform(
  (images) => (images ?? []).flatMap((image) => image.directus_files_id ?? []),
)

/** A list in a column of JSON, which is requested in full; an item of another shape is left out. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .unknown()
    .optional()
    .transform((given) => parseItems(item, given))

export const translations = listOf(
  z.looseObject({ language: z.string(), outdated: z.boolean().nullish().catch(null) }),
)

/** The translations of a collection, and the texts that they translate. */
export const translated = <Name extends keyof typeof TRANSLATED>(name: Name) => ({
  ...(Object.fromEntries(
    TRANSLATED[name].map((column) => [column, z.unknown().optional()]),
  ) as Record<(typeof TRANSLATED)[Name][number], z.ZodOptional<z.ZodUnknown>>),
  translations,
})
