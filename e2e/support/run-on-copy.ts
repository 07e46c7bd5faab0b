import { freePorts } from '../../scripts/lib/free-ports.ts'
import { runToEnd, type Outcome } from './command.ts'
import { withCopy } from './instance-copy.ts'
import { requireEnv } from './require-env.ts'

/**
 * Runs a command that creates a test environment (`resilience/test-environment.ts`) from a copy of the instance,
 * with the build that is there, and waits for its end.
 */
export async function runOnCopy(name: string, args: string[] = []): Promise<Outcome> {
  const [port = 0, cmsPort = 0, frontPort = 0] = await freePorts(3)
  return withCopy(`${name}-${port}`, (copy) => {
    const environment = {
      CHAOS_SNAPSHOT_DIR: copy.dataDir,
      BUILD_DIR: copy.buildDir,
      SITE_URL: requireEnv('E2E_SITE_URL'),
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      FRONT_PORT: String(frontPort),
    }
    return runToEnd(name, environment, args)
  })
}
