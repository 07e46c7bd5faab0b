import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { WEBSITE_USER } from 'school-schema/subscribers'
import { PREVIEW_USER } from '../../cms/setup/access-model.ts'
import { request } from '../../cms/setup/client.ts'
import { setUpCms } from '../../cms/setup/index.ts'
import { Problem } from '../launcher/problem.mjs'
import { withProgress, printStep } from '../launcher/progress.mjs'
import type { ExistingCms, Settings } from '../lib/environment.ts'
import { directus } from './directus.ts'
import { embeddedCms, embeddedCmsEnvironment, embeddedCmsUrl } from './variables.ts'
import { saveSecrets, type Secrets } from '../lib/secrets.ts'
import type { Supervisor } from '../lib/supervisor.ts'
import { waitUntil } from '../lib/wait-until.ts'
import { isDatabaseInstalled, listFiles } from '../lib/disk.ts'
import { prepareDatabase } from './database.ts'
import { moveToPostgres } from './postgres/move-to-postgres.ts'
import { isCmsUp, tokenStatus } from './questions.ts'
import { cmsFolder, root } from '../launcher/folders.mjs'

const folder = join(cmsFolder, 'extensions/school')
const BUILDER = join(cmsFolder, 'node_modules/@directus/extensions-sdk/cli.js')

/** Builds the extension of the CMS if one of its sources is newer than the built file. */
async function buildExtension(supervisor: Supervisor): Promise<void> {
  const builtAt = await stat(join(folder, 'dist/api.js')).catch(() => null)
  if (builtAt && (await newestSource()) < builtAt.mtimeMs) return
  await withProgress('Building the extension of the CMS', () =>
    supervisor.run({
      title: 'The build of the extension of the CMS',
      prefix: 'build',
      command: process.execPath,
      args: [BUILDER, 'build'],
      cwd: folder,
      env: process.env,
    }),
  )
}

async function newestSource(): Promise<number> {
  const sources = [join(folder, 'src'), join(root, 'packages/schema')]
  const paths = await Promise.all(
    sources.map(async (source) => (await listFiles(source)).map((path) => join(source, path))),
  )
  const files = [...paths.flat(), join(folder, 'package.json'), join(folder, 'extension.config.js')]
  const times = await Promise.all(files.map(async (path) => (await stat(path)).mtimeMs))
  return Math.max(...times)
}

const START_SECONDS = 180

/** Starts the embedded CMS with its database, schema and content. */
export async function startEmbeddedCms(
  settings: Settings,
  stored: Secrets,
  supervisor: Supervisor,
): Promise<ExistingCms> {
  const { secrets, environment, isNew } = await prepareEmbeddedCms(settings, stored, supervisor)
  await withProgress('Starting the CMS', async () => {
    const server = supervisor.keep(directus(['start'], environment))
    // If the first start fails, the CMS has printed why; later it is restarted.
    await Promise.race([untilUp(settings), server.failure])
  })
  await setUpEmbeddedCms(settings, secrets)
  if (isNew) announceAdministrator(embeddedCmsUrl(settings), settings, secrets)
  return embeddedCms(settings, secrets)
}

/** Migrates the database to the installed Directus; `environment` are its variables. */
export async function prepareEmbeddedCms(
  settings: Settings,
  stored: Secrets,
  supervisor: Supervisor,
): Promise<{ secrets: Secrets; environment: Record<string, string>; isNew: boolean }> {
  const { dataDir } = settings
  const secrets = await withAdministrator(settings, stored)
  const environment = embeddedCmsEnvironment(settings, secrets)
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  await buildExtension(supervisor)
  if (environment['DB_CLIENT'] === 'pg')
    await moveToPostgres(dataDir, sqliteEnvironment(settings, secrets), environment, supervisor)
  const isNew = await prepareDatabase(dataDir, environment, supervisor)
  return { secrets, environment, isNew }
}

/** That of the same CMS without PostgreSQL. */
function sqliteEnvironment(settings: Settings, secrets: Secrets): Record<string, string> {
  const { engines, ...others } = settings.embeddedCms
  const kept = Object.entries(engines).filter(([name]) => !name.startsWith('DB_'))
  const embeddedCms = { ...others, engines: Object.fromEntries(kept) }
  return embeddedCmsEnvironment({ ...settings, embeddedCms }, secrets)
}

/** Waits for a started CMS, and updates its schema, roles and settings. */
export async function setUpEmbeddedCms(settings: Settings, secrets: Secrets): Promise<void> {
  const { dataDir, siteUrl } = settings
  const { twoFactors } = settings.embeddedCms
  const { adminToken, siteToken, previewToken } = secrets
  const url = embeddedCmsUrl(settings)
  await untilUp(settings)
  await waitUntil(() => foreignDatabase(url, secrets, dataDir), START_SECONDS)
  await setUpCms({
    url,
    adminToken,
    siteToken,
    previewToken,
    siteUrl,
    twoFactors,
    onStep: printStep,
  })
}

const untilUp = (settings: Settings) =>
  waitUntil(
    async () => ((await isCmsUp(embeddedCmsUrl(settings))) ? undefined : 'The CMS does not answer'),
    START_SECONDS,
  )

/** The first administrator: from the environment while there is no database yet, afterwards from the data folder. */
async function withAdministrator(settings: Settings, stored: Secrets): Promise<Secrets> {
  const { dataDir, embeddedCms } = settings
  const { adminEmail = stored.adminEmail, adminPassword = stored.adminPassword } = embeddedCms
  if (adminEmail === stored.adminEmail && adminPassword === stored.adminPassword) return stored
  if (!isDatabaseInstalled(dataDir))
    return saveSecrets(dataDir, { ...stored, adminEmail, adminPassword })
  printStep(
    'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD are only used at the first start: change them in the CMS.',
  )
  return stored
}

/** Prints once how to sign in. A password that the user has set is not repeated. */
function announceAdministrator(url: string, { dataDir, embeddedCms }: Settings, secrets: Secrets) {
  const isOwn = embeddedCms.adminPassword === secrets.adminPassword
  const lines = [
    `  The CMS's administrator (shown this once, kept in ${join(dataDir, 'secrets.json')}):`,
    `    address   ${url}/admin`,
    `    e-mail    ${secrets.adminEmail}`,
    `    password  ${isOwn ? 'as set in CMS_ADMIN_PASSWORD' : secrets.adminPassword}`,
    '  Its first page lists what the website still needs (docs/guide/your-school.md). Three people can have accounts.',
  ]
  console.log(['', ...lines, ''].join('\n'))
}

/**
 * Undefined if the database is new, or was set up with one of these tokens. Otherwise another website
 * may use it, of which the set-up would change the tokens: throws a Problem.
 */
async function foreignDatabase(url: string, secrets: Secrets, dataDir: string) {
  for (const token of [secrets.siteToken, secrets.previewToken])
    if ((await tokenStatus(url, token)) === 200) return undefined
  const path = `/users?filter[id][_in]=${WEBSITE_USER},${PREVIEW_USER}&fields=id`
  const { status, rows } = await request(url, { token: secrets.adminToken }, 'GET', path)
  if (status !== 200) return `The CMS answers ${status}`
  if (rows.length === 0) return undefined
  throw new Problem(
    `The CMS's database was set up with other secrets than ${join(dataDir, 'secrets.json')}. If it is that of another website, choose an empty database. If it is yours, put the right file back from a backup, or delete the two accounts "Website" in the CMS, and start again.`,
  )
}
