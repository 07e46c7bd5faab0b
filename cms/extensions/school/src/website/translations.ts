import { TRANSLATED } from 'school-schema/languages'
import { rowsIn, type Hooks, type Row } from '../shared.ts'

const asText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

const isSame = (one: unknown, other: unknown) => asText(one) === asText(other)

/**
 * The changes of a row with the mark of each translation: outdated if only the original changes, and
 * not any more if the translation changes or an editor removes the mark.
 */
export function markOutdated(row: Row, changes: Row, columns: readonly string[]): Row {
  const stored = rowsIn(row['translations'])
  const given = 'translations' in changes ? rowsIn(changes['translations']) : stored
  const isChanged = columns.some(
    (name) => Object.hasOwn(changes, name) && !isSame(row[name], changes[name]),
  )
  if (given.length === 0 || (!isChanged && !('translations' in changes))) return changes
  const translations = given.map((each) => {
    const before = stored.find(({ language }) => language === each['language'])
    if (isSame(before, each)) return isChanged ? { ...each, outdated: true } : each
    return before?.['outdated'] && each['outdated'] ? { ...each, outdated: false } : each
  })
  return { ...changes, translations }
}

/** Marks translations whose original changes. Several rows at once are not compared. */
export function keepTranslations({ filter }: Pick<Hooks, 'filter'>): void {
  for (const [collection, columns] of Object.entries(TRANSLATED)) {
    const event = collection === 'directus_files' ? 'files.update' : `${collection}.items.update`
    filter<Row>(event, async (changes, { keys = [] }, { database }) => {
      if (keys.length !== 1) return changes
      const rows = await database(collection)
        .select('translations', ...columns)
        .whereIn('id', keys)
      return rows[0] ? markOutdated(rows[0], changes, columns) : changes
    })
  }
}
