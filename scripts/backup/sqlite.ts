import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ENQUIRIES } from '../../cms/extensions/shared.ts'
import { Problem } from '../launcher/problem.mjs'
import type { CmsContent, CmsDatabase } from './cms-database.ts'

export const SQLITE_COPY = 'cms.sqlite'

const BUSY_TIMEOUT_MS = 20_000

/** A CMS database in an SQLite file. */
export const sqliteDatabase = (cmsFile: string): CmsDatabase => ({
  file: SQLITE_COPY,
  async save(to) {
    if (!existsSync(cmsFile))
      throw new Problem(`${cmsFile} is not there: set DATA_DIR as for "npm start".`)
    snapshot(cmsFile, to)
  },
})

/**
 * Makes a consistent copy of a database while others write to it. The copy is written from scratch,
 * without free pages, so it does not contain erased rows.
 */
export function snapshot(from: string, to: string): void {
  const database = new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
}

/** Opens a copy that no other process uses. Throws a Problem if it is damaged. */
function withCopy<Result>(file: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const verdict = String(database.prepare('PRAGMA integrity_check').get()?.['integrity_check'])
    if (verdict !== 'ok') throw new Error(verdict)
    return work(database)
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    throw new Problem(`${file} is damaged (${fault}): use another backup.`)
  } finally {
    database.close()
  }
}

/** The number of enquiries in the copy of an outbox. Throws a Problem if it is damaged. */
export const countOutbox = (file: string): number =>
  withCopy(file, (outbox) => count(outbox, 'enquiry'))

const count = (database: DatabaseSync, table: string): number =>
  Number(
    database.prepare(`SELECT count(*) AS rows FROM "${table.replaceAll('"', '""')}"`).get()?.[
      'rows'
    ],
  )

// Directus's own tables are not listed, except the files.
const LISTED = `SELECT collection AS name FROM directus_collections
  WHERE collection IN (SELECT name FROM sqlite_master WHERE type = 'table')
  UNION SELECT 'directus_files' ORDER BY name`

// A file that is being uploaded has no size yet.
const FILES = `SELECT filename_disk AS name, filesize AS size FROM directus_files
  WHERE filesize IS NOT NULL`

const stored = z.array(z.object({ name: z.string(), size: z.coerce.number() }))

/** The content of such a copy. Throws a Problem if it is damaged. */
export const readSqliteCopy = (file: string): CmsContent =>
  withCopy(file, (cms) => {
    const names = cms
      .prepare(LISTED)
      .all()
      .map(({ name }) => String(name))
    return {
      rows: Object.fromEntries(names.map((name) => [name, count(cms, name)])),
      enquiryIds: ENQUIRIES.flatMap((collection) =>
        cms
          .prepare(`SELECT id FROM ${collection}`)
          .all()
          .map(({ id }) => String(id)),
      ),
      files: stored.parse(cms.prepare(FILES).all()),
    }
  })
