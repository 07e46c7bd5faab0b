import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setUpCms } from '../../../cms/setup/index.ts'
import { Problem } from '../../launcher/problem.mjs'
import { during, step } from '../../launcher/progress.mjs'
import type { ExistingCms, Settings } from '../environment.ts'
import { directus, embeddedCmsEnvironment, embeddedCmsUrl } from '../programs.ts'
import { saveSecrets, type Secrets } from '../secrets.ts'
import { claimFolder } from '../site/claims.ts'
import type { Supervisor } from '../supervisor.ts'
import { waitUntil } from '../wait-until.ts'
import { isDatabaseInstalled, prepareDatabase } from './database.ts'
import { isCmsUp, tokenStatus } from './questions.ts'

const START_SECONDS = 180

/** Starts the CMS that comes with the project, its database, schema and content in place. */
export async function startEmbeddedCms(
  settings: Settings,
  stored: Secrets,
  supervisor: Supervisor,
): Promise<ExistingCms> {
  const { dataDir, siteUrl } = settings
  const { twoFactors } = settings.embeddedCms
  const url = embeddedCmsUrl(settings)
  const secrets = await withAdministrator(settings, stored)
  const { adminToken, siteToken, previewToken } = secrets
  const environment = embeddedCmsEnvironment(settings, secrets)
  claimFolder('cms', dataDir, supervisor)
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  const isNew = await prepareDatabase(dataDir, environment, supervisor)
  await during('Starting the CMS', async () => {
    const server = supervisor.keep(() => directus('start', environment))
    const answers = waitUntil(
      async () => ((await isCmsUp(url)) ? undefined : 'The CMS does not answer'),
      START_SECONDS,
    )
    // A CMS that cannot start at all has said why; later it is started again.
    await Promise.race([answers, server.failure])
  })
  await waitUntil(() => refusedToken(url, adminToken, dataDir), START_SECONDS)
  await setUpCms({ url, adminToken, siteToken, previewToken, siteUrl, twoFactors, onStep: step })
  if (isNew) announceAdministrator(url, settings, secrets)
  return { url, token: siteToken, preview: { secret: secrets.previewSecret, token: previewToken } }
}

/**
 * The first administrator: as the environment says while there is no database yet, afterwards as it
 * was then. The data folder stores both.
 */
async function withAdministrator(settings: Settings, stored: Secrets): Promise<Secrets> {
  const { dataDir, embeddedCms } = settings
  const { adminEmail = stored.adminEmail, adminPassword = stored.adminPassword } = embeddedCms
  if (adminEmail === stored.adminEmail && adminPassword === stored.adminPassword) return stored
  if (!isDatabaseInstalled(dataDir))
    return saveSecrets(dataDir, { ...stored, adminEmail, adminPassword })
  step(
    'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD count at the first start only: change them in the CMS.',
  )
  return stored
}

/** Once, how to sign in. A password of the reader's own is not repeated. */
function announceAdministrator(url: string, { dataDir, embeddedCms }: Settings, secrets: Secrets) {
  const isOwn = embeddedCms.adminPassword === secrets.adminPassword
  const lines = [
    `  The CMS's administrator (shown this once, kept in ${join(dataDir, 'secrets.json')}):`,
    `    address   ${url}/admin`,
    `    e-mail    ${secrets.adminEmail}`,
    `    password  ${isOwn ? 'as set in CMS_ADMIN_PASSWORD' : secrets.adminPassword}`,
  ]
  console.log(['', ...lines, ''].join('\n'))
}

/** A CMS under load answers 503 for a while, which says nothing about the token. */
async function refusedToken(url: string, token: string, dataDir: string) {
  const status = await tokenStatus(url, token)
  if (status === 401 || status === 403)
    throw new Problem(
      `The CMS's database was made with other secrets than ${join(dataDir, 'secrets.json')}: put the right file back from a backup, or choose an empty database.`,
    )
  return status === 200 ? undefined : `The CMS answers ${status}`
}
