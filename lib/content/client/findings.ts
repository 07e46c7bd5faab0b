import 'server-only'
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

/** A row of the list of things to fix, as the office reads it in the CMS. */
export type FindingRow = z.infer<typeof row>

const path = '/items/content_finding'

/** All rows of the list. */
export async function listFindings(): Promise<FindingRow[]> {
  const params = { fields: Object.keys(row.shape), limit: -1 }
  return z.array(row).parse(await request({ path, params }))
}

/** Adds rows; another process of the site may have added one of them already. */
export async function addFindings(rows: readonly (FindingRow & { since: string })[]) {
  await request({ path, method: 'POST', body: rows }).catch((error: unknown) => {
    if (error instanceof CmsRefused && error.codes.includes('RECORD_NOT_UNIQUE')) return
    throw error
  })
}

/** Replaces the words of a row. */
export async function saveFinding({ id, ...words }: FindingRow): Promise<void> {
  await request({ path: `${path}/${id}`, method: 'PATCH', body: words })
}

/** Deletes rows from the list. */
export async function removeFindings(ids: readonly string[]): Promise<void> {
  await request({ path, method: 'DELETE', body: ids })
}
