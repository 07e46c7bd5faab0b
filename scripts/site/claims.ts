import { join } from 'node:path'
import { cmsPort } from '../cms/open.ts'
import { root } from '../launcher/folders.mjs'
import { claim, assertPortsFree } from '../lib/claim.ts'
import { prepareDataFolder } from '../lib/disk.ts'
import type { Settings } from '../lib/environment.ts'

/** Locks the build folder: a build under a running site would mix two builds. */
export function claimBuild({ buildDir }: Settings): void {
  const folder = join(root, buildDir)
  claim(`${folder}.lock`, `A site is already served from the build folder ${folder}`)
}

/** Locks the data folder and the build folder, and checks the ports, for a command that serves the site. */
export async function claimSite(settings: Settings): Promise<void> {
  const { host, port, existingCms, embeddedCms, dataDir } = settings
  await prepareDataFolder(dataDir)
  const used = `A site already runs with the data folder ${dataDir}`
  claim(join(dataDir, 'site.lock'), used)
  claimBuild(settings)
  await assertPortsFree([
    { variable: 'PORT', host, port },
    ...(existingCms ? [] : [cmsPort(embeddedCms)]),
  ])
}
