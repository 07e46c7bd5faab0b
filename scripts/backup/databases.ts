import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ENQUIRIES } from '../../cms/extensions/shared.ts'

export const CMS_FILE = 'cms.sqlite'
export const OUTBOX_FILE = 'outbox.sqlite'

const PATIENCE_MS = 20_000

/**
 * Copies a database as it is at one moment, while others write to it. Rows that were erased are not
 * in the copy, which SQLite writes from scratch, without the free places of the original.
 */
export function snapshot(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: PATIENCE_MS })
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
}

/** The rows that a query finds in a copy, which nobody else has open. */
function query(file: string, sql: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

/** What SQLite finds wrong with a database; null when it is sound. */
export function faultOf(file: string): string | null {
  try {
    const verdict = String(query(file, 'PRAGMA integrity_check')[0]?.['integrity_check'])
    return verdict === 'ok' ? null : verdict
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

// Directus's tables of its own do not concern the reader, but for the files.
const LISTED = `SELECT collection AS name FROM directus_collections
  WHERE collection IN (SELECT name FROM sqlite_master WHERE type = 'table')
  UNION SELECT 'directus_files' ORDER BY name`

/** How many rows each collection of the CMS has, and the outbox, in a backup. */
export function countRows(folder: string): Record<string, number> {
  const [cms, outbox] = [join(folder, CMS_FILE), join(folder, OUTBOX_FILE)]
  const count = (file: string, table: string) =>
    Number(query(file, `SELECT count(*) AS rows FROM "${table}"`)[0]?.['rows'])
  const names = query(cms, LISTED).map(({ name }) => String(name))
  return {
    ...Object.fromEntries(names.map((name) => [name, count(cms, name.replaceAll('"', '""'))])),
    outbox: existsSync(outbox) ? count(outbox, 'enquiry') : 0,
  }
}

// What is just being uploaded has no size yet.
const FILES = 'SELECT filename_disk, filesize FROM directus_files WHERE filesize IS NOT NULL'

const stored = z.array(z.object({ filename_disk: z.string(), filesize: z.coerce.number() }))

/** The number of files of the CMS whose bytes are not in the backup, or not all of them. */
export function countMissingFiles(folder: string): number {
  const files = stored.parse(query(join(folder, CMS_FILE), FILES))
  return files.filter(({ filename_disk, filesize }) => {
    const file = join(folder, 'uploads', filename_disk)
    return statSync(file, { throwIfNoEntry: false })?.size !== filesize
  }).length
}

/** The ids of all enquiries in a backup's copy of the CMS. */
export const listEnquiryIds = (folder: string): string[] =>
  ENQUIRIES.flatMap((collection) =>
    query(join(folder, CMS_FILE), `SELECT id FROM ${collection}`).map(({ id }) => String(id)),
  )
