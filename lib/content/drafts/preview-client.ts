import 'server-only'
import { readItems, withToken, type RestCommand } from '@directus/sdk'
import { z } from 'zod'
import { siteEnvironment } from '../../server/environment.ts'
import { request } from '../client/client.ts'
import type { Schema } from '../client/schema.ts'

/** Asks the CMS as the account that may read drafts. */
export function requestAsPreview(command: RestCommand<unknown, Schema>): Promise<unknown> {
  return request(withToken(siteEnvironment().CMS_PREVIEW_TOKEN ?? '', command))
}

const names = z.array(z.object({ page_name: z.string() }))

/** The name of a row of `pages`; null when there is none of that number. */
export async function getPageRowName(id: number): Promise<string | null> {
  const command = readItems<Schema, 'pages', object>('pages', {
    fields: ['page_name'],
    filter: { id: { _eq: id } },
    limit: 1,
  })
  return names.parse(await requestAsPreview(command))[0]?.page_name ?? null
}
