import { collections, relations } from '../model/index.ts'
import type { Collection, Field } from '../model/types.ts'
import { isRow, type Cms, type Row } from './client.ts'
import { difference } from './difference.ts'

type OnStep = (text: string) => void

/**
 * Creates the collections, fields and relations that are missing and corrects notes, widths and
 * the like. A column that exists keeps its type: changing one is a migration, not a setup.
 */
export async function applySchema(cms: Cms, onStep: OnStep): Promise<void> {
  const existing = byKey(await cms.list('/collections'), 'collection')
  const fields = await listFields(cms)
  for (const wanted of collections) {
    const actual = existing.get(wanted.collection)
    if (actual === undefined) await createCollection(cms, wanted, onStep)
    else
      await reconcile(
        cms,
        wanted,
        actual,
        fields.get(wanted.collection) ?? new Map<string, Row>(),
        onStep,
      )
  }
  await applyRelations(cms, onStep)
}

async function createCollection(cms: Cms, wanted: Collection, onStep: OnStep): Promise<void> {
  await cms.create('/collections', wanted)
  onStep(`Created the collection ${wanted.collection}`)
}

async function reconcile(
  cms: Cms,
  wanted: Collection,
  actual: Row,
  actualFields: Map<string, Row>,
  onStep: OnStep,
): Promise<void> {
  const changed = difference(wanted.meta, metaOf(actual))
  if (changed) {
    await cms.update(`/collections/${wanted.collection}`, { meta: changed })
    onStep(`Updated the collection ${wanted.collection}`)
  }
  for (const field of wanted.fields) {
    await applyField(cms, wanted.collection, field, actualFields.get(field.field), onStep)
  }
}

async function applyField(
  cms: Cms,
  collection: string,
  wanted: Field,
  actual: Row | undefined,
  onStep: OnStep,
): Promise<void> {
  if (actual === undefined) {
    await cms.create(`/fields/${collection}`, wanted)
    onStep(`Created the field ${collection}.${wanted.field}`)
    return
  }
  const changed = difference(wanted.meta, metaOf(actual))
  if (!changed) return
  await cms.update(`/fields/${collection}/${wanted.field}`, { meta: changed })
  onStep(`Updated the field ${collection}.${wanted.field}`)
}

async function applyRelations(cms: Cms, onStep: OnStep): Promise<void> {
  const existing = await cms.list('/relations')
  const names = new Set(existing.map((row) => [row['collection'], row['field']].join('.')))
  for (const relation of relations) {
    const name = `${relation.collection}.${relation.field}`
    if (names.has(name)) continue
    await cms.create('/relations', relation)
    onStep(`Created the relation ${name}`)
  }
}

async function listFields(cms: Cms): Promise<Map<string, Map<string, Row>>> {
  const rows = await cms.list('/fields')
  const grouped = Map.groupBy(rows, (row) => String(row['collection']))
  return new Map([...grouped].map(([name, group]) => [name, byKey(group, 'field')]))
}

function byKey(rows: Row[], key: string): Map<string, Row> {
  return new Map(rows.map((row) => [String(row[key]), row]))
}

function metaOf(row: Row): Row {
  return isRow(row['meta']) ? row['meta'] : {}
}
