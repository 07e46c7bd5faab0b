import type { Database, Hooks } from '../shared.ts'

/** Kinds of pages that an earlier version named after pages of the sample. */
const RENAMED = { karate: 'pictures', abacus: 'notice-board' }

/** Renames kinds in the rows of an earlier version: in the database, as an update would make a page of the sample the school's own. */
export function renamePageKinds({ init }: Pick<Hooks, 'init'>, database: Database): void {
  init('app.before', async () => {
    if (!(await database.schema.hasColumn('pages', 'kind'))) return
    for (const [old, kind] of Object.entries(RENAMED))
      await database('pages').where({ kind: old }).update({ kind })
  })
}
