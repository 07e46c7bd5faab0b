import {
  type Hooks,
  type Row,
  failedValidation,
  invalidPayload,
  isLimited,
  timeOf,
  type Database,
} from '../shared.ts'
import { schoolDay } from 'school-schema/day'
import { fieldLabel } from 'school-schema/fields/fields'
import { collections, GALLERY_FILES, relations } from 'school-schema/collections'
import { MAX_CALENDAR_DAYS } from 'school-schema/choices'
import { cleanTexts, storedRow, systemTexts } from './stored-row.ts'
import { ownValue } from 'school-schema/values/own-value'
import { DEFAULT_LANGUAGE, languageNames } from 'school-schema/languages'
import { FIRST_LANGUAGE } from 'school-schema/school/school'
import { colourNames, coloursOf, readableColours } from 'school-schema/school/colours'
import { DAY_MS } from 'school-schema/values/durations'

/** What is wrong with a row, and the field at which the Studio shows it; null if nothing is. */
export type Refusal = { field: string; message: string } | null

/** Checks each row of a collection as it will be stored, when one of these columns is written. */
export function guardRow(
  { filter }: Pick<Hooks, 'filter'>,
  collection: string,
  columns: readonly string[],
  refusalOf: (row: Row, database: Database) => Refusal | Promise<Refusal>,
): void {
  const check = async (row: Row, database: Database) => {
    const refusal = await refusalOf(row, database)
    if (refusal) throw failedValidation(collection, refusal.field, refusal.message)
  }
  filter<Row>(`${collection}.items.create`, (row, _meta, { database }) => check(row, database))
  filter<Row>(`${collection}.items.update`, async (changes, { keys = [] }, { database }) => {
    if (!columns.some((column) => Object.hasOwn(changes, column))) return
    const rows = await database(collection)
      .select('id', ...columns)
      .whereIn('id', keys)
    for (const row of rows) await check({ ...row, ...changes }, database)
  })
}

/** Two fields of a row of which the second ends what the first begins; the days of a period count. */
type Period = { first: string; last: string; isOfDays?: boolean }

const PERIODS: readonly Period[] = [
  { first: 'publish_from', last: 'publish_until' },
  { first: 'alert_from', last: 'alert_until' },
  { first: 'from', last: 'to', isOfDays: true },
  { first: 'admission_from', last: 'admission_until', isOfDays: true },
  { first: 'event_date', last: 'event_until', isOfDays: true },
]

/** Corrects or rejects edits that would lose content silently, by every API. */
export function guardContent(hooks: Pick<Hooks, 'filter'>): void {
  const { filter } = hooks
  filter<string[]>('files.delete', async (ids, _meta, { database, accountability }) => {
    // Directus rejects all others afterwards, and must not reveal drafts to them.
    if (isLimited(accountability)) return
    const use = await findUse(database, ids)
    if (use) throw invalidPayload(`This file is on the ${use}. Remove it there first.`)
  })
  filter<Row>('notification.items.create', withDate)
  for (const each of collections)
    for (const change of ['create', 'update'])
      filter<Row>(`${each.collection}.items.${change}`, (row, _meta, { accountability }) =>
        storedRow(each, row, accountability),
      )
  for (const [kind, names] of systemTexts)
    for (const change of ['create', 'update'])
      filter<Row>(`${kind}.${change}`, (row) => cleanTexts(names, row))
  for (const { collection, fields } of collections) {
    const names = fields.map(({ field }) => field)
    for (const period of PERIODS.filter(({ first }) => names.includes(first))) {
      const { first, last } = period
      guardRow(hooks, collection, [first, last], (row) => {
        const message = refusalOfPeriod(row, period)
        return message === null ? null : { field: last, message }
      })
    }
  }
}

/** A new notice with its date: today, if the editor wrote none. */
export const withDate = (row: Row): Row => ({ ...row, date: row['date'] ?? schoolDay() })

/** The message about a row whose end does not fit its beginning; null for any other. */
export function refusalOfPeriod(row: Row, { first, last, isOfDays }: Period): string | null {
  const milliseconds = timeOf(row[last]) - timeOf(row[first])
  // Rounded, as a stored day begins in the time zone of the server.
  const days = Math.round(milliseconds / DAY_MS)
  const [from, until] = [fieldLabel(first), fieldLabel(last)]
  if (isOfDays && (days < 0 || days > MAX_CALENDAR_DAYS))
    return `“${until}” must not be before “${from}”, nor more than a year later; correct one of them.`
  if (!isOfDays && milliseconds <= 0)
    return `“${until}” must be later than “${from}”; correct one of them.`
  return null
}

/** The same of all its periods. */
export const refusalOfPeriods = (row: Row): string | null =>
  PERIODS.map((period) => refusalOfPeriod(row, period)).find((message) => message !== null) ?? null

const LABELS: Readonly<Record<string, { kind: string; name: string }>> = {
  notification: { kind: 'notice', name: 'title' },
  heading: { kind: 'heading', name: 'title' },
  pages: { kind: 'page', name: 'title' },
  gallery: { kind: 'album', name: 'title' },
  disclosure_document: { kind: 'disclosure document', name: 'title' },
  exam: { kind: 'online exam', name: 'title' },
  book: { kind: 'book list', name: 'title' },
  faculty: { kind: 'teacher', name: 'name' },
  team: { kind: 'house or club', name: 'name' },
  certificate: { kind: 'transfer certificate', name: 'certificate_number' },
  school: { kind: 'settings of the school', name: 'name' },
  section: { kind: 'part of a page', name: 'title' },
  person: { kind: 'member of a committee', name: 'name' },
  fee: { kind: 'fee of class', name: 'class_name' },
  calendar_date: { kind: 'date of the calendar', name: 'title' },
  disclosure: { kind: 'facts of the disclosure', name: 'principal_name' },
  board_result: { kind: 'board result of class', name: 'class' },
  redirect: { kind: 'redirect', name: 'old_address' },
}

/** Where a row uses one of these files, as a text for editors; null if no row does. */
export async function findUse(database: Database, ids: readonly string[]): Promise<string | null> {
  for (const { collection, field } of relations.filter(isToFile)) {
    const [row] = await database(collection).whereIn(field, ids)
    if (row) return labelOf(database, collection, row)
  }
  for (const [collection, field] of textFields()) {
    for (const id of ids) {
      const [row] = await database(collection).where(field, 'like', `%${id}%`)
      if (row) return labelOf(database, collection, row)
    }
  }
  return null
}

const isToFile = ({ related_collection }: (typeof relations)[number]) =>
  related_collection === 'directus_files'

/** Every column that can contain the address of a file: rich text and addresses. */
const textFields = (): [string, string][] =>
  collections
    .filter(({ meta }) => meta['group'] === 'website')
    .flatMap(({ collection, fields }) =>
      fields
        .filter(({ type, schema }) => schema !== null && (type === 'text' || type === 'string'))
        .map(({ field }): [string, string] => [collection, field]),
    )

async function labelOf(database: Database, collection: string, row: Row): Promise<string> {
  if (collection !== GALLERY_FILES) return describeRow(collection, row)
  const [album] = await database('gallery').where('id', '=', row['gallery_id'])
  return describeRow('gallery', album ?? {})
}

/** What a row is called in a message: notice “Holiday”. */
export function describeRow(collection: string, row: Row): string {
  const { kind, name } = ownValue(LABELS, collection) ?? { kind: collection, name: 'title' }
  const title = row[name] ?? row['page_name']
  return typeof title === 'string' && title !== '' ? `${kind} “${title}”` : kind
}

const COLUMNS = colourNames.map((name) => `colour_${name}`)

/** Refuses colours with which a text of the website could not be read, and a first language that is off. */
export function guardSchool(hooks: Pick<Hooks, 'filter'>): void {
  guardRow(hooks, 'school', COLUMNS, refusalOfColours)
  guardRow(hooks, 'school', [FIRST_LANGUAGE, 'languages'], refusalOfFirst)
}

/** The message about a first language that the website does not have; null for any other. */
export function refusalOfFirst(row: Row): Refusal {
  const first = row[FIRST_LANGUAGE]
  const added: readonly string[] = String(row['languages']).match(/\w+/g) ?? []
  if (typeof first !== 'string' || first === DEFAULT_LANGUAGE || added.includes(first)) return null
  const name = ownValue(languageNames, first) ?? first
  return {
    field: FIRST_LANGUAGE,
    message: `The website is not in ${name}. Tick it under “Languages”, or choose another first language.`,
  }
}

/** The first colour of the settings that is too light or too dark; null if every text is readable. */
export function refusalOfColours(row: Row): Refusal {
  const colours = coloursOf(row)
  const readable = readableColours(colours)
  const name = colourNames.find((each) => colours[each] !== readable[each])
  if (!name) return null
  const message = `Some texts could not be read with ${colours[name]}. The nearest colour that works is ${readable[name]}.`
  return { field: `colour_${name}`, message }
}
