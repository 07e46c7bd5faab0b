import { lookup } from 'node:dns/promises'
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { withoutEmpty } from '../../lib/server/variables.ts'
import { root } from '../launcher/folders.mjs'
import { Problem } from '../launcher/problem.mjs'
import type { ExistingCms, Settings } from '../lib/environment.ts'
import { heapOf, LITTLE_MEMORY, type ProgramOptions } from '../lib/program.ts'
import type { Secrets } from '../lib/secrets.ts'

const NEXT = join(root, 'node_modules/next/dist/bin/next')
const WATCHDOG = join(root, 'scripts/site/watchdog.ts')

/** Variables of the CMS and of backups: restic's own, and the credentials of storage services. */
const NOT_FOR_THE_SITE =
  /^(DB_|STORAGE_|REDIS|CMS_ADMIN_|RESTIC_|RCLONE_|AWS_|AZURE_|B2_|GOOGLE_|OS_|ST_)/

/** With 13,000 notices, the most that the site reads, and 500 pages it uses 210 MB of it. */
const SITE_HEAP = heapOf(272)

/** A command of Next.js. */
const next = (args: readonly string[], env: NodeJS.ProcessEnv) => ({
  command: process.execPath,
  args: [NEXT, ...args],
  cwd: root,
  env,
})

/** The build of the site. */
export const nextBuild = (environment: NodeJS.ProcessEnv): ProgramOptions => ({
  ...next(['build'], environment),
  title: 'The build of the site (Next.js)',
  prefix: 'build',
})

/**
 * The name under which Next.js listens on an address: it writes a loopback address as `localhost` in the rewrites of
 * `proxy.ts`, and would request a page of another name over the network.
 */
function nameOf(host: string): { name: string; nodeOptions: string[] } {
  if (host === '127.0.0.1')
    return { name: 'localhost', nodeOptions: ['--dns-result-order=ipv4first'] }
  if (host === '::1') return { name: 'localhost', nodeOptions: ['--dns-result-order=ipv6first'] }
  return { name: host, nodeOptions: [] }
}

/** Throws a Problem if Next.js cannot listen on a loopback address, as this machine does not call it `localhost`. */
export async function requireLocalhost(host: string): Promise<void> {
  if (nameOf(host).name === host) return
  await lookup('localhost', { family: isIPv6(host) ? 6 : 4 }).catch(() => {
    throw new Problem(`HOST=${host} needs the line "${host} localhost" in /etc/hosts.`)
  })
}

/** The server of the site on its address: of its build, or with hot reload. */
export function nextServer(
  { host, port }: Settings,
  environment: NodeJS.ProcessEnv,
  isDevelopment = false,
): ProgramOptions {
  const { name, nodeOptions } = nameOf(host)
  const { args, ...program } = next(
    [isDevelopment ? 'dev' : 'start', '-H', name, '-p', String(port)],
    environment,
  )
  const limits = isDevelopment ? [] : [...SITE_HEAP, '--import', WATCHDOG]
  return {
    ...program,
    args: [...limits, ...nodeOptions, ...args],
    title: 'The site (Next.js)',
    prefix: 'site',
  }
}

/** The variables of the site: the user's own without those it must not know, plus the settings. */
export const siteEnvironment = (
  settings: Settings,
  secrets: Secrets,
  cms: ExistingCms,
  isDevelopment = false,
): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(withoutEmpty(process.env)).filter(([name]) => !NOT_FOR_THE_SITE.test(name)),
  ),
  ...LITTLE_MEMORY,
  NODE_ENV: isDevelopment ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  HOST: settings.host,
  PORT: String(settings.port),
  SITE_URL: settings.siteUrl,
  CMS_URL: cms.url,
  CMS_TOKEN: cms.token,
  DATA_DIR: settings.dataDir,
  BUILD_DIR: settings.buildDir,
  PREVIEW_SECRET: cms.preview?.secret,
  CMS_PREVIEW_TOKEN: cms.preview?.token,
  ENQUIRY_RETENTION_DAYS: settings.enquiryRetentionDays?.toString(),
  REVALIDATE_SECRET: secrets.revalidateSecret,
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secrets.serverActionsKey,
})
