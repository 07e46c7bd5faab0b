import { join } from 'node:path'
import { withDatabase } from './database-file.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS)

/** Puts an enquiry into the CMS's database while nobody looks, as one that came so long ago. */
export function plantInCms(dataDir: string, id: string, name: string, days: number): void {
  withDatabase(join(dataDir, 'cms.sqlite'), (cms) =>
    cms
      .prepare(
        `INSERT INTO admission (id, name, age, class, phone, date_created)
         VALUES (?, ?, 6, 'I', '0000000000', ?)`,
      )
      .run(id, name, daysAgo(days).getTime()),
  )
}

/** Puts an enquiry into the outbox as the site keeps one; with a refusal it stays there. */
export function plantInOutbox(
  dataDir: string,
  item: Record<string, unknown>,
  { days = 0, refusal = null }: { days?: number; refusal?: string | null } = {},
): string {
  const id = crypto.randomUUID()
  withDatabase(join(dataDir, 'outbox.sqlite'), (outbox) =>
    outbox
      .prepare(
        `INSERT INTO enquiry (id, collection, item, received_at, next_at, refusal)
         VALUES (?, 'admission_form', ?, ?, ?, ?)`,
      )
      .run(id, JSON.stringify(item), daysAgo(days).getTime(), Date.now(), refusal),
  )
  return id
}

/** Adds a revision of an item of the CMS, as earlier settings of the CMS may have left some. */
export function plantRevision(dataDir: string, item: string, data: object): void {
  withDatabase(join(dataDir, 'cms.sqlite'), (cms) =>
    cms
      .prepare(
        `INSERT INTO directus_revisions (activity, collection, item, data)
         SELECT id, collection, item, ? FROM directus_activity WHERE item = ? LIMIT 1`,
      )
      .run(JSON.stringify(data), item),
  )
}
