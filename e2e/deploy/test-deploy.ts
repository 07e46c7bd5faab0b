// npm run test:deploy: the website as a server runs it, with nginx and PostgreSQL of the system.
import { readOrExit, runInWorld } from '../../scripts/chaos/command.ts'
import { untilUp } from '../../scripts/chaos/victim.ts'
import type { World } from '../../scripts/chaos/world.ts'
import { during } from '../../scripts/launcher/progress.mjs'
import { runCommand } from '../../scripts/lib/command.ts'
import { testAbuse } from './abuse.ts'
import { cacheKeyChecks } from './answers/cache-key.ts'
import { contentChecks } from './answers/content.ts'
import { editChecks } from './answers/edits.ts'
import { httpsBrowserChecks } from './answers/https-browser.ts'
import { limitChecks } from './answers/limits.ts'
import { postChecks } from './answers/posts.ts'
import { protocolChecks } from './answers/protocol.ts'
import { runChecks } from './checks.ts'
import { openClient } from './client.ts'
import { testKills, testThroughput } from './load.ts'
import { testNginxOnly } from './nginx-only.ts'
import { startNginx, writeSettings, type Nginx } from './nginx.ts'
import { partOfControl, parts, readDeployOptions, readPorts } from './options.ts'
import { requirePackages } from './packages.ts'
import { testTwoInstances } from './two-instances.ts'

const { options, ports } = readOrExit(() => {
  requirePackages()
  return { options: readDeployOptions(), ports: readPorts() }
})
const { control, only, seconds, rounds, patience } = options
const chosen = control ? partOfControl[control] : only
const wanted = new Set(chosen ? [chosen] : parts)

if (chosen === 'nginx-only') await runAlone(testNginxOnly)
if (chosen === 'two-instances') await runAlone(testTwoInstances)

const usual = {
  ...{ PORT: String(ports.site), CMS_PORT: String(ports.cms) },
  ...{ SITE_URL: `https://localhost:${ports.https}`, BUILD_DIR: '.next-e2e' },
}
await runInWorld({ usual }, async (world) => {
  let failed = wanted.has('nginx-only') ? await testNginxOnly(ports, control) : 0
  failed += await testSingleSite(world)
  return report(failed + (wanted.has('two-instances') ? await testTwoInstances(ports, control) : 0))
})

/** Runs a part that needs no site with content, and ends the process. */
function runAlone(test: typeof testNginxOnly): Promise<never> {
  return runCommand('task', async () => report(await test(ports, control)))
}

/** One site and one CMS behind nginx; answers how many of its checks and parts failed. */
async function testSingleSite(world: World): Promise<number> {
  const { settings, cms } = world
  const site = world.siteBeside(world.cmsUrl)
  const bothUp = () => untilUp([site, cms], 'The site or the CMS')
  let nginx: Nginx | undefined
  let failed = 0
  try {
    cms.start()
    site.start()
    await during('Starting site and CMS', bothUp)
    const variables = { DATA_DIR: settings.dataDir, BUILD_DIR: settings.buildDir }
    nginx = await startNginx(await writeSettings(ports, [ports.site], variables), { control })
    const client = await openClient(nginx)
    const context = { world, nginx, client, ports }
    const answers = [cacheKeyChecks, protocolChecks, httpsBrowserChecks, contentChecks]
    const effects = [postChecks, editChecks, limitChecks]
    // The cache key first, while nothing is cached yet.
    if (wanted.has('answers'))
      for (const checksOf of [...answers, ...effects]) failed += await runChecks(checksOf(context))
    if (wanted.has('throughput')) failed += await testThroughput(context, rounds)
    if (wanted.has('kills')) failed += await testKills(context, site, seconds)
    if (wanted.has('abuse')) {
      await bothUp()
      failed += await testAbuse(context, site, { seconds: Math.min(seconds, 20), patience })
    }
    client.close()
    return failed
  } finally {
    await Promise.all([site.kill(), cms.kill()])
    await nginx?.stop()
  }
}

/** Prints the result; answers the exit status. */
function report(failed: number): number {
  console.log(failed === 0 ? 'All checks passed.' : `${failed} failed.`)
  return failed === 0 ? 0 : 1
}
