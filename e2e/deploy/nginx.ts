import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '../../scripts/lib/certificate.ts'
import { configure } from '../../scripts/deploy/configure.ts'
import { packFiles } from '../../scripts/deploy/pack.ts'
import { readDeploySettings, type DeploySettings } from '../../scripts/deploy/settings.ts'
import { startNginx } from './nginx-process.ts'
import type { Control } from './options.ts'
import { frontUrl, type TrialPorts } from './ports.ts'
import { weaken } from './sabotage.ts'

/** nginx with the project's own configuration, before one or more sites. */
export type Front = {
  url: string
  certificate: Buffer
  settings: DeploySettings
  folder: string
  /** The number of the process that answers; there is only one. */
  worker: () => number
  stop: () => Promise<void>
}

type FrontOptions = {
  ports: TrialPorts
  sites: readonly number[]
  variables: Record<string, string>
}

/** The settings of a trial, as an operator would write them, in a folder of their own. */
export async function writeSettings({ ports, sites, variables }: FrontOptions): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-front-'))
  const { key, certificate } = makeCertificate(folder)
  const settings = {
    SITE_URL: frontUrl(ports),
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    SITES: sites.map((port) => `127.0.0.1:${port}`).join(' '),
    HTTPS_LISTEN: `127.0.0.1:${ports.front} [::1]:${ports.front}`,
    HTTP_LISTEN: `127.0.0.1:${ports.plain}`,
    PACKER_LISTEN: `127.0.0.1:${ports.packer}`,
    HEALTH_FROM: '127.0.0.1',
    NGINX_USER: 'www-data',
    NGINX_WORKERS: '1',
    NGINX_PID: join(folder, 'nginx.pid'),
    PUBLIC_DIR: join(folder, 'public'),
    CACHE_DIR: join(folder, 'cache'),
    STATE_DIR: join(folder, 'state'),
    LOG_DIR: join(folder, 'log'),
    ACME_DIR: join(folder, 'acme'),
    ...variables,
  }
  const lines = Object.entries(settings).map(([key, value]) => `${key}="${value}"\n`)
  const file = join(folder, 'settings.env')
  await writeFile(file, lines.join(''), { mode: 0o600 })
  return file
}

type StartOptions = { control?: Control; hasBuild?: boolean }

/** Configures, packs what a build has for nginx, and starts nginx, as an operator would. */
export async function startFront(
  file: string,
  { control, hasBuild = true }: StartOptions = {},
): Promise<Front> {
  const folder = join(file, '..')
  const settings = await readDeploySettings(file)
  await configure(settings, folder)
  if (hasBuild) await packFiles(settings)
  if (control) await weaken(folder, control)
  for (const name of ['CACHE_DIR', 'STATE_DIR', 'LOG_DIR'] as const) await mkdir(settings[name])
  // The folder is the tester's own, and nginx's workers are others'.
  await chmod(folder, 0o755)
  const server = await startNginx(join(folder, 'nginx/nginx.conf'), settings.SITE_URL)
  return {
    url: settings.SITE_URL,
    certificate: await readFile(settings.TLS_CERTIFICATE),
    settings,
    folder,
    worker: server.worker,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
