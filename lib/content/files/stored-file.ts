import 'server-only'
import { siteEnvironment } from '../../server/environment.ts'
import { CmsBroken } from '../client/errors.ts'
import { cmsFetch } from '../client/transport.ts'

/** What Directus answers when it has no such file, or only the record of one. */
const GONE = [403, 404]

async function ask(id: string, method: 'HEAD' | 'GET'): Promise<Response | null> {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  const headers = { authorization: `Bearer ${CMS_TOKEN}` }
  const answer = await cmsFetch(`${CMS_URL}/assets/${id}`, { method, headers })
  if (answer.ok) return answer
  if (GONE.includes(answer.status)) return null
  throw new CmsBroken(`The CMS answered ${answer.status} to a file`)
}

/** Whether the CMS can hand out a file, and not only names it. */
export async function isFileStored(id: string): Promise<boolean> {
  return (await ask(id, 'HEAD')) !== null
}

/** A file as it was uploaded; null when the CMS cannot hand it out. */
export async function readStoredFile(id: string): Promise<Uint8Array | null> {
  const answer = await ask(id, 'GET')
  return answer && new Uint8Array(await answer.arrayBuffer())
}
