import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { startServer, type RunningServer } from './command.ts'

export type Instance = RunningServer & {
  siteUrl: string
  cmsUrl: string
  cmsPort: number
  dataDir: string
}

export type InstanceOptions = {
  dataDir: string
  buildDir: string
  /** The public address of the site, if that is not the one it listens on. */
  publicUrl?: string
  onLine?: (line: string) => void
  /** Started by npm, as its user does. */
  isByNpm?: boolean
}

/** Starts site and CMS as `npm start` does, on free ports, and waits until they are ready. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const instance = await launchInstance(options)
  if (!(await instance.isReady))
    throw new Error(`The project did not start:\n${instance.lines.slice(-15).join('\n')}`)
  return instance
}

/** Starts it without waiting. */
export async function launchInstance(options: InstanceOptions): Promise<Instance> {
  const { dataDir, buildDir, publicUrl, onLine, isByNpm = false } = options
  const [port = 0, cmsPort = 0] = await freePorts(2)
  const environment = {
    ...{ PORT: String(port), CMS_PORT: String(cmsPort), DATA_DIR: dataDir, BUILD_DIR: buildDir },
    ...(publicUrl && { SITE_URL: publicUrl }),
  }
  return {
    ...startServer('start', environment, onLine, { isByNpm }),
    siteUrl: `http://127.0.0.1:${port}`,
    cmsUrl: `http://127.0.0.1:${cmsPort}`,
    ...{ cmsPort, dataDir },
  }
}

const tokens = z.object({
  adminEmail: z.string(),
  adminPassword: z.string(),
  siteToken: z.string(),
  adminToken: z.string(),
  previewToken: z.string(),
  revalidateSecret: z.string(),
})

/** The tokens of the site and of the administrator, from the data folder. */
export async function readTokens(dataDir: string): Promise<z.infer<typeof tokens>> {
  return tokens.parse(JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')))
}
