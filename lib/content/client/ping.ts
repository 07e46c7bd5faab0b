import 'server-only'
import { z } from 'zod'
import { siteEnvironment } from '../../server/environment.ts'
import { cmsFetch } from './transport.ts'

/** `wrong-answer`: something answers that is not a healthy CMS, such as a maintenance page. */
export type CmsState = 'up' | 'down' | 'wrong-answer' | 'token-refused'

const health = z.object({ status: z.enum(['ok', 'warn']) })

/** Whether the CMS answers, is healthy by its own account, and accepts the site's token. */
export async function getCmsState(): Promise<CmsState> {
  // With a token this is the CMS's own health check; anonymous requests are refused.
  const answer = await ask('/server/health').catch(() => null)
  if (!answer || answer.status >= 500) return 'down'
  if (answer.status === 401 || answer.status === 403) return 'token-refused'
  const body: unknown = await answer.json().catch(() => null)
  return answer.ok && health.safeParse(body).success ? 'up' : 'wrong-answer'
}

const mayCreate = z.object({ create: z.object({ access: z.enum(['full', 'partial']) }) })
const permissions = z.object({
  data: z.object({ admission: mayCreate, admission_form: mayCreate }),
})

/** Whether the CMS lets the site store enquiries; false also when it does not say so. */
export async function canCreateEnquiries(): Promise<boolean> {
  const answer = await ask('/permissions/me').catch(() => null)
  const body: unknown = await answer?.json().catch(() => null)
  return permissions.safeParse(body).success
}

function ask(path: string): Promise<Response> {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  return cmsFetch(CMS_URL + path, { headers: { authorization: `Bearer ${CMS_TOKEN}` } })
}
