import { z } from 'zod'

/** Text without surrounding space; empty, missing or null is null. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)

/** A web address; anything else counts as not given, so that nothing else is ever linked to. */
export const webLink = text.transform((value) =>
  value && /^https?:\/\//.test(value) ? value : null,
)

/** A number; missing is null. */
export const figure = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

/** When a row was created and last changed by an editor. */
export const timestamps = { date_created: z.string().nullish(), date_updated: z.string().nullish() }

type Timestamps = z.infer<z.ZodObject<typeof timestamps>>

/** When a row last changed, ISO 8601; null when the CMS does not say. */
export const changedAt = ({ date_created, date_updated }: Timestamps): string | null =>
  date_updated ?? date_created ?? null

/** A snapshot of an earlier version of the site may lack the column. */
const time = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null)

/** The columns that say when a row is shown. */
export const scheduleColumns = { publish_from: time, publish_until: time }

type Scheduled = { publishFrom: string | null; publishUntil: string | null }

/** When scheduled rows appear and disappear, for a source. */
export const expiriesOf = (rows: readonly Scheduled[]): Date[] =>
  rows.flatMap(({ publishFrom, publishUntil }) =>
    [publishFrom, publishUntil].flatMap((time) => (time === null ? [] : new Date(time))),
  )

/** The columns that a schema reads, those of related rows by their path: `file.title`. */
export function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([key, value]) => {
      const nested = fieldsOf(value)
      return nested.length > 0 ? nested.map((field) => `${key}.${field}`) : [key]
    })
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.in)
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element)
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodCatch
  )
    return fieldsOf(schema.def.innerType)
  return []
}
