import { globSync } from 'node:fs'
import { join } from 'node:path'
import { cmsEnvironment } from '../../cms/environment.ts'
import { localAddress } from '../../lib/server/values.ts'
import { withoutEmpty } from '../../lib/server/variables.ts'
import { cmsFolder, root } from '../launcher/folders.mjs'
import type { ExistingCms, Settings } from './environment.ts'
import type { ProgramOptions } from './program.ts'
import type { Secrets } from './secrets.ts'
import { ownValue } from 'school-schema/values/own-value'

/** Directus's command line. Its own `cli.js` requests the public registry at every start. */
const DIRECTUS = join(cmsFolder, 'node_modules/@directus/api/dist/cli/run.js')
const WATCHDOG = join(root, 'scripts/lib/watchdog.ts')
const NEXT = join(root, 'node_modules/next/dist/bin/next')

/** System variables that programs need; none could be a setting of Directus. */
const OF_THE_SYSTEM = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'NODE_EXTRA_CA_CERTS']

/** Variables of the CMS and of backups: restic's own, and the credentials of storage services. */
const NOT_FOR_THE_SITE =
  /^(DB_|STORAGE_|REDIS|CMS_ADMIN_|RESTIC_|RCLONE_|AWS_|AZURE_|B2_|GOOGLE_|OS_|ST_)/

/** Otherwise Node lets the heap of a machine with much memory grow to several times what is used. */
const heapOf = (megabytes: number) => [
  '--max-semi-space-size=8',
  `--max-old-space-size=${megabytes}`,
]
const CMS_HEAP = heapOf(768)
/** With 13,000 notices, the most that the site reads, and 500 pages it uses 210 MB of it. */
const SITE_HEAP = heapOf(272)
/**
 * Likewise for memory outside the heap, of which each thread would get a part of its own, and which
 * is only given back if it is mapped.
 */
const LITTLE_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }

/** Directus, with only system variables of the user's shell. */
export const directus = (
  command: readonly string[],
  environment: Record<string, string>,
): ProgramOptions => ({
  title: 'The CMS (Directus)',
  prefix: 'cms',
  command: process.execPath,
  args: [...CMS_HEAP, DIRECTUS, ...command],
  cwd: cmsFolder,
  env: {
    NODE_ENV: 'production',
    // Directus stores a day in SQLite as its midnight in the time zone of its process.
    TZ: 'UTC',
    ...LITTLE_MEMORY,
    ...Object.fromEntries(OF_THE_SYSTEM.map((name) => [name, ownValue(process.env, name)])),
    ...environment,
  },
})

/** The command line of Next.js. */
export const next = (args: string[], environment: NodeJS.ProcessEnv): ProgramOptions => ({
  title: args[0] === 'build' ? 'The build of the site (Next.js)' : 'The site (Next.js)',
  prefix: args[0] === 'build' ? 'build' : 'site',
  command: process.execPath,
  args: [NEXT, ...args],
  cwd: root,
  env: environment,
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

/** The server of the site on its address. */
export function nextStart(
  { host, port }: Settings,
  environment: NodeJS.ProcessEnv,
): ProgramOptions {
  const { name, nodeOptions } = nameOf(host)
  const program = next(['start', '-H', name, '-p', String(port)], environment)
  return { ...program, args: [...SITE_HEAP, ...nodeOptions, '--import', WATCHDOG, ...program.args] }
}

/** The address of the embedded CMS. */
export const embeddedCmsUrl = ({ embeddedCms: { host, port } }: Settings) =>
  localAddress(host, port)

/** The embedded CMS with the site's tokens from the data folder. */
export const embeddedCms = (settings: Settings, secrets: Secrets): ExistingCms => ({
  url: embeddedCmsUrl(settings),
  token: secrets.siteToken,
  preview: { secret: secrets.previewSecret, token: secrets.previewToken },
})

/** All variables of the embedded CMS. */
export const embeddedCmsEnvironment = (
  { dataDir, embeddedCms, siteUrl, siteAddresses, enquiryRetentionDays, studioUrl }: Settings,
  secrets: Secrets,
): Record<string, string> =>
  cmsEnvironment({
    host: embeddedCms.host,
    port: embeddedCms.port,
    dataDir,
    secret: secrets.cmsSecret,
    adminEmail: secrets.adminEmail,
    adminPassword: secrets.adminPassword,
    adminToken: secrets.adminToken,
    siteUrl,
    studioUrl,
    hookUrls: siteAddresses.map((address) => `${address}/api/revalidate`),
    hookSecret: secrets.revalidateSecret,
    previewSecret: secrets.previewSecret,
    enquiryRetentionDays,
    engines: embeddedCms.engines,
    hasUploads: globSync('uploads/*', { cwd: dataDir }).length > 0,
  })

/** The variables of the site: the user's own without those it must not know, plus the settings. */
export const siteEnvironment = (
  settings: Settings,
  secrets: Secrets,
  cms: ExistingCms,
  mode: 'production' | 'development',
): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(withoutEmpty(process.env)).filter(([name]) => !NOT_FOR_THE_SITE.test(name)),
  ),
  ...LITTLE_MEMORY,
  NODE_ENV: mode,
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
