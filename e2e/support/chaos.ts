import { runProjectCommand } from './command.ts'
import { freePorts } from './free-ports.ts'
import type { InstanceCopy } from './instance-copy.ts'
import { requireEnv } from './require-env.ts'

/** Runs one of the chaos commands on a copy of the instance, with the build that is there, and waits for its end. */
export async function runChaos(
  name: 'chaos-enquiries' | 'chaos-freshness' | 'chaos-content' | 'chaos-hostile',
  copy: InstanceCopy,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const [port = 0, cmsPort = 0] = await freePorts(2)
  const environment = {
    CHAOS_SNAPSHOT_DIR: copy.dataDir,
    BUILD_DIR: copy.buildDir,
    SITE_URL: requireEnv('E2E_SITE_URL'),
    PORT: String(port),
    CMS_PORT: String(cmsPort),
  }
  const all = { args: ['--seed', '7', ...args] }
  const command = runProjectCommand(name, environment, undefined, all)
  const { code } = await command.ended
  return { code, output: command.lines.join('\n') }
}
