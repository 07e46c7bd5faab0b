import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { configure } from '../../scripts/deploy/configure.ts'
import { packFiles } from '../../scripts/deploy/pack.ts'
import { readDeploySettings, type DeploySettings } from '../../scripts/deploy/settings.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { makeCertificate } from '../../scripts/lib/certificate.ts'
import { descendantsOf } from '../../scripts/lib/processes.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'
import type { Endpoint } from './client.ts'
import { schoolLinks, writeDebianNginx } from './debian.ts'
import type { Control, Ports } from './options.ts'

export type NginxProcess = {
  /** The single worker process. */
  workerPid: () => number
  stop: () => Promise<void>
}

/** nginx with the project's configuration, in front of one or more sites. */
export type Nginx = NginxProcess & Endpoint & { settings: DeploySettings; folder: string }

/** Writes the settings like an operator into a new folder; returns the file. */
export async function writeSettings(
  ports: Ports,
  sites: readonly number[],
  variables: Record<string, string>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-nginx-'))
  const names = [variables['SITE_URL'], variables['STUDIO_URL']].flatMap((url) =>
    url ? [new URL(url).hostname] : [],
  )
  const { key, certificate } = makeCertificate(folder, names)
  const settings = {
    SCHOOL: 'north-hill',
    SITE_URL: `https://localhost:${ports.https}`,
    ...{ TLS_CERTIFICATE: certificate, TLS_KEY: key, APP_DIR: root, APP_USER: 'nobody' },
    SITES: sites.map((port) => `127.0.0.1:${port}`).join(' '),
    HTTPS_LISTEN: `127.0.0.1:${ports.https} [::1]:${ports.https}`,
    HTTP_LISTEN: `127.0.0.1:${ports.http}`,
    COMPRESSOR_LISTEN: `127.0.0.1:${ports.compressor}`,
    HEALTH_FROM: '127.0.0.1',
    ...{ PUBLIC_DIR: join(folder, 'public'), CACHE_DIR: join(folder, 'cache') },
    ...{
      STATE_DIR: join(folder, 'state'),
      BACKUP_DIR: join(folder, 'backups'),
      LOG_DIR: join(folder, 'log'),
    },
    ...{ ACME_DIR: join(folder, 'acme'), ...variables },
  }
  const file = join(folder, 'settings.env')
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`)
  await writeFile(file, lines.join(''), { mode: 0o600 })
  return file
}

type Options = { control?: Control | undefined; hasBuild?: boolean }

/** A configured school. */
export type School = { settings: DeploySettings; folder: string; id: string }

/** Configures a school and compresses the files of the build, like an operator. */
export async function prepareSchool(
  settingsFile: string,
  { control, hasBuild = true }: Options = {},
): Promise<School> {
  const folder = dirname(settingsFile)
  const settings = await readDeploySettings(settingsFile)
  await configure(settings, folder)
  if (hasBuild) await packFiles(settings)
  if (control) await applyControl(folder, control)
  for (const name of ['CACHE_DIR', 'STATE_DIR', 'LOG_DIR'] as const) await mkdir(settings[name])
  // nginx's workers run under another account.
  await chmod(folder, 0o755)
  return { settings, folder, id: settings.SCHOOL }
}

/** Starts nginx for one school. */
export async function startNginx(settingsFile: string, options: Options = {}): Promise<Nginx> {
  const school = await prepareSchool(settingsFile, options)
  const { settings, folder } = school
  const port = Number(new URL(settings.SITE_URL).port)
  const main = await writeDebianNginx(join(folder, 'debian'), schoolLinks([school]))
  const server = await startNginxProcess(main, port)
  const certificate = await readFile(settings.TLS_CERTIFICATE)
  // For fetch, which this process also uses.
  setDefaultCACertificates([...getCACertificates('default'), certificate.toString()])
  return {
    ...{ url: settings.SITE_URL, certificate, settings, folder, workerPid: server.workerPid },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts nginx with a configuration file, and waits until it listens on the port. */
export async function startNginxProcess(file: string, port: number): Promise<NginxProcess> {
  const stdio = ['ignore', 'inherit', 'inherit'] as const
  const server = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: [...stdio] })
  process.once('exit', () => server.kill())
  await waitUntil(async () => {
    if (server.exitCode !== null) throw new Error('nginx ended; its reason is above.')
    const socket = connect(port, '127.0.0.1')
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    return isListening ? undefined : 'nginx does not listen'
  }, 20)
  const isWorker = ({ command }: { command: string }) => command.startsWith('nginx: worker')
  return {
    workerPid: () => descendantsOf(server.pid ?? 0).find(isWorker)?.pid ?? 0,
    async stop() {
      if (server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

type Change = [file: string, pattern: RegExp, replacement: string]

/** What each control changes in the configuration of nginx. */
const changes: Record<Control, Change[]> = {
  'partial-responses': [['compressor.conf', /if \(\$http_x_cacheable\)/, 'if ($http_x_never)']],
  'no-stale': [
    ['cache.conf', /proxy_cache_use_stale .*;/, 'proxy_cache_use_stale off;'],
    ['complete.conf', /proxy_cache_use_stale .*;/, 'proxy_cache_use_stale off;'],
    // A site that is back within these seconds would hide the effect.
    ['http.conf', /, stale-while-revalidate=10/g, ''],
  ],
  'one-key': [['http.conf', /\$\w+_is_payload(\$\w+_has_query" \$\w+_cacheable_page)/, '$1']],
  'compress-each': [
    ['proxy.conf', /Accept-Encoding \$\w+_encoding;/, 'Accept-Encoding "";'],
    ['site.conf', /brotli off;/, 'brotli on;\n  brotli_comp_level 5;'],
  ],
  'each-address': [['http.conf', /"\$1::";/g, '$remote_addr;']],
  // These affect the site and the CMS, or the order of files.
  'included-first': [],
  'no-hints': [],
}

/** Applies a control to the configuration; throws if there is nothing to remove. */
async function applyControl(folder: string, control: Control): Promise<void> {
  for (const [name, pattern, replacement] of changes[control]) {
    const file = join(folder, 'nginx', name)
    const text = await readFile(file, 'utf8')
    const changed = text.replace(pattern, replacement)
    if (changed === text) throw new Error(`${name} has nothing that ${control} could remove.`)
    await writeFile(file, changed)
  }
}
