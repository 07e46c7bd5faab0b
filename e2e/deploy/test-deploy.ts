// npm run test:deploy: the website as a server runs it, with nginx and PostgreSQL of the system.
import { readOrExit, runInEnvironment } from '../resilience/runner.ts'
import type { ManagedProcess } from '../resilience/managed-process.ts'
import type { TestEnvironment } from '../resilience/test-environment.ts'
import { runCommand } from '../../scripts/lib/command.ts'
import { withSite } from '../support/servers/with-site.ts'
import { testAbuse } from './abuse.ts'
import { cacheKeyChecks } from './answers/cache-key.ts'
import { contentChecks, editChecks } from './answers/content.ts'
import { limitChecks } from './answers/limits.ts'
import { postChecks } from './answers/posts.ts'
import { protocolChecks } from './answers/protocol.ts'
import { runChecks } from './checks.ts'
import { openClient } from './client.ts'
import { testKills, testThroughput } from './load.ts'
import { testNeighbours } from './neighbours.ts'
import { testNginxOnly } from './nginx-only.ts'
import { startNginx, writeSettings } from './nginx.ts'
import { partOfControl, parts, readDeployOptions, readPorts } from './options.ts'
import { requirePackages } from './packages.ts'
import { testTwoInstances } from './two-instances.ts'

const { options, ports } = readOrExit(() => {
  requirePackages()
  return { options: readDeployOptions(), ports: readPorts() }
})
const { control, only, seconds, rounds, timeout } = options
const chosen = control ? partOfControl[control] : only
const wanted = new Set(chosen ? [chosen] : parts)

if (chosen === 'nginx-only') await runAlone(testNginxOnly)
if (chosen === 'neighbours') await runAlone(testNeighbours)
if (chosen === 'two-instances') await runAlone(testTwoInstances)

const usual = {
  ...{ PORT: String(ports.site), CMS_PORT: String(ports.cms) },
  ...{ SITE_URL: `https://localhost:${ports.https}`, BUILD_DIR: '.next-e2e' },
}
await runInEnvironment({ usual }, async (environment) => {
  let failed = wanted.has('nginx-only') ? await testNginxOnly(ports, control) : 0
  if (wanted.has('neighbours')) failed += await testNeighbours(ports, control)
  failed += await withSite(environment, (site) => testSingleSite(environment, site))
  return report(failed + (wanted.has('two-instances') ? await testTwoInstances(ports, control) : 0))
})

/** Runs a part that needs no site with content, and exits. */
function runAlone(test: typeof testNginxOnly): Promise<never> {
  return runCommand('task', async () => report(await test(ports, control)))
}

/** One site behind nginx; returns the number of failed checks and parts. */
async function testSingleSite(environment: TestEnvironment, site: ManagedProcess): Promise<number> {
  const { dataDir, buildDir } = environment.settings
  const settings = await writeSettings(ports, [ports.site], {
    DATA_DIR: dataDir,
    BUILD_DIR: buildDir,
  })
  const nginx = await startNginx(settings, { control })
  const client = await openClient(nginx)
  const context = { environment, nginx, client, ports }
  let failed = 0
  try {
    // The cache key first, while nothing is cached yet.
    if (wanted.has('answers'))
      failed += await runChecks({
        ...{ ...cacheKeyChecks(context), ...protocolChecks(context), ...contentChecks(context) },
        ...{ ...postChecks(context), ...editChecks(context), ...limitChecks(context) },
      })
    if (wanted.has('throughput')) failed += await testThroughput(context, rounds)
    if (wanted.has('kills')) failed += await testKills(context, site, seconds)
    if (wanted.has('abuse'))
      failed += await testAbuse(context, site, { seconds: Math.min(seconds, 20), timeout })
    return failed
  } finally {
    client.close()
    await nginx.stop()
  }
}

/** Prints the result; returns the exit status. */
function report(failed: number): number {
  console.log(failed === 0 ? 'All checks passed.' : `${failed} failed.`)
  return failed === 0 ? 0 : 1
}
