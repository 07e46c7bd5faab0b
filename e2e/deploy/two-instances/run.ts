import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadIntoPrograms } from '../../../scripts/chaos/clock.ts'
import { root } from '../../../scripts/launcher/folders.mjs'
import { during } from '../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../client.ts'
import { runChecks } from '../checks.ts'
import { startFront, writeSettings, type Front } from '../nginx.ts'
import { buildOn, copyMachine, createMachine, scrap, startCms } from '../instance.ts'
import type { TrialOptions } from '../options.ts'
import type { TrialPorts } from '../ports.ts'
import { startPostgres } from '../postgres.ts'
import { trust } from '../tls.ts'
import { readTokens } from './pair.ts'
import { publishChecks } from './publish.ts'
import { replaceChecks } from './replace.ts'

const NO_RECONCILER = '../../../scripts/chaos/freshness/no-reconciler.mjs'
const BUILDS = ['.next-e2e', '.next-e2e-two'] as const

/** Two instances of the site behind nginx, Directus on PostgreSQL; answers how many checks failed. */
export async function tryTwo(ports: TrialPorts, { control }: TrialOptions): Promise<number> {
  const isUntold = control === 'untold'
  const folder = await mkdtemp(join(tmpdir(), 'school-website-two-'))
  const postgres = await startPostgres(ports.database)
  const both = [ports.site, ports.secondSite]
  const told = isUntold ? [ports.site] : both
  const machine = (name: string, port: number, buildDir: string) => {
    const place = { name, port, buildDir, dataDir: join(folder, name) }
    return createMachine(place, ports, told, postgres.variables)
  }
  const one = await machine('one', ports.site, BUILDS[0])
  const two = await machine('two', ports.secondSite, BUILDS[1])
  let front: Front | undefined
  try {
    await during('Making the database and starting the CMS', () => startCms(one))
    await during('Building the site', () => buildOn(one))
    await copyMachine(one, two)
    // Only now: what builds the site starts another Node, as the machine has it, which may be older.
    if (isUntold) loadIntoPrograms(import.meta.resolve(NO_RECONCILER))
    await Promise.all([one.start('site'), two.start('site')])
    const variables = { APP_DIR: root, APP_USER: 'nobody', DATA_DIR: folder, BUILD_DIR: BUILDS[0] }
    front = await startFront(await writeSettings({ ports, sites: both, variables }))
    trust(front.certificate)
    const cmsUrl = `http://127.0.0.1:${ports.cms}`
    const tokens = await readTokens(one)
    const pair = { one, two, front, cmsUrl, ...tokens }
    const browser = await openBrowser(front)
    const failed = await runChecks([...publishChecks(pair), ...replaceChecks(pair, browser)])
    browser.close()
    return failed
  } finally {
    await front?.stop()
    await Promise.all([one.kill('site'), two.kill('site'), one.kill('cms')])
    await postgres.stop()
    await scrap(two)
    for (const each of [one, two]) await rm(each.folder, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}
