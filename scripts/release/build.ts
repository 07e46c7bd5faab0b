import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { readSettings } from '../lib/environment.ts'
import { freePorts } from '../lib/free-ports.ts'
import { currentBuild } from '../lib/releases.ts'
import { build } from '../lib/site/build.ts'
import { openSite } from '../lib/site/open.ts'
import type { Supervisor } from '../lib/supervisor.ts'

const BUILD_DIR = '.next-release'

/**
 * Builds the site with the sample content, as Next.js renders every page during a build. No page of
 * this build leaves this machine. Returns the absolute path of its folder.
 */
export async function buildForRelease(temporary: string, supervisor: Supervisor): Promise<string> {
  const [port, cmsPort] = await freePorts(2)
  const settings = readSettings({
    NODE_ENV: 'production',
    // Every site that runs a release is behind nginx with https.
    SITE_URL: 'https://release.invalid',
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: join(temporary, 'data'),
    BUILD_DIR,
  })
  // The cache of another build would only save time.
  await rm(join(root, BUILD_DIR), { recursive: true, force: true })
  await build(await openSite(settings, supervisor))
  await supervisor.stopAll()
  return join(root, currentBuild(BUILD_DIR))
}
