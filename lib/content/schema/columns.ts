import { z } from 'zod'
import { dayAfter } from 'school-schema/day'
import { MAX_CALENDAR_DAYS } from 'school-schema/choices'
import { isBlank, removeInvisible } from 'school-schema/values/typed-text'
import { parseClock } from 'school-schema/values/written'
import { MAX_PICTURE_SIDE } from 'school-schema/files/pictures'

/** The items of a list of JSON; one of another shape is left out, and affects no other. */
export const parseItems = <Item extends z.ZodType>(item: Item, given: unknown): z.output<Item>[] =>
  Array.isArray(given) ? given.flatMap((each) => item.safeParse(each).data ?? []) : []

/** A column that a snapshot of an earlier version may lack: null. */
export const optional = <Column extends z.ZodType>(column: Column) =>
  column.nullish().transform((value) => value ?? null)

/** Text without invisible characters; null or missing, or if it shows nothing, it is null. */
export const text = z
  .string()
  .nullish()
  .transform((value) => (value && !isBlank(value) ? removeInvisible(value).trim() : null))

/** For whom a row is (`school-schema/classes/audience`); empty for everybody. */
export const audience = z
  .array(z.string())
  .nullish()
  .catch(null)
  .transform((groups) => groups ?? [])

/** The version of a file by its time of change, as the CMS or an HTTP header writes it; in seconds, like HTTP. */
export function versionAt(time: string | null): string {
  return time === null ? '0' : String(Math.floor(Date.parse(time) / 1000))
}

/** A time of day, on the 24-hour clock. */
export const clockTime = text.transform((written) => written && parseClock(written))

/** Text that shows something; otherwise the row is rejected, as its links would have no name. */
export const requiredText = text.pipe(z.string())

/** A web address; anything else is null, so that nothing else is ever linked. */
export const webLink = text.transform((value) =>
  value && /^https?:\/\//.test(value) && URL.canParse(value) ? value : null,
)

/** A web address or a path of this website; anything else is null. */
export const pageOrLink = text.transform((value) =>
  value && /^(https?:\/\/\S|\/[^/\\])/.test(value) && URL.canParse(value, 'https://school.example')
    ? value
    : null,
)

/** A number; missing is null. */
export const figure = optional(z.number())

/** Whether a date may end on a day: not before it begins, nor more than a year later. */
export const isPeriod = (from: string | null, to: string | null): boolean =>
  !from || !to || (from <= to && to <= dayAfter(from, MAX_CALENDAR_DAYS))

const time = optional(z.iso.datetime({ offset: true }))
/** On SQLite Directus gives the times of files without an offset: in its own zone, which is UTC. */
const timeOfFile = optional(
  z.union([
    z.iso.datetime({ offset: true }),
    z.iso.datetime({ local: true }).transform((local) => `${local}Z`),
  ]),
)

/** When a row was created and last changed, and whether it is sample content. */
export const timestamps = {
  // Any other value must not make the row invalid.
  date_created: time.catch(null),
  date_updated: time.catch(null),
  sample: z.boolean().nullish().catch(null),
}

type Timestamps = z.infer<z.ZodObject<typeof timestamps>>

/**
 * A row with the time of its last change by a person, ISO 8601, null for installed samples; and
 * whether it is such a sample that nobody has changed.
 */
export const withChanged = <Row extends Timestamps>({
  date_created,
  date_updated,
  sample,
  ...row
}: Row) => ({
  ...row,
  changed: date_updated ?? (sample ? null : date_created) ?? null,
  isSample: sample === true && date_updated === null,
})

/** The columns of a schedule. */
export const scheduleColumns = { publish_from: time, publish_until: time }

type ScheduleColumns = z.infer<z.ZodObject<typeof scheduleColumns>>

/** A row with its times under the names of `Schedule`. */
export const withSchedule = <Row extends ScheduleColumns>({
  publish_from,
  publish_until,
  ...row
}: Row) => ({ ...row, publishFrom: publish_from, publishUntil: publish_until })

/** When a row is visible, in ISO 8601; null without a limit. */
export type Schedule = { publishFrom: string | null; publishUntil: string | null }

/** `hidden`: not visible yet, or never. */
type PublicationStatus = 'hidden' | 'shown' | 'past'

/**
 * The status at an instant: shown from the start, past from the end, both inclusive. A row whose
 * end is not after its start is never shown.
 */
export function publicationStatusOf(
  { publishFrom, publishUntil }: Schedule,
  now: Date,
): PublicationStatus {
  const from = publishFrom === null ? -Infinity : Date.parse(publishFrom)
  const until = publishUntil === null ? Infinity : Date.parse(publishUntil)
  if (until <= from || now.getTime() < from) return 'hidden'
  return now.getTime() < until ? 'shown' : 'past'
}

/** When scheduled rows appear and disappear, for a source. */
export const expiriesOf = (rows: readonly Schedule[]): Date[] =>
  rows.flatMap(({ publishFrom, publishUntil }) =>
    [publishFrom, publishUntil].flatMap((time) => (time === null ? [] : new Date(time))),
  )

/** The rows that are shown at this instant, in the same order. */
export const publishedNow = <Row extends Schedule>(rows: readonly Row[], now: Date): Row[] =>
  rows.filter((row) => publicationStatusOf(row, now) === 'shown')

const pixels = optional(z.number().positive())

/** Some databases return large numbers as text. */
const bytes = z.union([z.int().nonnegative(), z.string().regex(/^\d+$/).transform(Number)])

/** A file of the CMS; sizes may be null. */
export const cmsFile = z
  .object({
    id: z.uuid(),
    title: text,
    description: text,
    filename_download: text,
    type: z.string().nullable(),
    filesize: bytes.nullable(),
    width: pixels,
    height: pixels,
    modified_on: timeOfFile.catch(null),
    /** `translations.ts` puts them instead of the texts. */
    translations: z.unknown().optional(),
  })
  .transform(({ filename_download, filesize, modified_on, translations: _, ...file }) => ({
    ...file,
    title: file.title ?? filename_download ?? 'File',
    filename: filename_download ?? 'file',
    type: file.type ?? 'application/octet-stream',
    bytes: filesize,
    version: versionAt(modified_on),
  }))

export type CmsFile = z.infer<typeof cmsFile> & {
  /** The path prefix of a file in a preview, instead of the public one. */
  folder?: string
}

/**
 * A file as a picture; null if the CMS makes no sizes of it, which is certain without a size of its
 * own: it is no picture, or was too large to be measured.
 */
export function asPicture<File extends CmsFile>(file: File | null): File | null {
  if (!file?.type.startsWith('image/') || file.width === null || file.height === null) return null
  return Math.max(file.width, file.height) > MAX_PICTURE_SIDE ? null : file
}

const identified = z.object({ id: z.union([z.number(), z.string()]) })

/** The id of a row of the CMS; empty if it has none. */
export const idOf = (row: unknown): string => String(identified.safeParse(row).data?.id ?? '')

type Definition = {
  shape?: Record<string, z.core.$ZodType>
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
}

/** The columns that a schema reads; columns of related rows as a path: `file.title`. */
export function fieldsOf(schema: z.core.$ZodType): string[] {
  const { shape, in: input, element, innerType } = schema._zod.def as Definition
  const inner = input ?? element ?? innerType
  if (!shape) return inner ? fieldsOf(inner) : []
  return Object.entries(shape).flatMap(([key, value]) => {
    const nested = fieldsOf(value)
    return nested.length > 0 ? nested.map((field) => `${key}.${field}`) : [key]
  })
}
