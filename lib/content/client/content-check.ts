import 'server-only'
import { createItems, deleteItems, readFiles, readItems, updateItem } from '@directus/sdk'
import { CERTIFICATE_FOLDER } from 'school-schema/certificates/certificates'
import { AFTER_IMPORT } from 'school-schema/findings'
import { z } from 'zod'
import { request } from './client.ts'
import { CmsRefused, isUnknownCollection } from './errors.ts'
import { requestRows } from './list-query.ts'
import { isSingleton } from './raw-columns.ts'
import { readRawContent, type RawContent, type RawName, type RawQuery } from './raw-rows.ts'

function requestRaw(collection: RawName, query: RawQuery): Promise<unknown> {
  if (collection === 'directus_files') {
    // Without a type, as the SDK knows no columns of our zod schemas. The site cannot read which
    // certificate uses a file.
    const filter = { _or: [{ folder: { _null: true } }, { folder: { _neq: CERTIFICATE_FOLDER } }] }
    const all: object = { limit: -1, fields: query.fields, filter }
    return request(readFiles(all))
  }
  return requestRows(isSingleton(collection) ? { collection } : { collection, ...query })
}

/** The published content as it is stored. Throws CmsBroken or CmsRefused. */
export const requestRawContent = (): Promise<RawContent> =>
  readRawContent((collection, query) =>
    requestRaw(collection, query).catch((error: unknown) => {
      if (isUnknownCollection(error)) return []
      throw error
    }),
  )

const finding = z.object({
  id: z.string(),
  kind: z.string(),
  page: z.string(),
  what: z.string(),
  todo: z.string(),
  link: z.string(),
})

/** A row of the findings, which the office reads in the CMS. */
export type FindingRow = z.infer<typeof finding>

/** The findings of the website. */
export async function listFindings(): Promise<FindingRow[]> {
  const fields = finding.keyof().options
  return z.array(finding).parse(
    await request(
      readItems('content_finding', {
        fields,
        limit: -1,
        filter: { kind: { _neq: AFTER_IMPORT } },
      }),
    ),
  )
}

/** Adds findings; another process of the site may have added one of them already. */
export async function addFindings(rows: readonly (FindingRow & { since: string })[]) {
  await request(createItems('content_finding', [...rows])).catch((error: unknown) => {
    if (error instanceof CmsRefused && error.codes.includes('RECORD_NOT_UNIQUE')) return
    throw error
  })
}

/** Replaces the texts of a finding. */
export async function saveFinding({ id, ...words }: FindingRow): Promise<void> {
  await request(updateItem('content_finding', id, words))
}

/** Deletes findings. */
export async function removeFindings(ids: readonly string[]): Promise<void> {
  await request(deleteItems('content_finding', [...ids]))
}
