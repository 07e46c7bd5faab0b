import { colourNames, coloursOf, readableColours } from 'school-schema/school/colours'
import { failedValidation, type Hooks, type Row } from '../shared.ts'
import { guardRow } from './guard-row.ts'

const COLUMNS = colourNames.map((name) => `colour_${name}`)

/** Refuses colours with which a text of the website could not be read. */
export const guardColours = (hooks: Pick<Hooks, 'filter'>): void =>
  guardRow(hooks, 'school', COLUMNS, refuseUnreadable)

function refuseUnreadable(row: Row): void {
  const fault = faultOfColours(row)
  if (fault) throw failedValidation('school', fault.column, fault.message)
}

/** The first colour of the settings that is too light or too dark; null if every text is readable. */
export function faultOfColours(row: Row): { column: string; message: string } | null {
  const colours = coloursOf(row)
  const readable = readableColours(colours)
  const name = colourNames.find((each) => colours[each] !== readable[each])
  if (!name) return null
  const message = `Some texts could not be read with ${colours[name]}. The nearest colour that works is ${readable[name]}.`
  return { column: `colour_${name}`, message }
}
