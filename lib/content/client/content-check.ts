import 'server-only'
import { z } from 'zod'
import { fetchFromCms, request } from './client.ts'
import { CmsBroken, CmsRefused, isUnknownCollection } from './errors.ts'
import { requestRows } from './list-query.ts'
import { readRawContent, type RawContent, type RawName, type RawQuery } from './raw-rows.ts'

function requestRaw(collection: RawName, query: RawQuery): Promise<unknown> {
  if (collection === 'directus_files')
    return request({ path: '/files', params: { limit: -1, fields: query.fields } })
  const isSingleton = collection === 'school' || collection === 'disclosure'
  return requestRows(isSingleton ? { collection } : { collection, ...query })
}

/** The published content as it is stored. Throws CmsBroken or CmsRefused. */
export const requestRawContent = (): Promise<RawContent> =>
  readRawContent((collection, query) =>
    requestRaw(collection, query).catch((error: unknown) => {
      if (isUnknownCollection(error)) return []
      throw error
    }),
  )

/** The responses of Directus for a file that does not exist, or of which only the record exists. */
const GONE = [403, 404]

async function requestFile(id: string, method: 'HEAD' | 'GET'): Promise<Response | null> {
  const answer = await fetchFromCms(`/assets/${id}`, method)
  if (answer.ok) return answer
  if (GONE.includes(answer.status)) return null
  throw new CmsBroken(`The CMS answered ${answer.status} to a file`)
}

/** Whether the CMS has the file, and not only its record. */
export async function isFileStored(id: string): Promise<boolean> {
  return (await requestFile(id, 'HEAD')) !== null
}

/** The original of a file; null if the CMS does not have it. */
export async function readStoredFile(id: string): Promise<Uint8Array | null> {
  const answer = await requestFile(id, 'GET')
  return answer && new Uint8Array(await answer.arrayBuffer())
}

const finding = z.object({
  ...{ id: z.string(), page: z.string(), what: z.string(), todo: z.string(), link: z.string() },
})

/** A row of the findings, which the office reads in the CMS. */
export type FindingRow = z.infer<typeof finding>

const path = '/items/content_finding'

/** All findings. */
export async function listFindings(): Promise<FindingRow[]> {
  const params = { fields: Object.keys(finding.shape), limit: -1 }
  return z.array(finding).parse(await request({ path, params }))
}

/** Adds findings; another process of the site may have added one of them already. */
export async function addFindings(rows: readonly (FindingRow & { since: string })[]) {
  await request({ path, method: 'POST', body: rows }).catch((error: unknown) => {
    if (error instanceof CmsRefused && error.codes.includes('RECORD_NOT_UNIQUE')) return
    throw error
  })
}

/** Replaces the texts of a finding. */
export async function saveFinding({ id, ...words }: FindingRow): Promise<void> {
  await request({ path: `${path}/${id}`, method: 'PATCH', body: words })
}

/** Deletes findings. */
export async function removeFindings(ids: readonly string[]): Promise<void> {
  await request({ path, method: 'DELETE', body: ids })
}
