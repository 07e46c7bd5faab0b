import { createWriteStream, mkdirSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from 'playwright/test'
import { unpackBrowser } from './browser/browser.ts'
import { readHealth } from './servers/health.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import { startInstance } from './servers/instance.ts'

const BUILD_DIR = '.next-e2e'

/**
 * One site and one CMS for all tests, in a temporary folder and on free ports, unless E2E_SITE_URL
 * names a running site. The tests find them by the E2E_
 * variables; E2E_SNAPSHOT_DIR is the data folder as it was before any test.
 */
export default async function startProject(config: FullConfig): Promise<() => Promise<void>> {
  await unpackBrowser()
  if (process.env.E2E_SITE_URL) return () => Promise.resolve()
  const folder = await mkdtemp(join(tmpdir(), 'school-website-e2e-'))
  const [dataDir, snapshot] = [join(folder, 'data'), join(folder, 'snapshot')]
  const onLine = outputUntilReady(join(config.rootDir, '../test-results'))
  const instance = await startInstance({ dataDir, buildDir: BUILD_DIR, onLine })
  // The site writes its snapshots of content under such names first.
  const filter = (file: string) => !/\.json\.\d+\.\w+$/.test(file)
  await cp(dataDir, snapshot, { recursive: true, filter })
  const { siteToken, adminToken } = await loadSecrets(dataDir)
  Object.assign(process.env, {
    E2E_SITE_URL: instance.siteUrl,
    E2E_CMS_URL: instance.cmsUrl,
    E2E_CMS_TOKEN: siteToken,
    E2E_CMS_ADMIN_TOKEN: adminToken,
    E2E_DATA_DIR: dataDir,
    E2E_SNAPSHOT_DIR: snapshot,
    E2E_BUILD_DIR: BUILD_DIR,
  })
  const watch = watchHealth(instance.siteUrl)
  return async () => {
    const alarms = watch.stop()
    await instance.stop()
    await rm(folder, { recursive: true, force: true })
    if (alarms.length > 0) throw new Error(`False alarms of the health check: ${alarms.join(', ')}`)
  }
}

/** Prints the output until both are ready, and then writes it to a file. */
function outputUntilReady(folder: string): (line: string) => void {
  mkdirSync(folder, { recursive: true })
  const log = createWriteStream(join(folder, 'site-and-cms.log'))
  let isReady = false
  return (line) => {
    if (isReady) return void log.write(`${line}\n`)
    isReady = line.startsWith('Ready')
    console.log(line)
  }
}

const POLL_INTERVAL_MS = 2_000

/** Polls the health check of a site; a request without a response is ignored. */
function watchHealth(siteUrl: string) {
  const reported = new Map<string, string>()
  const ask = async () => {
    const { conditions } = await readHealth(siteUrl)
    const { status } = await fetch(`${siteUrl}/api/ready`)
    for (const condition of status === 200
      ? conditions
      : [...conditions, `${status} of /api/ready`])
      if (!reported.has(condition)) reported.set(condition, new Date().toISOString())
  }
  const timer = setInterval(() => ask().catch(() => undefined), POLL_INTERVAL_MS)
  return {
    /** Stops it and returns each reported condition with the time of the first report. */
    stop: () => {
      clearInterval(timer)
      return [...reported].map(([condition, time]) => `${condition} (${time})`)
    },
  }
}
