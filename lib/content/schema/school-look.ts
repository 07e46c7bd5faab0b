import { z } from 'zod'
import { colourNames, coloursOf, defaultColours, readableColours } from 'school-schema/colours'
import { typePairings, type TypePairing } from 'school-schema/type-pairings'
import { asPicture, cmsFile, pageOrLink, scheduleColumns, text } from './columns.ts'

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
