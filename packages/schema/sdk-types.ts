import type { Collection } from './fields/collection.ts'
import type { Field } from './fields/fields.ts'
import { ownValue } from './values/own-value.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collections } from './collections.ts'

/** The types of columns, by those of Directus. Dates and times come as texts. */
const TYPES: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  date: 'string',
  float: 'number',
  integer: 'number',
  json: 'string[]',
  string: 'string',
  text: 'string',
  timestamp: 'string',
  uuid: 'string',
}

/** The source of the types of all collections for the SDK of Directus. */
function sdkTypes(collections: readonly Collection[]): string {
  const tables = collections.filter(({ schema }) => schema !== null)
  return [
    '// Written from the model by `npm run check`.',
    '',
    '/** The collections of the CMS with their columns. No response is trusted because of these types. */',
    'export type Schema = {',
    ...tables.flatMap(({ collection, fields, meta }) => [
      `  ${collection}: {`,
      ...fields.flatMap(columnOf),
      meta['singleton'] ? '  }' : '  }[]',
    ]),
    '}',
    '',
  ].join('\n')
}

function columnOf({ field, type, schema, meta }: Field): string[] {
  // Rows of another collection that refer to this one, by their keys.
  if (meta['special'] instanceof Array && meta['special'].includes('files'))
    return [`    ${field}: number[]`]
  if (schema === null) return []
  const isRequired = schema['is_primary_key'] === true || schema['is_nullable'] === false
  return [`    ${field}: ${ownValue(TYPES, type) ?? 'unknown'}${isRequired ? '' : ' | null'}`]
}

/** Writes the types of all collections for the SDK of Directus into `cms.ts`, which git ignores. */
export async function writeSdkTypes(): Promise<void> {
  const file = join(import.meta.dirname, 'cms.ts')
  const text = sdkTypes(collections)
  // An unchanged file needs no new build.
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text)
}
