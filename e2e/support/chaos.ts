import { freePorts } from '../../scripts/lib/free-ports.ts'
import { runToEnd } from './command.ts'
import type { InstanceCopy } from './instance.ts'
import { requireEnv } from './require-env.ts'

/**
 * Runs a command that creates a test environment (`resilience/test-environment.ts`) from a copy of the instance,
 * with the build that is there, and waits for its end.
 */
export async function runOnCopy(name: string, copy: InstanceCopy, args: readonly string[] = []) {
  const [port = 0, cmsPort = 0, frontPort = 0] = await freePorts(3)
  const environment = {
    CHAOS_SNAPSHOT_DIR: copy.dataDir,
    BUILD_DIR: copy.buildDir,
    SITE_URL: requireEnv('E2E_SITE_URL'),
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    FRONT_PORT: String(frontPort),
  }
  return runToEnd(name, environment, { args })
}
