import 'server-only'
import { z } from 'zod'
import { siteEnvironment } from '../../server/environment.ts'
import { request } from '../client/client.ts'

/** The token of the account that may read drafts. */
export const previewToken = () => siteEnvironment().CMS_PREVIEW_TOKEN ?? ''

const names = z.array(z.object({ page_name: z.string() }))

/** The name of a row of `pages`; null when there is none with that id. */
export async function getPageRowName(id: number): Promise<string | null> {
  const params = { fields: ['page_name'], filter: { id: { _eq: id } }, limit: 1 }
  const rows = await request({ path: '/items/pages', params }, previewToken())
  return names.parse(rows)[0]?.page_name ?? null
}
