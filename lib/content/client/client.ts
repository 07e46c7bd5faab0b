import 'server-only'
import { createDirectus, isDirectusError, rest, staticToken, type RestCommand } from '@directus/sdk'
import { siteEnvironment } from '../../server/environment.ts'
import { CmsBroken, CmsRefused } from './errors.ts'
import type { Schema } from './schema.ts'
import { cmsFetch } from './transport.ts'

function connect() {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  return createDirectus<Schema>(CMS_URL, { globals: { fetch: cmsFetch } })
    .with(staticToken(CMS_TOKEN))
    .with(rest())
}

let client: ReturnType<typeof connect> | null = null

/**
 * Asks the CMS one question. The answer is unknown until a schema has parsed it. Throws CmsRefused
 * when the CMS answers with a list of errors below 500, CmsBroken for everything else.
 */
export async function request(command: RestCommand<unknown, Schema>): Promise<unknown> {
  client ??= connect()
  try {
    return await client.request(command)
  } catch (error) {
    if (!isDirectusError(error)) throw new CmsBroken('The CMS did not answer', { cause: error })
    const { status } = error.response
    if (status >= 500) throw new CmsBroken(`The CMS answered ${status}`, { status })
    throw new CmsRefused(
      status,
      error.errors.map(({ message, extensions }) => ({ message, code: extensions.code })),
    )
  }
}
