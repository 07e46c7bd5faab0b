import 'server-only'
import {
  createDirectus,
  customEndpoint,
  isDirectusError,
  rest,
  staticToken,
  withToken,
} from '@directus/sdk'
import { siteEnvironment } from '../../server/environment.ts'
import { CmsBroken, CmsRefused } from './errors.ts'
import { cmsFetch } from './transport.ts'

/** A request to the CMS's REST API; `params` are those of its query language. */
export type CmsRequest = {
  path: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  params?: Record<string, unknown>
  body?: unknown
}

function connect() {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  return createDirectus(CMS_URL, { globals: { fetch: cmsFetch } })
    .with(staticToken(CMS_TOKEN))
    .with(rest())
}

let client: ReturnType<typeof connect> | null = null

/**
 * Sends one request to the CMS. The response is unknown until a schema has parsed it. Throws CmsRefused
 * when the CMS responds with a list of errors below 500, CmsBroken for everything else.
 * @param token of another account than the site's own
 */
export async function request(
  { path, method = 'GET', params, body }: CmsRequest,
  token?: string,
): Promise<unknown> {
  client ??= connect()
  const command = customEndpoint<unknown>({
    path,
    method,
    ...(params && { params }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  try {
    return await client.request(token === undefined ? command : withToken(token, command))
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
