import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { runProjectCommand } from './command.ts'
import type { InstanceCopy } from './instance-copy.ts'

export type ServedCms = {
  url: string
  administrator: { email: string; password: string }
  stop: () => Promise<void>
}

const secrets = z.object({ adminEmail: z.string(), adminPassword: z.string() })

/**
 * The CMS alone, as `npm run cms` starts it.
 * @param variables what else its operator has set
 */
export async function serveCms(
  { dataDir }: InstanceCopy,
  variables: Record<string, string>,
): Promise<ServedCms> {
  const [port = 0] = await freePorts(1)
  const ready = Promise.withResolvers<true>()
  const given = { CMS_PORT: String(port), DATA_DIR: dataDir, ...variables }
  const command = runProjectCommand('cms', given, (line) => {
    if (line.startsWith('Ready')) ready.resolve(true)
  })
  const ended = command.ended.then(() => false as const)
  if (!(await Promise.race([ready.promise, ended]))) throw new Error(command.lines.join('\n'))
  const file = await readFile(join(dataDir, 'secrets.json'), 'utf8')
  const { adminEmail: email, adminPassword: password } = secrets.parse(JSON.parse(file))
  return {
    url: `http://127.0.0.1:${port}`,
    administrator: { email, password },
    async stop() {
      process.kill(command.pid, 'SIGTERM')
      await command.ended
    },
  }
}
