import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setUpCms } from '../../../cms/setup/index.ts'
import { Problem } from '../../launcher/problem.mjs'
import { withProgress, printStep } from '../../launcher/progress.mjs'
import type { ExistingCms, Settings } from '../environment.ts'
import { directus, embeddedCms, embeddedCmsEnvironment, embeddedCmsUrl } from '../programs.ts'
import { saveSecrets, type Secrets } from '../secrets.ts'
import { claimCms } from '../site/claims.ts'
import type { Supervisor } from '../supervisor.ts'
import { waitUntil } from '../wait-until.ts'
import { isDatabaseInstalled, prepareDatabase } from './database.ts'
import { buildExtension } from './extension.ts'
import { isCmsUp, tokenStatus } from './questions.ts'

const START_SECONDS = 180

/** Starts the embedded CMS with its database, schema and content. */
export async function startEmbeddedCms(
  settings: Settings,
  stored: Secrets,
  supervisor: Supervisor,
): Promise<ExistingCms> {
  claimCms(settings)
  const { secrets, environment, isNew } = await prepareEmbeddedCms(settings, stored, supervisor)
  await withProgress('Starting the CMS', async () => {
    const server = supervisor.keep(directus('start', environment))
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
  const isNew = await prepareDatabase(dataDir, environment, supervisor)
  return { secrets, environment, isNew }
}

/** Waits for a started CMS, and updates its schema, roles and settings. */
export async function setUpEmbeddedCms(settings: Settings, secrets: Secrets): Promise<void> {
  const { dataDir, siteUrl } = settings
  const { twoFactors } = settings.embeddedCms
  const { adminToken, siteToken, previewToken } = secrets
  const url = embeddedCmsUrl(settings)
  await untilUp(settings)
  await waitUntil(() => refusedToken(url, adminToken, dataDir), START_SECONDS)
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
    'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD count at the first start only: change them in the CMS.',
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

/** A CMS under load responds with 503 for a while, which says nothing about the token. */
async function refusedToken(url: string, token: string, dataDir: string) {
  const status = await tokenStatus(url, token)
  if (status === 401 || status === 403)
    throw new Problem(
      `The CMS's database was made with other secrets than ${join(dataDir, 'secrets.json')}: put the right file back from a backup, or choose an empty database.`,
    )
  return status === 200 ? undefined : `The CMS answers ${status}`
}
