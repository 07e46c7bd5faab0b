// npm run test:deploy: the website as a server runs it, with nginx and PostgreSQL of the system.
import type { ManagedProcess } from '../resilience/managed-process.ts'
import { runCheck } from '../resilience/runner.ts'
import {
  createEnvironment,
  withSite,
  type TestEnvironment,
} from '../resilience/test-environment.ts'
import { readOrExit } from '../support/options.ts'
import { testAbuse } from './abuse.ts'
import { cacheChecks } from './answers/cache-key.ts'
import { contentChecks } from './answers/content.ts'
import { limitChecks } from './answers/limits.ts'
import { postChecks } from './answers/posts.ts'
import { httpsBrowserChecks, protocolChecks } from './answers/protocol.ts'
import { runChecks } from './checks.ts'
import { openClient } from './client.ts'
import { testKills, testThroughput } from './load.ts'
import { testNginxOnly } from './nginx-only.ts'
import { startNginx, writeSettings } from './nginx.ts'
import { partOfControl, readDeployOptions, readPorts, type Part } from './options.ts'
import { requirePackages } from './system.ts'
import { testTwoInstances } from './two-instances.ts'

readOrExit(requirePackages)
const { control, only, seconds, rounds, patience } = readDeployOptions()
const ports = readOrExit(readPorts)
const chosen = control ? partOfControl[control] : only
const isWanted = (part: Part) => chosen === undefined || chosen === part

await runCheck({
  title: 'Deployment',
  run: async () => ({
    faults: [
      ...(isWanted('nginx-only') ? await testNginxOnly(ports, control) : []),
      ...(chosen === 'nginx-only' || chosen === 'two-instances' ? [] : await testSite()),
      ...(isWanted('two-instances') ? await testTwoInstances(ports, control) : []),
    ],
  }),
})

async function testSite(): Promise<string[]> {
  const usual = {
    ...{ PORT: String(ports.site), CMS_PORT: String(ports.cms) },
    ...{ SITE_URL: `https://localhost:${ports.https}`, BUILD_DIR: '.next-e2e' },
  }
  const environment = await createEnvironment({ usual })
  return withSite(environment, (site) => testBehindNginx(environment, site))
}

/** One site behind nginx; answers the faults of its parts. */
async function testBehindNginx(
  environment: TestEnvironment,
  site: ManagedProcess,
): Promise<string[]> {
  const { dataDir: DATA_DIR, buildDir: BUILD_DIR } = environment.settings
  const settings = await writeSettings(ports, [ports.site], { DATA_DIR, BUILD_DIR })
  const nginx = await startNginx(settings, { control })
  const client = await openClient(nginx)
  const context = { environment, nginx, client, ports }
  const faults: string[] = []
  try {
    // The cache key first, while nothing is cached yet.
    if (isWanted('answers'))
      faults.push(
        ...(await runChecks({
          ...{ ...cacheChecks(context), ...protocolChecks(context) },
          ...{ ...httpsBrowserChecks(context), ...contentChecks(context) },
          ...{ ...postChecks(context), ...limitChecks(context) },
        })),
      )
    if (isWanted('throughput')) faults.push(...(await testThroughput(context, rounds)))
    if (isWanted('kills')) faults.push(...(await testKills(context, site, seconds)))
    const flood = { seconds: Math.min(seconds, 20), patience }
    if (isWanted('abuse')) faults.push(...(await testAbuse(context, site, flood)))
    return faults
  } finally {
    client.close()
    await nginx.stop()
  }
}
