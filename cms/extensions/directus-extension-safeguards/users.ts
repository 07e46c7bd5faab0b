import type { Database } from './database.ts'

/** Columns of Directus whose foreign keys neither cascade nor are cleared when an account is deleted. */
const REFERENCES = [
  ['directus_files', 'uploaded_by'],
  ['directus_files', 'modified_by'],
] as const

/** Keeps what these people made and forgets who made it, so that their accounts can be deleted. */
export async function releaseContent(database: Database, users: readonly unknown[]): Promise<void> {
  for (const [table, column] of REFERENCES)
    await database(table)
      .whereIn(column, users)
      .update({ [column]: null })
}
