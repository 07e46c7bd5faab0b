import { listDifferences } from 'school-schema/figures/figures'
import { TRANSLATED } from 'school-schema/languages'
import { collections } from 'school-schema/collections'
import { invalidPayload, rowsIn, type Hooks, type Row } from '../shared.ts'
import { forgetLoaded, mergeLists, rememberLoaded } from './loaded-lists.ts'

const asText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

const isSame = (one: unknown, other: unknown) => asText(one) === asText(other)

const now = () => new Date().toISOString()

type Change = { before: Row | undefined; after: Row; original: Row; isOriginalChanged: boolean }

/**
 * Whether a translation is older than its original. An editor who removes the mark is believed; one
 * who corrects the texts has followed the original as soon as the figures agree.
 */
function isOutdated(change: Change, columns: readonly string[], isCorrected: boolean): unknown {
  const { before, after, original, isOriginalChanged } = change
  const isConfirmed = before?.['outdated'] && 'outdated' in after && !after['outdated']
  if (isConfirmed) return false
  if (!isCorrected) return isOriginalChanged || (after['outdated'] ?? before?.['outdated'])
  if (isOriginalChanged || before?.['outdated'])
    return listDifferences(columns, original, after).length > 0
  // What an editor has confirmed is not this text.
  return after['outdated'] === true || undefined
}

/** A translation with its mark, and with the time at which its texts last changed. */
function markOne(change: Change, columns: readonly string[]): Row {
  const { before, after } = change
  const isCorrected = columns.some((name) => !isSame(before?.[name], after[name]))
  // The Studio sends back what is stored; an import has the time and the mark of its own text.
  const isGiven = Boolean(after['changed']) && !isSame(after['changed'], before?.['changed'])
  const outdated = isGiven ? after['outdated'] : isOutdated(change, columns, isCorrected)
  const corrected = isGiven ? after['changed'] : now()
  const changed = isCorrected ? corrected : before?.['changed']
  const marked: Row = { ...after, changed, outdated }
  // One that was never outdated has no mark.
  if (!outdated && !('outdated' in after) && !before?.['outdated']) delete marked['outdated']
  if (!changed) delete marked['changed']
  if (outdated === undefined) delete marked['outdated']
  return marked
}

/** The changes of a row with its translations marked, each with the time of its last change. */
export function markOutdated(row: Row, changes: Row, columns: readonly string[]): Row {
  const stored = rowsIn(row['translations'])
  const given = 'translations' in changes ? rowsIn(changes['translations']) : stored
  const isOriginalChanged = columns.some(
    (name) => Object.hasOwn(changes, name) && !isSame(row[name], changes[name]),
  )
  if (given.length === 0 || (!isOriginalChanged && !('translations' in changes))) return changes
  const original = { ...row, ...changes }
  const translations = given.map((after) => {
    const before = stored.find(({ language }) => language === after['language'])
    return markOne({ before, after, original, isOriginalChanged }, columns)
  })
  return { ...changes, translations }
}

/** A new row whose translations have their time; those of an import keep their own. */
export function dateTranslations(row: Row): Row {
  const translations = rowsIn(row['translations'])
  if (translations.length === 0) return row
  return { ...row, translations: translations.map((each) => ({ changed: now(), ...each })) }
}

/** The website says nowhere when the title of a file changed, and uploads bring it without a day. */
function withoutDays(changes: Row): Row {
  if (!('translations' in changes)) return changes
  const translations = rowsIn(changes['translations']).map(({ changed: _, ...each }) => each)
  return { ...changes, translations }
}

/** The columns of a collection that are lists; files have only translations from us. */
const listsOf = (collection: string): string[] =>
  collections
    .find((each) => each.collection === collection)
    ?.fields.filter(({ type }) => type === 'json')
    .map(({ field }) => field) ?? ['translations']

/** Refuses one text for several rows whose translations would stay behind: a save of several rows cannot mark each. */
export function refuseLeftBehind(
  rows: readonly Row[],
  sent: Row,
  columns: readonly string[],
): void {
  if ('translations' in sent || rows.every((row) => markOutdated(row, sent, columns) === sent))
    return
  const names = columns.filter((name) => Object.hasOwn(sent, name)).join(', ')
  throw invalidPayload(
    `Some of these rows have translations, which would not follow. Change this in one row at a time: ${names}.`,
  )
}

/**
 * Marks translations whose original changes, and takes from the lists of a save only what this person
 * changed.
 */
export function keepTranslations({ action, filter }: Pick<Hooks, 'action' | 'filter'>): void {
  for (const [collection, columns] of Object.entries(TRANSLATED)) {
    const isFile = collection === 'directus_files'
    const lists = listsOf(collection)
    const event = isFile ? 'files' : `${collection}.items`
    if (!isFile) filter<Row>(`${event}.create`, dateTranslations)
    filter<unknown>(`${event}.read`, (rows, _meta, { accountability }) => {
      rememberLoaded(rows, collection, lists, accountability)
      return rows
    })
    action(`${event}.update`, (meta, { accountability }) => forgetLoaded(meta, accountability))
    filter<Row>(`${event}.update`, async (sent, meta, { database, accountability }) => {
      const { keys = [] } = meta
      const hasTexts = columns.some((name) => Object.hasOwn(sent, name))
      if (keys.length > 1 && !hasTexts) return sent
      const rows = await database(collection)
        .select(...new Set([...lists, ...columns]))
        .whereIn('id', keys)
      const [row] = rows
      if (keys.length > 1) {
        refuseLeftBehind(rows, sent, columns)
        return sent
      }
      if (!row) return isFile ? withoutDays(sent) : sent
      const changes = mergeLists(sent, row, meta, accountability)
      const marked = markOutdated(row, changes, columns)
      return isFile ? withoutDays(marked) : marked
    })
  }
}
