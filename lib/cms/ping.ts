import 'server-only'
import { siteEnvironment } from '../env/site.ts'
import { cmsFetch } from './transport.ts'

/** True when the CMS answers and accepts the site's token. */
export async function isCmsUp(): Promise<boolean> {
  const { CMS_URL, CMS_TOKEN } = siteEnvironment()
  try {
    // With a token this asks for the CMS's health; anonymous visitors are refused.
    const answer = await cmsFetch(`${CMS_URL}/server/health`, {
      headers: { authorization: `Bearer ${CMS_TOKEN}` },
    })
    return answer.ok
  } catch {
    return false
  }
}
