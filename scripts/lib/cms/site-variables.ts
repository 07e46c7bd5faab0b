import { join } from 'node:path'
import { writeFileSafely } from '../disk.ts'
import type { ExistingCms } from '../environment.ts'

/** Writes the variables for a build or a site on another machine to `site.env` in the data folder. */
export async function saveSiteVariables(dataDir: string, cms: ExistingCms): Promise<void> {
  const variables = {
    CMS_URL: cms.url,
    CMS_TOKEN: cms.token,
    PREVIEW_SECRET: cms.preview?.secret,
    CMS_PREVIEW_TOKEN: cms.preview?.token,
  }
  const lines = Object.entries(variables).map(([name, value = '']) => `${name}=${value}\n`)
  await writeFileSafely(join(dataDir, 'site.env'), lines.join(''), 0o600)
}
