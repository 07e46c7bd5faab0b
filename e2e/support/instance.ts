import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { runProjectCommand, type RunningCommand } from './command.ts'

export type Instance = RunningCommand & {
  siteUrl: string
  cmsUrl: string
  cmsPort: number
  dataDir: string
  stop: () => Promise<void>
}

export type InstanceOptions = {
  dataDir: string
  buildDir: string
  /** What the site calls itself, where that is not the address it answers at. */
  publicUrl?: string
  onLine?: (line: string) => void
  /** Started by npm, as its user does. */
  isByNpm?: boolean
}

/** Starts site and CMS as `npm start` does, on free ports, and waits until they are ready. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const { isReady, ...instance } = await launchInstance(options)
  if (!(await isReady))
    throw new Error(`The project did not start:\n${instance.lines.slice(-15).join('\n')}`)
  return instance
}

/** Starts it without waiting; `isReady` resolves when it is ready or has ended. */
export async function launchInstance(
  options: InstanceOptions,
): Promise<Instance & { isReady: Promise<boolean> }> {
  const { dataDir, buildDir, publicUrl, isByNpm = false } = options
  const [port = 0, cmsPort = 0] = await freePorts(2)
  const environment = {
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    BUILD_DIR: buildDir,
    ...(publicUrl && { SITE_URL: publicUrl }),
  }
  const ready = Promise.withResolvers<true>()
  const onLine = (line: string) => {
    options.onLine?.(line)
    if (line.startsWith('Ready')) ready.resolve(true)
  }
  const command = runProjectCommand('start', environment, onLine, { isByNpm })
  const ended = command.ended.then(() => false as const)
  return {
    ...command,
    isReady: Promise.race([ready.promise, ended]),
    siteUrl: `http://127.0.0.1:${port}`,
    cmsUrl: `http://127.0.0.1:${cmsPort}`,
    cmsPort,
    dataDir,
    async stop() {
      process.kill(command.pid, 'SIGTERM')
      await command.ended
    },
  }
}

const tokens = z.object({
  siteToken: z.string(),
  adminToken: z.string(),
  previewToken: z.string(),
  revalidateSecret: z.string(),
})

/** The tokens of the site and of the administrator, as the data folder keeps them. */
export async function readTokens(dataDir: string): Promise<z.infer<typeof tokens>> {
  return tokens.parse(JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')))
}
