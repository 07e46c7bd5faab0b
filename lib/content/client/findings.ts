import 'server-only'
import { createItems, deleteItems, readItems, updateItem } from '@directus/sdk'
import { z } from 'zod'
import { request } from './client.ts'
import { CmsRefused } from './errors.ts'

const row = z.object({
  id: z.string(),
  page: z.string(),
  what: z.string(),
  todo: z.string(),
  link: z.string(),
})

/** A row of the list of things to mend, as the office reads it in the CMS. */
export type FindingRow = z.infer<typeof row>

const COLLECTION = 'content_finding'

/** What the list says now. */
export async function listFindings(): Promise<FindingRow[]> {
  const fields = Object.keys(row.shape) as never
  return z.array(row).parse(await request(readItems(COLLECTION, { fields, limit: -1 })))
}

/** Adds rows; one that is there already has been added by another process of the site. */
export async function addFindings(rows: readonly (FindingRow & { since: string })[]) {
  await request(createItems(COLLECTION, [...rows])).catch((error: unknown) => {
    if (error instanceof CmsRefused && error.codes.includes('RECORD_NOT_UNIQUE')) return
    throw error
  })
}

/** Puts other words into a row. */
export async function saveFinding({ id, ...words }: FindingRow): Promise<void> {
  await request(updateItem(COLLECTION, id, words))
}

/** Takes rows off the list. */
export async function removeFindings(ids: readonly string[]): Promise<void> {
  await request(deleteItems(COLLECTION, [...ids]))
}
