import { freePorts } from '../../scripts/lib/free-ports.ts'
import { runProjectCommand } from './command.ts'
import type { InstanceCopy } from './instance-copy.ts'
import { requireEnv } from './require-env.ts'

type Result = { code: number | null; output: string }

/**
 * Runs a command that creates a test environment (`resilience/test-environment.ts`) from a copy of the instance,
 * with the build that is there, and waits for its end.
 */
export async function runOnCopy(
  name: string,
  copy: InstanceCopy,
  args: readonly string[] = [],
): Promise<Result> {
  const [port = 0, cmsPort = 0, frontPort = 0] = await freePorts(3)
  const environment = {
    CHAOS_SNAPSHOT_DIR: copy.dataDir,
    BUILD_DIR: copy.buildDir,
    SITE_URL: requireEnv('E2E_SITE_URL'),
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    FRONT_PORT: String(frontPort),
  }
  const command = runProjectCommand(name, environment, undefined, { args: [...args] })
  const { code } = await command.ended
  return { code, output: command.lines.join('\n') }
}

/** Runs one of the chaos commands so, each time with the same seed. */
export const runChaos = (
  name: 'chaos-enquiries' | 'chaos-freshness' | 'chaos-content' | 'chaos-hostile',
  copy: InstanceCopy,
  args: readonly string[],
): Promise<Result> => runOnCopy(name, copy, ['--seed', '7', ...args])
