import type { Collection } from 'school-schema/fields/collection'
import type { Field } from 'school-schema/fields/fields'
import {
  collections,
  CONTENT_COLLECTIONS,
  GALLERY_FILES,
  relations,
} from 'school-schema/collections'
import { fileTranslations } from 'school-schema/albums'
import { isRow, type Row, difference, type CmsSetup } from './client.ts'

/** A collection of 0.2.0 without content of the school: Directus's free tier counts it. */
const FORMER = 'office_figures'

/**
 * Removes a former collection, creates missing collections, fields and relations and updates their settings. A column keeps its
 * type: changing one is a migration, not a setup.
 */
export async function applySchema(cms: CmsSetup, siteUrl: string): Promise<void> {
  const existing = await cms.list('/collections')
  const fields = Map.groupBy(await cms.list('/fields'), (row) => row['collection'])
  if (existing.some(({ collection }) => collection === FORMER)) {
    await cms.remove(`/collections/${FORMER}`, [])
    cms.onStep(`Removed the collection ${FORMER}`)
  }
  for (const wanted of withPreviews(collections, siteUrl)) {
    const { collection } = wanted
    const actual = existing.find((row) => row['collection'] === collection)
    if (actual) {
      await correct(cms, wanted, actual)
      await applyFields(cms, collection, wanted.fields, fields.get(collection))
    } else {
      await cms.create('/collections', wanted)
      cms.onStep(`Created the collection ${collection}`)
    }
  }
  await applyFields(cms, 'directus_files', [fileTranslations], fields.get('directus_files'))
  await applyRelations(cms)
}

/** The collections with pages, with the preview address for the Studio. */
export function withPreviews(collections: readonly Collection[], siteUrl: string): Collection[] {
  return collections.map((each) => {
    const { collection, meta } = each
    // A picture is previewed in its album.
    if (!CONTENT_COLLECTIONS.includes(collection) || collection === GALLERY_FILES) return each
    // The Studio fills in the id.
    const preview_url = `${siteUrl}/preview/enter?collection=${collection}&id={{id}}`
    return { ...each, meta: { ...meta, preview_url } }
  })
}

async function correct(cms: CmsSetup, { collection, meta }: Collection, actual: Row) {
  const changed = difference(meta, metaOf(actual))
  if (!changed) return
  await cms.update(`/collections/${collection}`, { meta: changed })
  cms.onStep(`Updated the collection ${collection}`)
}

async function applyFields(
  cms: CmsSetup,
  collection: string,
  fields: readonly Field[],
  existing: readonly Row[] = [],
): Promise<void> {
  for (const wanted of fields) {
    const { field, meta } = wanted
    const actual = existing.find((row) => row['field'] === field)
    const changed = actual && difference(meta, metaOf(actual))
    if (!actual) await cms.create(`/fields/${collection}`, wanted)
    else if (changed) await cms.update(`/fields/${collection}/${field}`, { meta: changed })
    else continue
    cms.onStep(`${actual ? 'Updated' : 'Created'} the field ${collection}.${field}`)
  }
}

async function applyRelations(cms: CmsSetup): Promise<void> {
  const existing = await cms.list('/relations')
  for (const relation of relations) {
    const { collection, field } = relation
    if (existing.some((row) => row['collection'] === collection && row['field'] === field)) continue
    await cms.create('/relations', relation)
    cms.onStep(`Created the relation ${collection}.${field}`)
  }
}

function metaOf(row: Row): Row {
  return isRow(row['meta']) ? row['meta'] : {}
}
