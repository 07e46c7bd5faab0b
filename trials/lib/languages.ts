import { request } from '../../cms/setup/client.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import type { TestEnvironment } from './environment.ts'

/** Shows the website of a running environment in Hindi and Bengali too. */
export async function showLanguages({ cmsUrl, secrets, settings }: TestEnvironment): Promise<void> {
  const languages = ['hi', 'bn']
  await request(cmsUrl, { token: secrets.adminToken }, 'PATCH', '/items/school', { languages })
  await waitUntil(async () => {
    const { ok } = await fetch(`${settings.localUrl}/bn`)
    return ok ? undefined : 'The website is not in Bengali'
  }, 30)
}
