import { initialFigures as initial } from 'school-schema/school/school-figures'
import { figure, text, asPicture, cmsFile, pageOrLink, scheduleColumns } from './columns.ts'
import { z } from 'zod'
import { listPhones } from 'school-schema/values/written'
import { weekdays, type Weekday } from 'school-schema/day'
import {
  colourNames,
  coloursOf,
  defaultColours,
  readableColours,
  typePairings,
  type TypePairing,
} from 'school-schema/school/colours'

const pairings = Object.keys(typePairings) as TypePairing[]

const columns = z.object({
  alert_text: text,
  alert_link: pageOrLink,
  alert_from: scheduleColumns.publish_from,
  alert_until: scheduleColumns.publish_until,
  // A broken value must not keep the rest of the record from visitors.
  emblem: cmsFile.nullish().catch(null),
  colour_main: z.unknown(),
  colour_accent: z.unknown(),
  colour_dark: z.unknown(),
  type_pairing: z.unknown(),
})

/** The columns of the school's alert, emblem, colours and fonts. */
export const lookColumns = columns.shape

type Columns = z.infer<typeof columns>

/** A record of an earlier version lacks columns. */
type Row = { [Column in keyof Columns]?: Columns[Column] | undefined }

/** The alert with its schedule, the emblem, the font of headings and the colours; the default ones if a text could not be read with them. */
export function lookOf(row: Row) {
  const { alert_text, alert_link, alert_from, alert_until, emblem } = row
  const schedule = { publishFrom: alert_from ?? null, publishUntil: alert_until ?? null }
  const colours = coloursOf(row)
  const isReadable = colourNames.every((name) => colours[name] === readableColours(colours)[name])
  return {
    alert: alert_text ? { text: alert_text, link: alert_link ?? null, ...schedule } : null,
    emblem: asPicture(emblem ?? null),
    colours: isReadable ? colours : defaultColours,
    typePairing: pairings.find((name) => name === row.type_pairing) ?? ('classic' as const),
  }
}

/** Content of an earlier version has no figures: the initial ones apply. An emptied one is null. */
export const figureColumns = {
  fee_due_day: figure.prefault(initial.fee_due_day),
  late_fine_tuition: figure.prefault(initial.late_fine_tuition),
  late_fine_transport: figure.prefault(initial.late_fine_transport),
  strike_off_months: figure.prefault(initial.strike_off_months),
  registration_fee: figure.prefault(initial.registration_fee),
  registration_hours: text.prefault(initial.registration_hours),
  schedule_session: text.prefault(initial.schedule_session),
  minimum_ages: text.prefault(initial.minimum_ages),
  reply_hours: figure.prefault(initial.reply_hours),
  class_start: text.prefault(initial.class_start),
  minimum_attendance: figure.prefault(initial.minimum_attendance),
  certificate_after_days: figure.prefault(initial.certificate_after_days),
}

/** The number behind Call, and others of the office: a link has one number. */
export function phonesOf(text: string) {
  const [phone = text, ...otherPhones] = listPhones(text)
  return { phone, otherPhones }
}

/** The position as two numbers with a comma; null for any other text. */
export function positionOf(
  text: string | null | undefined,
): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = /^(-?[\d.]+),\s*(-?[\d.]+)$/.exec(text ?? '') ?? []
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  const isOnEarth = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
  return isOnEarth ? position : null
}

const isWeekday = (day: unknown): day is Weekday =>
  typeof day === 'string' && Object.hasOwn(weekdays, day)

/** Days of the week; others are left out. */
export const daysOfWeek = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((days) => (days ?? []).filter(isWeekday))
