import { z } from 'zod'

/** A column that a snapshot of an earlier version of the site may lack: null. */
export const optional = <Column extends z.ZodType>(column: Column) =>
  column.nullish().transform((value) => value ?? null)

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
export const figure = optional(z.number())

/** When a row was created and last changed, and whether it came with the website. */
export const timestamps = {
  ...{ date_created: z.string().nullish(), date_updated: z.string().nullish() },
  // Anything else is no reason to leave out the row.
  sample: z.boolean().nullish().catch(null),
}

type Timestamps = z.infer<z.ZodObject<typeof timestamps>>

/** A row with the time of its last change by a person, ISO 8601 or null: the installation of a sample is none. */
export const withChanged = <Row extends Timestamps>({
  date_created,
  date_updated,
  sample,
  ...row
}: Row) => ({ ...row, changed: date_updated ?? (sample ? null : date_created) ?? null })

const time = optional(z.iso.datetime({ offset: true }))

/** The columns that say when a row is shown. */
export const scheduleColumns = { publish_from: time, publish_until: time }

type ScheduleColumns = z.infer<z.ZodObject<typeof scheduleColumns>>

/** A row with its times as `Schedule` names them. */
export const withSchedule = <Row extends ScheduleColumns>({
  publish_from,
  publish_until,
  ...row
}: Row) => ({ ...row, publishFrom: publish_from, publishUntil: publish_until })

const pixels = optional(z.number().positive())
const position = optional(z.number().nonnegative())

/** Some databases write a large number as text. */
const bytes = z.union([z.int().nonnegative(), z.string().regex(/^\d+$/).transform(Number)])

/** A file of the CMS as the site names it; sizes and focal point (in pixels from the upper left) may be null. */
export const cmsFile = z
  .object({
    id: z.uuid(),
    title: z.string().nullable(),
    description: text,
    filename_download: z.string().nullable(),
    type: z.string().nullable(),
    filesize: bytes.nullable(),
    width: pixels,
    height: pixels,
    focal_point_x: position,
    focal_point_y: position,
    modified_on: z.string().nullable(),
  })
  .transform(
    ({
      filename_download,
      filesize,
      modified_on,
      focal_point_x: x,
      focal_point_y: y,
      ...file
    }) => ({
      ...file,
      focalPoint: x === null || y === null ? null : { x, y },
      title: file.title ?? filename_download ?? 'File',
      filename: filename_download ?? 'file',
      type: file.type ?? 'application/octet-stream',
      bytes: filesize,
      modified: modified_on,
    }),
  )

export type CmsFile = z.infer<typeof cmsFile> & {
  /** Where it lies, if not where the public finds files: in a preview. */
  folder?: string
}

const identified = z.object({ id: z.union([z.number(), z.string()]) })

/** The id of a row as the CMS gave it; empty when it has none. */
export const idOf = (row: unknown): string => String(identified.safeParse(row).data?.id ?? '')

type Definition = {
  shape?: Record<string, z.core.$ZodType>
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
}

/** The columns that a schema reads, those of related rows by their path: `file.title`. */
export function fieldsOf(schema: z.core.$ZodType): string[] {
  const { shape, in: input, element, innerType } = schema._zod.def as Definition
  const inner = input ?? element ?? innerType
  if (!shape) return inner ? fieldsOf(inner) : []
  return Object.entries(shape).flatMap(([key, value]) => {
    const nested = fieldsOf(value)
    return nested.length > 0 ? nested.map((field) => `${key}.${field}`) : [key]
  })
}
