import { PERSONAL } from './row-rules.ts'
import type { Database } from './types.ts'

/** Removes what earlier versions left in the database. */
export async function cleanUp(database: Database): Promise<void> {
  await database.schema.dropTableIfExists('noted_passwords')
  await database('directus_revisions')
    .whereIn('collection', PERSONAL)
    .update({ data: null, delta: null })
}
