import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureHost } from '../../lib/health/host.ts'
import { root } from '../launcher/folders.mjs'
import type { Settings } from '../lib/environment.ts'
import { currentRelease } from '../lib/releases.ts'
import { askCms } from './cms.ts'
import { inOrder, type Item } from './item.ts'
import { hostItems, siteItems } from './parts.ts'
import { readSite } from './site.ts'

/** Collects all items of the status, also while site or CMS are down. */
export async function collectStatus(settings: Settings, now = new Date()): Promise<Item[]> {
  const { dataDir, backups, siteUrl, siteAddresses, buildDir } = settings
  const [sites, host, cms] = await Promise.all([
    Promise.all(siteAddresses.map(readSite)),
    measureHost({
      DATA_DIR: dataDir,
      BACKUP_DIR: backups.isExpected ? backups.dir : undefined,
      SITE_URL: siteUrl,
    }),
    askCms(settings, now),
  ])
  const build = currentRelease(buildDir)
  const version = [versionOf('package.json'), build && `build ${build}`, cms.version].filter(
    Boolean,
  )
  return [
    inOrder('Version', version.join(', ')),
    ...siteItems(sites, cms.isUp),
    ...hostItems(host),
    ...cms.items,
  ]
}

const versionOf = (manifest: string): string =>
  String(Reflect.get(JSON.parse(readFileSync(join(root, manifest), 'utf8')), 'version'))
