import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ENQUIRIES } from '../../cms/extensions/shared.ts'
import { withCopy } from './sqlite.ts'

export const CMS_FILE = 'cms.sqlite'
export const OUTBOX_FILE = 'outbox.sqlite'

// Directus's tables of its own do not concern the reader, but for the files.
const LISTED = `SELECT collection AS name FROM directus_collections
  WHERE collection IN (SELECT name FROM sqlite_master WHERE type = 'table')
  UNION SELECT 'directus_files' ORDER BY name`

const named = z.array(z.object({ name: z.string() }))
const stored = z.array(z.object({ filename_disk: z.string(), filesize: z.coerce.number() }))

/** How many rows each collection of the CMS has, and the outbox, in a backup. */
export function countRows(folder: string): Record<string, number> {
  const counts = withCopy(join(folder, CMS_FILE), (cms) =>
    named.parse(cms.prepare(LISTED).all()).map(({ name }) => {
      const row = cms.prepare(`SELECT count(*) AS rows FROM "${name.replaceAll('"', '""')}"`).get()
      return [name, Number(row?.['rows'])] as const
    }),
  )
  return { ...Object.fromEntries(counts), outbox: countOutbox(folder) }
}

/** The files of the CMS whose bytes are not in the backup, or not all of them. */
export function countMissingFiles(folder: string): number {
  const files = withCopy(join(folder, CMS_FILE), (cms) =>
    // What is just being uploaded has no size yet.
    stored.parse(
      cms
        .prepare('SELECT filename_disk, filesize FROM directus_files WHERE filesize IS NOT NULL')
        .all(),
    ),
  )
  return files.filter(({ filename_disk, filesize }) => {
    const file = join(folder, 'uploads', filename_disk)
    return !existsSync(file) || statSync(file).size !== filesize
  }).length
}

/** The ids of all enquiries in a backup's copy of the CMS. */
export function listEnquiryIds(folder: string): string[] {
  return withCopy(join(folder, CMS_FILE), (cms) =>
    ENQUIRIES.flatMap((collection) =>
      cms
        .prepare(`SELECT id FROM ${collection}`)
        .all()
        .map(({ id }) => String(id)),
    ),
  )
}

function countOutbox(folder: string): number {
  const file = join(folder, OUTBOX_FILE)
  if (!existsSync(file)) return 0
  return withCopy(file, (outbox) =>
    Number(outbox.prepare('SELECT count(*) AS rows FROM enquiry').get()?.['rows']),
  )
}
