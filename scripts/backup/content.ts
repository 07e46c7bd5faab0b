import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsContent } from './cms-database.ts'
import { readPostgresCopy } from './postgres-copy.ts'
import { POSTGRES_COPY } from './postgres.ts'
import { countOutbox, readSqliteCopy, SQLITE_COPY } from './sqlite.ts'

export const OUTBOX_COPY = 'outbox.sqlite'

/** The content of the CMS in a backup. Throws a Problem if the copy is damaged. */
export async function readCms(folder: string): Promise<CmsContent> {
  const dump = join(folder, POSTGRES_COPY)
  return existsSync(dump) ? readPostgresCopy(dump) : readSqliteCopy(join(folder, SQLITE_COPY))
}

/** The number of rows in a backup, by collection, and of enquiries in the outbox. */
export async function countRows(folder: string): Promise<Record<string, number>> {
  const { rows } = await readCms(folder)
  const outbox = join(folder, OUTBOX_COPY)
  return { ...rows, outbox: existsSync(outbox) ? countOutbox(outbox) : 0 }
}

/** The number of files of the CMS that are missing or incomplete in a backup. */
export async function countMissingFiles(folder: string): Promise<number> {
  const { files } = await readCms(folder)
  return files.filter(({ name, size }) => {
    const file = join(folder, 'uploads', name)
    return statSync(file, { throwIfNoEntry: false })?.size !== size
  }).length
}
