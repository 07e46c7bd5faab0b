import { expect } from '@playwright/test'
import { askCms } from './cms.ts'
import { requireEnv } from './require-env.ts'

/** Saves a draft as the Studio does and names it; `item` is null for one of something that is not there yet. */
export async function saveDraft(
  collection: string,
  item: number | null,
  delta: Record<string, unknown>,
): Promise<string> {
  const key = { key: 'draft', collection, item: item === null ? null : String(item) }
  const { data } = await askCms('POST', '/versions', key)
  const { id } = data as { id: string }
  // On a busy machine the CMS turns requests away, untouched.
  await expect(async () => {
    expect((await askCms('POST', `/versions/${id}/save`, delta)).status).toBe(200)
  }).toPass({ timeout: 20_000 })
  return id
}

/** Removes whatever drafts an item has. */
export async function removeDrafts(collection: string, item: number): Promise<void> {
  const filter = { collection: { _eq: collection }, item: { _eq: String(item) } }
  const query = `fields=id&filter=${encodeURIComponent(JSON.stringify(filter))}`
  const { data } = await askCms('GET', `/versions?${query}`)
  for (const { id } of data as { id: string }[]) await askCms('DELETE', `/versions/${id}`)
}

/** Follows one redirect, as whoever has this token. */
async function follow(address: string, token?: string): Promise<string> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(address, { redirect: 'manual', headers })
  expect([302, 307]).toContain(answer.status)
  return new URL(answer.headers.get('location') ?? '', address).href
}

/** The signed address of a preview, got as an administrator who opens it in the Studio. */
export async function previewAddress(fields: Record<string, string>): Promise<string> {
  const query = new URLSearchParams(fields).toString()
  const studio = await follow(`${requireEnv('E2E_SITE_URL')}/preview/enter?${query}`)
  return follow(await follow(studio, requireEnv('E2E_CMS_ADMIN_TOKEN')))
}

/** The whole answer of the site, after its redirects. */
export async function getBytes(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(address, requireEnv('E2E_SITE_URL')), { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString() }
}

/** The address with another value of one field. */
export function altered(address: string, field: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(field, value)
  return url.href
}
