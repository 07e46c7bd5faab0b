import { freePorts } from '../../scripts/lib/free-ports.ts'
import { runProjectCommand, type RunningCommand } from './command.ts'
import type { InstanceCopy } from './instance-copy.ts'
import { readTokens } from './instance.ts'

export type ServedCms = Pick<RunningCommand, 'stop'> & {
  url: string
  administrator: { email: string; password: string }
}

/**
 * Starts `npm run cms`.
 * @param variables further settings of its operator
 */
export async function serveCms(
  { dataDir }: InstanceCopy,
  variables: Record<string, string>,
): Promise<ServedCms> {
  const [port = 0] = await freePorts(1)
  const given = { CMS_PORT: String(port), DATA_DIR: dataDir, ...variables }
  const { isReady, lines, stop } = runProjectCommand('cms', given)
  if (!(await isReady)) throw new Error(lines.join('\n'))
  const { adminEmail: email, adminPassword: password } = await readTokens(dataDir)
  return { url: `http://127.0.0.1:${port}`, administrator: { email, password }, stop }
}
